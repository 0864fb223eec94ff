import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The bank accounts of a matter by name, in the order people know them. */
export const bankAccountNames = (tx: Tx, matterId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where matter_id = ${matterId} order by is_main desc, name, id`);

/** Whether anything but its opening was ever booked on it, undone or not. */
export const hasMovements = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from ledger_posting where bank_account_id = ${id} limit 1`)) !== undefined;

/**
 * The day of the death that parts income, where there is one. A curator accounts for all that is collected until the office
 * ends, the death included, as income.
 */
export const diedOn = async (tx: Tx, matterId: number) =>
  (
    await tx.maybe<{ died_on: LocalDate | null }>(sql`
      select p.died_on from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      where p.matter_id = ${matterId} and p.role = 'main' and m.system_type <> ${systemType.curatorship}`)
  )?.died_on ?? null;
