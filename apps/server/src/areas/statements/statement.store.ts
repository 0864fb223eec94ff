import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Refusal } from '@boedel/domain/law/refusal';
import type { Message } from '@boedel/domain/law/message';
import type { Cents } from '@boedel/domain/money/cents';
import type { ColumnMapping, ColumnMeaning, SignRule } from '@boedel/domain/statements/mapping';
import type { UnmappedTable } from '@boedel/domain/statements/read-statement';
import type { StatementDoubt } from '@boedel/domain/statements/statement';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';

export const mappingTable = firmTable('statement_mapping', {
  name: c.text,
  bank: c.text.orNull,
  signature: c.text,
  columns: c.json<ColumnMeaning[]>(),
  date_form: c.text.orNull,
  decimal: c.text.orNull,
  sign: c.text,
  fees_move: c.flag.orNull,
  person_id: c.id.orNull,
});
export type StatementMappingRow = RowOf<typeof mappingTable>;

export const fileTable = firmTable(
  'statement_file',
  {
    matter_id: c.id,
    bank_account_id: c.id.orNull,
    file_id: c.id,
    file_name: c.text,
    sha256: c.text,
    state: c.text,
    format: c.text.orNull,
    layout: c.text.orNull,
    bank: c.text.orNull,
    is_confirmed: c.flag,
    encoding: c.text.orNull,
    separator: c.text.orNull,
    row_order: c.text.orNull,
    rows_in_file: c.int,
    rows_read: c.int,
    rows_passed: c.int,
    rows_unread: c.int,
    staged_count: c.int,
    doubts: c.json<StatementDoubt[]>(),
    unmapped: c.json<UnmappedTable | null>().orNull,
    refusals: c.json<Refusal[]>(),
    claimed_at: c.instant.orNull,
    person_id: c.id.orNull,
    created_at: c.instant,
  },
  'money',
);
export type StatementFileRow = RowOf<typeof fileTable>;

/** How far a statement is that is added to its account in parts. */
export interface StatementTaking {
  readonly bankAccountId: number;
  readonly leaveOutAlike: boolean;
  readonly by: string;
  readonly personId: number;
  /** The place of the next line, and how many were new so far. */
  readonly next: number;
  readonly added: number;
}

export const statementTable = firmTable(
  'bank_statement',
  {
    matter_id: c.id,
    statement_file_id: c.id,
    place: c.int,
    account_in_file: c.text.orNull,
    currency: c.text.orNull,
    owner: c.text.orNull,
    number: c.text.orNull,
    from_on: c.day.orNull,
    to_on: c.day.orNull,
    opening_cents: c.cents.orNull,
    opening_from: c.text,
    movements_cents: c.cents,
    closing_cents: c.cents.orNull,
    closing_from: c.text,
    ties: c.flag.orNull,
    breaks: c.int,
    line_count: c.int,
    bank_account_id: c.id.orNull,
    new_count: c.int.orNull,
    taken_at: c.instant.orNull,
    taken_by: c.text.orNull,
    taking: c.json<StatementTaking>().orNull,
  },
  'money',
);
export type BankStatementRow = RowOf<typeof statementTable>;

export interface StagedStatementLine {
  readonly line: number;
  readonly day: LocalDate;
  readonly amount_cents: Cents;
  readonly balance_cents: Cents | null;
  readonly description: string;
  readonly reference: string | null;
  readonly doubt: Message | null;
}

/** What of a staged statement an account has not, and what it has in other words. */
export interface NewLineCounts {
  readonly new_lines: number;
  readonly alike_lines: number;
}

/** A line whose day and amount a line of the account has, which is not itself a line of this statement. */
const isAlike = (accountId: number) => sql`exists (select from bank_line l
  where l.bank_account_id = ${accountId} and l.likeness = s.likeness
    and not exists (select from bank_statement_staged t where t.statement_id = s.statement_id and t.key = l.key))`;
const isNew = (accountId: number) =>
  sql`not exists (select from bank_line l where l.bank_account_id = ${accountId} and l.key = s.key)`;

