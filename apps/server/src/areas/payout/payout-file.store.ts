import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { type PayoutRow, payoutStore } from './payout.store';

export const rowsOfFiles = (tx: Tx, fileIds: readonly number[]) =>
  payoutStore(tx).fileRows.list(sql`payout_file_id = any(${fileIds}::bigint[])`, sql`payout_file_id, place`);

export const bankNames = (tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where id = any(${ids}::bigint[])`);

export const filesOf = (tx: Tx, matterId: number) =>
  payoutStore(tx).files.list(sql`matter_id = ${matterId}`, sql`number desc`);

/** The account payments go out of, with what it holds beyond the files that are with the bank. */
export const payingAccount = (
  tx: Tx,
  id: number,
): Promise<{ account_number: string | null; name: string; free: Cents } | undefined> =>
  tx.maybe(sql`
    select a.account_number, a.name,
      ((select coalesce(sum(cents), 0) from ledger_posting where bank_account_id = a.id and account = 'BANK')
        - (select coalesce(sum(amount_cents), 0) from payout where bank_account_id = a.id and state = 'filed'))::bigint as free
    from bank_account a where a.id = ${id}`);

export const rowsOfFile = (tx: Tx, fileId: number) => payoutStore(tx).fileRows.list(sql`payout_file_id = ${fileId}`);

export const sentIn = (tx: Tx, matterId: number, fileId: number): Promise<(PayoutRow & { sent_account: string })[]> =>
  tx.rows(sql`
    select p.*, r.account_number as sent_account from payout_file_row r
      join payout p on p.intermediary_id = r.intermediary_id and p.matter_id = r.matter_id and p.id = r.payout_id
    where r.matter_id = ${matterId} and r.payout_file_id = ${fileId} and r.outcome = 'sent' order by r.place`);
