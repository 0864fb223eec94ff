import type { AnswerOf } from '@boedel/contract/call';
import type { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const requestTable = firmTable(
  'account_request',
  {
    matter_id: c.id,
    kind: c.text,
    kind_name: c.text,
    bank: c.text,
    account_name: c.text,
    note: c.text.orNull,
    state: c.text,
    way: c.text,
    person_id: c.id.orNull,
    asked_name: c.text,
    asked_at: c.instant,
    bank_reference: c.text.orNull,
    trouble: c.text.orNull,
    answered_on: c.day.orNull,
    answer: c.text.orNull,
    bank_account_id: c.id.orNull,
    letter_id: c.id.orNull,
    answer_document_id: c.id.orNull,
  },
  'money',
);
export type BankRequestRow = RowOf<typeof requestTable>;
type BankRequestView = AnswerOf<typeof bankRequestCalls.openaccount>;

export const requestStore = (tx: Tx) => ({
  ...tableStore(tx, requestTable),
  async present(rows: readonly BankRequestRow[]): Promise<BankRequestView[]> {
    const ids = rows.flatMap(({ bank_account_id }) => bank_account_id ?? []);
    const numbers = new Map(
      (
        await tx.rows<{ id: number; account_number: string | null }>(
          sql`select id, account_number from bank_account where id = any(${ids}::bigint[])`,
        )
      ).map(({ id, account_number }) => [id, account_number]),
    );
    return rows.map((row) => ({
      id: row.id,
      matterID: row.matter_id,
      kind: row.kind as BankRequestView['kind'],
      kindName: row.kind_name,
      bank: row.bank,
      accountName: row.account_name,
      note: row.note,
      state: row.state as BankRequestView['state'],
      way: row.way as BankRequestView['way'],
      askedBy: row.asked_name,
      askedAt: row.asked_at,
      bankReference: row.bank_reference,
      trouble: row.trouble,
      answeredDate: row.answered_on,
      answer: row.answer,
      bankAccountID: row.bank_account_id,
      accountNumber: numbers.get(row.bank_account_id ?? 0) ?? null,
      letterID: row.letter_id,
      version: row.version,
    }));
  },
});

export const saveTrouble = (tx: Tx, requestId: number, trouble: string): Promise<number> =>
  tx.run(
    sql`update account_request set trouble = ${trouble.slice(0, 300)}, version = version + 1 where id = ${requestId} and state = 'asked'`,
  );

export const findRequestMatter = (
  tx: Tx,
  matterId: number,
): Promise<{ reference: string; country: string } | undefined> =>
  tx.maybe(sql`select reference, country from matter where id = ${matterId}`);

export const saveBankReference = (tx: Tx, id: number, bankReference: string): Promise<number> =>
  tx.run(sql`update account_request set bank_reference = ${bankReference}, trouble = null, version = version + 1
    where id = ${id} and bank_reference is null`);

export const listBankRequests = (tx: Tx, matterId: number) =>
  requestStore(tx).list(sql`matter_id = ${matterId}`, sql`id desc`);

export const findMainAccount = (tx: Tx, matterId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from bank_account where matter_id = ${matterId} and is_main`);