const staged = sql`place, line, day, value_on, amount_cents, balance_cents, description, reference, bank_reference, bank_id, kind,
  is_reversal, key, likeness, doubt`;
const taken = sql`line, day, value_on, amount_cents, balance_cents, description, reference, bank_reference, bank_id, kind,
  is_reversal, key, likeness, doubt`;

export const mappingStore = (tx: Tx) => ({
  ...tableStore(tx, mappingTable),
  all: async (): Promise<ColumnMapping[]> =>
    (await tableStore(tx, mappingTable).list(sql`true`)).map((row) => ({
      id: `own-${row.id}`,
      name: row.name,
      bank: row.bank,
      signature: row.signature,
      columns: row.columns,
      sign: row.sign as SignRule,
      ...(row.date_form !== null && { dateForm: row.date_form as NonNullable<ColumnMapping['dateForm']> }),
      ...(row.decimal !== null && { decimal: row.decimal as NonNullable<ColumnMapping['decimal']> }),
      ...(row.fees_move !== null && { feesMove: row.fees_move }),
    })),
  ofSignature: (signature: string): Promise<StatementMappingRow | undefined> =>
    tx.maybe(sql`select * from statement_mapping where signature = ${signature}`),
});

export const statementStore = (tx: Tx) => ({
  files: tableStore(tx, fileTable),
  statements: tableStore(tx, statementTable),

  /** The file for whoever reads it now: nobody else does so unless nothing is heard of them for a minute. */
  claim: (fileId: number): Promise<StatementFileRow | undefined> =>
    tx.maybe(sql`
      update statement_file set claimed_at = clock_timestamp(), version = version + 1
      where id = ${fileId} and state = 'reading' and (claimed_at is null or claimed_at < clock_timestamp() - interval '1 minute')
      returning *`),
  /** What an earlier reading left. */
  clear: (fileId: number): Promise<number> =>
    tx.run(sql`delete from bank_statement where statement_file_id = ${fileId} and taken_at is null`),
  stage: async (matterId: number, statementId: number, fileId: number, rows: string, count: number): Promise<void> => {
    await tx.run(sql`
      insert into bank_statement_staged (matter_id, statement_id, ${staged})
      select ${matterId}::bigint, ${statementId}::bigint, ${staged} from jsonb_to_recordset(${rows}::jsonb) as r (place int, line int,
        day date, value_on date, amount_cents bigint, balance_cents bigint, description text, reference text, bank_reference text,
        bank_id text, kind text, is_reversal boolean, key text, likeness text, doubt jsonb)`);
    await tx.run(sql`
      update statement_file set staged_count = staged_count + ${count}, claimed_at = clock_timestamp() where id = ${fileId}`);
  },
  statementsOf: (fileIds: readonly number[]): Promise<BankStatementRow[]> =>
    tableStore(tx, statementTable).list(
      sql`statement_file_id = any(${[...fileIds]}::bigint[])`,
      sql`statement_file_id, place`,
    ),
  /** Held, with the account, so that two who take the same lines come one after the other. */
  async holdAccount(matterId: number, accountId: number): Promise<void> {
    const account = await tx.maybe(
      sql`select id from bank_account where id = ${accountId} and matter_id = ${matterId} for update`,
    );
    if (!account) throw new NotFound();
  },
  firstLines: (statementId: number, most: number): Promise<StagedStatementLine[]> =>
    tx.rows(sql`
      select line, day, amount_cents, balance_cents, description, reference, doubt from bank_statement_staged
      where statement_id = ${statementId} order by place limit ${most}`),
  newness: async (statementId: number, accountId: number): Promise<NewLineCounts> => {
    // An account without lines has none of them: a long statement is not compared with nothing, line by line.
    const hasLines = await tx.maybe(sql`select from bank_line where bank_account_id = ${accountId} limit 1`);
    return hasLines
      ? tx.one(sql`
          select count(*)::int as new_lines, (count(*) filter (where ${isAlike(accountId)}))::int as alike_lines
          from bank_statement_staged s where statement_id = ${statementId} and ${isNew(accountId)}`)
      : tx.one(sql`select line_count as new_lines, 0 as alike_lines from bank_statement where id = ${statementId}`);
  },
  /** Whether lines of the account came by another format than this. */
  hasOtherFormat: async (accountId: number, format: string | null): Promise<boolean> =>
    (await tx.maybe(sql`
      select from bank_statement b join statement_file f on f.intermediary_id = b.intermediary_id and f.id = b.statement_file_id
      where b.bank_account_id = ${accountId} and f.format is distinct from ${format} limit 1`)) !== undefined,
  /** Every line that the account has not, in one statement; how many there were. */
  take: (
    statement: BankStatementRow,
    accountId: number,
    leaveOutAlike: boolean,
    part?: { readonly from: number; readonly count: number },
  ): Promise<number> =>
    tx.run(sql`
      insert into bank_line (matter_id, bank_account_id, statement_id, ${taken})
      select matter_id, ${accountId}::bigint, statement_id, ${taken} from bank_statement_staged s
      where statement_id = ${statement.id} and ${leaveOutAlike ? sql`not (${isAlike(accountId)})` : sql`true`}
        and ${part ? sql`place >= ${part.from} and place < ${part.from + part.count}` : sql`true`}
      order by place
      on conflict (intermediary_id, bank_account_id, key) do nothing`),
  dropStaged: (statementId: number, before?: number): Promise<number> =>
    tx.run(sql`
      delete from bank_statement_staged where statement_id = ${statementId} and ${before === undefined ? sql`true` : sql`place < ${before}`}`),
  /** Puts the lines of a taken statement back to where they waited. */
  putBack: (statement: BankStatementRow): Promise<number> =>
    tx.run(sql`
      with gone as (delete from bank_line where statement_id = ${statement.id} returning *)
      insert into bank_statement_staged (matter_id, statement_id, place, ${taken})
      select matter_id, statement_id, (row_number() over (order by id))::int - 1, ${taken} from gone`),
  isMatched: async (statementId: number): Promise<boolean> =>
    (await tx.maybe(
      sql`select from bank_line where statement_id = ${statementId} and match_id is not null limit 1`,
    )) !== undefined,
  isKnown: async (file: StatementFileRow): Promise<boolean> =>
    (await tx.maybe(sql`
      select from statement_file f join bank_statement b on b.intermediary_id = f.intermediary_id and b.statement_file_id = f.id
      where f.matter_id = ${file.matter_id} and f.sha256 = ${file.sha256} and f.id <> ${file.id} and b.taken_at is not null limit 1`)) !==
    undefined,
  accounts: (matterId: number) =>
    tx.rows<{ id: number; name: string; account_number: string | null; has_opening: boolean; has_moved: boolean }>(sql`
      select id, name, account_number, opening_on is not null as has_opening,
        exists (select from ledger_posting p where p.intermediary_id = b.intermediary_id and p.matter_id = b.matter_id and p.bank_account_id = b.id) as has_moved
      from bank_account b where matter_id = ${matterId} order by is_main desc, id`),
  readBy: async (personIds: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    new Map(
      (
        await tx.rows<{ id: number; full_name: string }>(
          sql`select id, shown_name(id, full_name) as full_name from person where id = any(${[...personIds]}::bigint[])`,
        )
      ).map(({ id, full_name }) => [id, full_name]),
    ),
});

export interface StatementMatter {
  readonly name: string;
  readonly country: string;
}

export const setStagedCount = (tx: Tx, fileId: number, rowsRead: number): Promise<number> =>
  tx.run(sql`update statement_file set staged_count = 0, rows_read = ${rowsRead} where id = ${fileId}`);

export const readMatter = (tx: Tx, matterId: number): Promise<StatementMatter> =>
  tx.one(sql`select name, country from matter where id = ${matterId}`);

export const listFiles = (tx: Tx, matterId: number) =>
  statementStore(tx).files.list(sql`matter_id = ${matterId}`, sql`id desc limit 200`);

export const listMappings = (tx: Tx) => mappingStore(tx).list(sql`true`, sql`name, id`);
