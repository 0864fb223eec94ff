import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The bank accounts of a matter by name, in the order people know them. */
export const listBankAccountNames = (tx: Tx, matterId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where matter_id = ${matterId} order by is_main desc, name, id`);

/** The name of another account that is the main one. */
export const findOtherMain = async (tx: Tx, matterId: number, id: number | undefined): Promise<string | undefined> =>
  (
    await tx.maybe<{ name: string }>(
      sql`select name from bank_account where matter_id = ${matterId} and is_main and id is distinct from ${id ?? null}`,
    )
  )?.name;

/** Whether another account of the matter has a number already, so that a further one takes its place or stands beside it. */
export const hasOtherNumberedAccount = async (tx: Tx, matterId: number, id: number | undefined): Promise<boolean> =>
  (await tx.maybe(
    sql`select from bank_account where matter_id = ${matterId} and bare_account(account_number) is not null and id is distinct from ${id ?? null} limit 1`,
  )) !== undefined;

/** The accounts of a matter that lines of the bank were taken to. */
export const listAccountsWithLines = async (tx: Tx, matterId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx.rows<{ id: number }>(sql`
        select b.id from bank_account b where b.matter_id = ${matterId}
          and exists (select from bank_line l where l.intermediary_id = b.intermediary_id and l.matter_id = b.matter_id and l.bank_account_id = b.id)`)
    ).map(({ id }) => id),
  );

/** Whether anything but its opening was ever booked on it, undone or not. */
export const isAccountOf = async (tx: Tx, bankAccountId: number, matterId: number): Promise<boolean> =>
  (await tx.maybe(sql`select from bank_account where id = ${bankAccountId} and matter_id = ${matterId}`)) !== undefined;

export const hasMovements = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from ledger_posting where bank_account_id = ${id} limit 1`)) !== undefined;
