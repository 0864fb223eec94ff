import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The bank accounts of a matter by name, in the order people know them. */
export const bankAccountNames = (tx: Tx, matterId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where matter_id = ${matterId} order by is_main desc, name, id`);

/** The name of another account that is the main one. */
export const otherMainOf = async (tx: Tx, matterId: number, id: number | undefined): Promise<string | undefined> =>
  (
    await tx.maybe<{ name: string }>(
      sql`select name from bank_account where matter_id = ${matterId} and is_main and id is distinct from ${id ?? null}`,
    )
  )?.name;

/** The accounts of a matter that lines of the bank were taken to. */
export const accountsWithLines = async (tx: Tx, matterId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx.rows<{ id: number }>(sql`
        select b.id from bank_account b where b.matter_id = ${matterId}
          and exists (select from bank_line l where l.intermediary_id = b.intermediary_id and l.matter_id = b.matter_id and l.bank_account_id = b.id)`)
    ).map(({ id }) => id),
  );

/** Whether anything but its opening was ever booked on it, undone or not. */
export const hasMovements = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from ledger_posting where bank_account_id = ${id} limit 1`)) !== undefined;

/** The death that parts income, and up to when what came in was a curator's. */
export interface PartedBy {
  readonly diedOn: LocalDate | null;
  readonly curatorsUntil: LocalDate | null;
}

/**
 * What parts the income of a matter. A curator accounts for all that is collected until the office ends as income; an estate
 * that was a curatorship parts what came in afterwards.
 */
export async function partedBy(tx: Tx, matterId: number): Promise<PartedBy> {
  const found = await tx.maybe<PartedBy>(sql`
    select case when m.system_type <> ${systemType.curatorship} then p.died_on end as "diedOn", c.ended_on as "curatorsUntil"
    from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      left join curatorship_end c on c.intermediary_id = m.intermediary_id and c.matter_id = m.id
    where p.matter_id = ${matterId} and p.role = 'main'`);
  return found ?? { diedOn: null, curatorsUntil: null };
}

/** The death that parts one receipt: none parts what was the curator's. */
export const deathFor = ({ diedOn, curatorsUntil }: PartedBy, receivedOn: LocalDate): LocalDate | null =>
  curatorsUntil !== null && receivedOn <= curatorsUntil ? null : diedOn;
