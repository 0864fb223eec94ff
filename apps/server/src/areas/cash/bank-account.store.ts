import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The bank accounts of a matter by name, in the order people know them. */
export const bankAccountNames = (tx: Tx, matterId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where matter_id = ${matterId} order by is_main desc, name, id`);

/** Whether anything but its opening was ever booked on it, undone or not. */
export const hasMovements = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from ledger_posting where bank_account_id = ${id} limit 1`)) !== undefined;

/** The day of the death of whom the matter is about, where there is one. */
export const diedOn = async (tx: Tx, matterId: number) =>
  (
    await tx.maybe<{ died_on: LocalDate | null }>(
      sql`select died_on from matter_party where matter_id = ${matterId} and role = 'main'`,
    )
  )?.died_on ?? null;
