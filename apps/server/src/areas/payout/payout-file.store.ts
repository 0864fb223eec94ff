import type { BankFileState } from '@boedel/contract/payout/payout.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereWordsFound } from '../../platform/db/search-words';
import { whereSeesMatter } from '../../platform/db/sees';
import { joinSql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { StoredPayoutRow } from './payout.store';

export const bankFileTable = firmTable(
  'payout_file',
  {
    matter_id: c.id,
    bank_account_id: c.id,
    number: c.int,
    format: c.text,
    action_on: c.day,
    same_day: c.flag,
    row_count: c.int,
    total_cents: c.cents,
    hash_total: c.text,
    sha256: c.text,
    content: c.text,
    made_by: c.id.orNull,
    made_name: c.text,
    made_at: c.instant,
  },
  'money',
);
export type BankFileRow = RowOf<typeof bankFileTable>;
export const fileRowTable = firmTable(
  'payout_file_row',
  {
    matter_id: c.id,
    payout_file_id: c.id,
    payout_id: c.id,
    place: c.int,
    payee: c.text,
    amount_cents: c.cents,
    account_number: c.text,
    branch_code: c.text,
    outcome: c.text,
    outcome_on: c.day.orNull,
    why: c.text.orNull,
    returned_expense_id: c.id.orNull,
    returned_movement_id: c.id.orNull,
  },
  'money',
);

/** The approval of a whole bank file: at most one for each file. */
const fileApprovalTable = firmTable(
  'payout_file_approval',
  {
    matter_id: c.id,
    payout_file_id: c.id,
    person_id: c.id.orNull,
    person_name: c.text,
    sha256: c.text,
    approved_at: c.instant,
  },
  'money',
);

const fileApprovalStore = (tx: Tx) => tableStore(tx, fileApprovalTable);
const fileRowStore = (tx: Tx) => tableStore(tx, fileRowTable);

export const bankFileStore = (tx: Tx) => ({
  ...tableStore(tx, bankFileTable),
  rows: fileRowStore(tx),
  approvals: fileApprovalStore(tx),

  setOutcome: (id: number, outcome: string, day: LocalDate | null, why: string | null): Promise<number> =>
    tx.run(sql`update payout_file_row set outcome = ${outcome}, outcome_on = ${day}, why = ${why}, version = version + 1
      where payout_id = ${id} and outcome in ('sent', 'paid')`),
  /** Of the file it was paid by: the day it came back, and the entry it came back by. */
  setReturned: (
    id: number,
    day: LocalDate,
    why: string,
    by: { readonly source: string; readonly id: number },
  ): Promise<number> =>
    tx.run(sql`update payout_file_row set outcome = 'returned', outcome_on = ${day}, why = ${why},
        returned_expense_id = ${by.source === 'expense' ? by.id : null},
        returned_movement_id = ${by.source === 'money_movement' ? by.id : null}, version = version + 1
      where payout_id = ${id} and outcome = 'paid'`),
  nextNumber: async (matterId: number): Promise<number> =>
    (
      await tx.one<{ next: number }>(
        sql`select coalesce(max(number), 0)::int + 1 as next from payout_file where matter_id = ${matterId}`,
      )
    ).next,
});

export const listFileRows = (tx: Tx, fileIds: readonly number[]) =>
  fileRowStore(tx).list(sql`payout_file_id = any(${fileIds}::bigint[])`, sql`payout_file_id, place`);

export const listFileApprovals = (tx: Tx, fileIds: readonly number[]) =>
  fileApprovalStore(tx).list(sql`payout_file_id = any(${fileIds}::bigint[])`, sql`id`);

export const listBankNames = (tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`select id, name from bank_account where id = any(${ids}::bigint[])`);

interface FilePageQuery {
  readonly state?: BankFileState | undefined;
  readonly searchString: string;
  readonly skip: number;
  readonly take: number;
}

/** How far a file is, as the contract's states. */
const fileState = sql`case
  when not exists (select from payout_file_row r where r.intermediary_id = f.intermediary_id and r.payout_file_id = f.id and r.outcome = 'sent') then 'answered'
  when exists (select from payout_file_approval a where a.intermediary_id = f.intermediary_id and a.matter_id = f.matter_id and a.payout_file_id = f.id) then 'open'
  else 'toApprove' end`;

/** Bank files of all matters one sees, the newest first, with what stands in each state. */
export async function listFilePage(tx: Tx, { state, searchString, skip, take }: FilePageQuery) {
  const text = sql`plain_text(concat_ws(' ', f.made_name, m.reference, m.name))`;
  const from = sql`from (select f.*, ${fileState} as state from payout_file f where ${whereSeesMatter(sql`f.matter_id`)}) f
    join matter m on m.intermediary_id = f.intermediary_id and m.id = f.matter_id`;
  const wanted = joinSql(
    [
      sql`true`,
      ...(state ? [sql`f.state = ${state}`] : []),
      ...(searchString.trim() ? whereWordsFound(text, searchString) : []),
    ],
    ' and ',
  );
  const ids = await tx.rows<{ id: number }>(
    sql`select f.id ${from} where ${wanted} order by f.id desc offset ${skip} limit ${take}`,
  );
  const { total } = await tx.one<{ total: number }>(sql`select count(*)::int as total ${from} where ${wanted}`);
  const totals = await tx.rows<{ state: BankFileState; count: number; amount: Cents }>(
    sql`select f.state, count(*)::int as count, sum(f.total_cents)::bigint as amount ${from} group by f.state`,
  );
  const found = await bankFileStore(tx).some(ids.map(({ id }) => id));
  return { rows: ids.flatMap(({ id }) => found.filter((file) => file.id === id)), total, totals };
}

/** The matters that files pay for, by name. */
export const listMattersOfFiles = (
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string; reference: string; country: string }[]> =>
  tx.rows(sql`select id, name, reference, country from matter where id = any(${ids}::bigint[])`);

export const listFiles = (tx: Tx, matterId: number) =>
  bankFileStore(tx).list(sql`matter_id = ${matterId}`, sql`number desc`);

/** The account payments go out of, with what it holds beyond the files that are with the bank. */
export const findPayingAccount = (
  tx: Tx,
  id: number,
): Promise<{ account_number: string | null; name: string; free: Cents } | undefined> =>
  tx.maybe(sql`
    select a.account_number, a.name,
      ((select coalesce(sum(cents), 0) from ledger_posting where bank_account_id = a.id and account = 'BANK')
        - (select coalesce(sum(amount_cents), 0) from payout where bank_account_id = a.id and state = 'filed'))::bigint as free
    from bank_account a where a.id = ${id}`);

export const listRowsOfFile = (tx: Tx, fileId: number) => fileRowStore(tx).list(sql`payout_file_id = ${fileId}`);

export const listSentPayouts = (
  tx: Tx,
  matterId: number,
  fileId: number,
): Promise<(StoredPayoutRow & { sent_account: string })[]> =>
  tx.rows(sql`
    select p.*, r.account_number as sent_account from payout_file_row r
      join payout p on p.intermediary_id = r.intermediary_id and p.matter_id = r.matter_id and p.id = r.payout_id
    where r.matter_id = ${matterId} and r.payout_file_id = ${fileId} and r.outcome = 'sent' order by r.place`);

/** The payments of a file that are booked as paid, and did not come back. */
export const listPaidPayouts = (
  tx: Tx,
  matterId: number,
  fileId: number,
): Promise<(StoredPayoutRow & { sent_account: string })[]> =>
  tx.rows(sql`
    select p.*, r.account_number as sent_account from payout_file_row r
      join payout p on p.intermediary_id = r.intermediary_id and p.matter_id = r.matter_id and p.id = r.payout_id
    where r.matter_id = ${matterId} and r.payout_file_id = ${fileId} and r.outcome = 'paid' and p.state = 'paid' order by r.place`);

/** The payment an entry of the ledger is booked from. */
export const findPayoutOfEntry = (tx: Tx, source: string, id: number): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`select id from payout where state = 'paid'
    and ${source === 'expense' ? sql`paid_expense_id = ${id}` : sql`paid_movement_id = ${id}`}`);

export const listFiledPayouts = (
  tx: Tx,
  matterId: number,
  accountId: number,
): Promise<(StoredPayoutRow & { sent_on: LocalDate })[]> =>
  tx.rows(sql`
      select p.*, f.action_on as sent_on from payout p
        join payout_file_row r on r.intermediary_id = p.intermediary_id and r.matter_id = p.matter_id and r.payout_id = p.id and r.outcome = 'sent'
        join payout_file f on f.intermediary_id = r.intermediary_id and f.id = r.payout_file_id
      where p.matter_id = ${matterId} and p.bank_account_id = ${accountId} and p.state = 'filed' order by f.action_on, p.id`);

export const isInFile = (tx: Tx, id: number): Promise<object | undefined> =>
  tx.maybe(sql`select from payout_file_row where payout_id = ${id} limit 1`);
