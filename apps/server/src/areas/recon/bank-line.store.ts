import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { isAside } from '../statements/bank-chain.store';

export const lineTable = firmTable(
  'bank_line',
  {
    matter_id: c.id,
    bank_account_id: c.id,
    statement_id: c.id.orNull,
    line: c.int.orNull,
    day: c.day,
    value_on: c.day.orNull,
    amount_cents: c.cents,
    balance_cents: c.cents.orNull,
    description: c.text,
    reference: c.text.orNull,
    bank_reference: c.text.orNull,
    bank_id: c.text.orNull,
    kind: c.text,
    is_reversal: c.flag,
    key: c.text,
    likeness: c.text,
    doubt: c.json<Message | null>().orNull,
    match_id: c.id.orNull,
    group_id: c.id.orNull,
    pastel_export_id: c.id.orNull,
  },
  'money',
);
export type BankLineRow = RowOf<typeof lineTable>;

const states: Readonly<Record<'all' | 'open' | 'matched', Sql>> = {
  all: sql`true`,
  open: sql`l.match_id is null and not ${isAside}`,
  matched: sql`l.match_id is not null`,
};

export interface BankLineQuery {
  readonly bankAccountID?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly state: 'all' | 'open' | 'matched';
  readonly skip: number;
  readonly take: number;
}
export type BankLineDetails = BankLineRow & {
  readonly is_aside: boolean;
  readonly voucher: string | null;
  readonly document_id: number | null;
  readonly made_name: string | null;
  readonly made_at: string | null;
};

const matched = sql`left join recon_match m on m.intermediary_id = l.intermediary_id and m.id = l.match_id`;
const lineColumns = sql`l.*, ${isAside} as is_aside, m.voucher, m.document_id, m.made_name, m.made_at`;

export const bankLineStore = (tx: Tx) => ({
  ...tableStore(tx, lineTable),

  /** One after the other on an account: what is open is then open until the transaction ends. */
  async holdAccount(matterId: number, accountId: number): Promise<{ name: string; opening_on: LocalDate | null }> {
    const row = await tx.maybe<{ name: string; opening_on: LocalDate | null }>(
      sql`select name, opening_on from bank_account where id = ${accountId} and matter_id = ${matterId} for update`,
    );
    if (!row) throw new NotFound();
    return row;
  },

  page: (matterId: number, { bankAccountID, from, to, state, skip, take }: BankLineQuery): Promise<BankLineDetails[]> =>
    tx.rows(sql`
      select ${lineColumns} from bank_line l ${matched}
      where l.matter_id = ${matterId} and ${bankAccountID === undefined ? sql`true` : sql`l.bank_account_id = ${bankAccountID}`}
        and ${from === undefined ? sql`true` : sql`l.day >= ${from}`} and ${to === undefined ? sql`true` : sql`l.day <= ${to}`}
        and ${states[state]}
      order by l.day, l.id offset ${skip} limit ${take}`),
  counts: (matterId: number, bankAccountID: number | undefined) =>
    tx.one<{ total: number; open: number; matched: number; doubtful: number }>(sql`
      select count(*)::int as total, (count(*) filter (where ${states.open}))::int as open,
        (count(*) filter (where ${states.matched}))::int as matched,
        (count(*) filter (where l.doubt is not null and l.match_id is null))::int as doubtful
      from bank_line l where l.matter_id = ${matterId}
        and ${bankAccountID === undefined ? sql`true` : sql`l.bank_account_id = ${bankAccountID}`}`),
  shownLines: (ids: readonly number[]): Promise<BankLineDetails[]> =>
    tx.rows(
      sql`select ${lineColumns} from bank_line l ${matched} where l.id = any(${[...ids]}::bigint[]) order by l.day, l.id`,
    ),
  openLines: (matterId: number, accountId: number): Promise<BankLineRow[]> =>
    tx.rows(sql`
      select l.* from bank_line l where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and ${states.open}
      order by l.day, l.id`),
});

export const findNextHandNumber = (tx: Tx, bankAccountId: number): Promise<{ next: number }> =>
  tx.one(sql`
    select count(*)::int + 1 as next from bank_line where bank_account_id = ${bankAccountId} and key like 'hand|%'`);
