import type { entrySources } from '@boedel/contract/recon/recon.schema';
import type { MovementKind } from '@boedel/domain/cash/movement';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Said } from '@boedel/domain/law/said';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';

export type EntrySource = (typeof entrySources)[number];

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
    doubt: c.json<Said | null>().orNull,
    match_id: c.id.orNull,
    group_id: c.id.orNull,
    pastel_export_id: c.id.orNull,
  },
  'money',
);
export type LineRow = RowOf<typeof lineTable>;

export const matchTable = firmTable(
  'recon_match',
  {
    matter_id: c.id,
    bank_account_id: c.id,
    voucher: c.text.orNull,
    document_id: c.id.orNull,
    confidence: c.int.orNull,
    made_by: c.id.orNull,
    made_name: c.text,
    made_at: c.instant,
  },
  'money',
);
export type MatchRow = RowOf<typeof matchTable>;

export const groupTable = firmTable('recon_group', { matter_id: c.id, name: c.text }, 'money');
export const allocationTable = firmTable(
  'cash_allocation',
  {
    matter_id: c.id,
    head: c.text,
    description: c.text,
    amount_cents: c.cents,
    party_id: c.id.orNull,
    group_id: c.id.orNull,
  },
  'money',
);
export const claimTable = firmTable(
  'recon_claim',
  { matter_id: c.id, liability_id: c.id.orNull, claim_id: c.id.orNull, amount_cents: c.cents, notes: c.text.orNull },
  'money',
);
export const assetTable = firmTable(
  'recon_asset',
  { matter_id: c.id, asset_id: c.id, expected_cents: c.cents, notes: c.text.orNull },
  'money',
);
export const exportTable = firmTable(
  'pastel_export',
  {
    matter_id: c.id,
    bank_account_id: c.id,
    line_count: c.int,
    content: c.text,
    settings: c.json<object>(),
    made_by: c.text,
    made_at: c.instant,
  },
  'money',
);

/** What a match answers. */
export interface AnsweredEntry {
  readonly match_id: number;
  readonly source: EntrySource;
  readonly source_id: number;
  readonly amount_cents: Cents;
  readonly is_made: boolean;
  readonly expected_on: LocalDate | null;
}
export interface MatchedEntry extends AnsweredEntry {
  readonly description: string | null;
  /** What it is by the words of its tab: a type, or the kind of a movement. */
  readonly label: string | null;
  /** The asset or the person it names. */
  readonly name: string | null;
}

export interface OpenRow {
  readonly source: EntrySource;
  readonly source_id: number;
  readonly day: LocalDate;
  readonly amount_cents: Cents;
  readonly description: string;
  readonly voucher: string | null;
  /** What it is by the words of its tab, where it has any. */
  readonly label: string | null;
  readonly is_expected: boolean;
  /** What the bank prints beside it, where that is known and is no voucher. */
  readonly reference?: string | null;
  /** The row this one pays: it is not offered beside it. */
  readonly pays?: { readonly source: EntrySource; readonly id: number } | null;
}

/** Before the account was taken over, or nothing moved: no entry is asked for. */
export const isAside: Sql = sql`(l.amount_cents = 0 or l.day < coalesce((select b.opening_on from bank_account b
  where b.intermediary_id = l.intermediary_id and b.id = l.bank_account_id), l.day))`;
const states: Readonly<Record<'all' | 'open' | 'matched', Sql>> = {
  all: sql`true`,
  open: sql`l.match_id is null and not ${isAside}`,
  matched: sql`l.match_id is not null`,
};

export interface LinesAsked {
  readonly bankAccountID?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly state: 'all' | 'open' | 'matched';
  readonly skip: number;
  readonly take: number;
}
export type LineShown = LineRow & {
  readonly is_aside: boolean;
  readonly voucher: string | null;
  readonly document_id: number | null;
  readonly made_name: string | null;
  readonly made_at: string | null;
};

const matched = sql`left join recon_match m on m.intermediary_id = l.intermediary_id and m.id = l.match_id`;
const shown = sql`l.*, ${isAside} as is_aside, m.voucher, m.document_id, m.made_name, m.made_at`;

/** What an entry is: the type its tab gives it, that it pays a claim, or the kind of a movement. */
export const entryType = sql`coalesce(i.income_type, case when x.liability_id is not null then 'claim' end,
  x.cost_type, x.expense_type, v.kind)`;

/** Whether the event an entry was booked as stands, and moves money on an account. */
const stands = sql`e.reverses_id is null and not exists (select from ledger_event r
  where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)`;

export const reconStore = (tx: Tx) => ({
  lines: rowsOf(tx, lineTable),
  matches: rowsOf(tx, matchTable),
  groups: rowsOf(tx, groupTable),
  allocations: rowsOf(tx, allocationTable),
  claims: rowsOf(tx, claimTable),
  assets: rowsOf(tx, assetTable),
  exports: rowsOf(tx, exportTable),

  /** One after the other on an account: what is open is then open until the transaction ends. */
  async holdAccount(matterId: number, accountId: number): Promise<{ name: string; opening_on: LocalDate | null }> {
    const row = await tx.maybe<{ name: string; opening_on: LocalDate | null }>(
      sql`select name, opening_on from bank_account where id = ${accountId} and matter_id = ${matterId} for update`,
    );
    if (!row) throw new NotFound();
    return row;
  },

  page: (matterId: number, { bankAccountID, from, to, state, skip, take }: LinesAsked): Promise<LineShown[]> =>
    tx.rows(sql`
      select ${shown} from bank_line l ${matched}
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
  shownLines: (ids: readonly number[]): Promise<LineShown[]> =>
    tx.rows(
      sql`select ${shown} from bank_line l ${matched} where l.id = any(${[...ids]}::bigint[]) order by l.day, l.id`,
    ),
  openLines: (matterId: number, accountId: number): Promise<LineRow[]> =>
    tx.rows(sql`
      select l.* from bank_line l where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and ${states.open}
      order by l.day, l.id`),

  entriesOf: (matchIds: readonly number[]): Promise<MatchedEntry[]> =>
    tx.rows(sql`
      select m.match_id, m.source, m.source_id, m.amount_cents, m.is_made, m.expected_on,
        coalesce(i.description, x.description, v.description, a.name) as description,
        ${entryType} as label, coalesce(va.name, d.name, b.creditor) as name
      from recon_match_entry m
        left join income i on m.source = 'income' and i.intermediary_id = m.intermediary_id and i.id = m.source_id
        left join expense x on m.source = 'expense' and x.intermediary_id = m.intermediary_id and x.id = m.source_id
        left join money_movement v on m.source = 'money_movement' and v.intermediary_id = m.intermediary_id and v.id = m.source_id
        left join asset_sale s on m.source = 'asset_sale' and s.intermediary_id = m.intermediary_id and s.id = m.source_id
        left join asset a on a.intermediary_id = s.intermediary_id and a.id = s.asset_id
        left join asset va on va.intermediary_id = v.intermediary_id and va.id = v.asset_id
        left join liability b on b.intermediary_id = x.intermediary_id and b.id = x.liability_id
        left join creditor d on d.intermediary_id = b.intermediary_id and d.id = b.creditor_id
      where m.match_id = any(${[...matchIds]}::bigint[]) order by m.match_id, m.id`),

  /** Entries that moved money on the account and that no line has answered. */
  openEntries: (matterId: number, accountId: number): Promise<OpenRow[]> =>
    tx.rows(sql`
      select e.source, e.source_id, e.day, moved.cents as amount_cents, e.narrative as description, e.voucher, false as is_expected,
        coalesce(i.income_type, x.cost_type, x.expense_type) as label
      from ledger_event e
        join lateral (select sum(p.cents)::bigint as cents from ledger_posting p
          where p.intermediary_id = e.intermediary_id and p.event_id = e.id and p.account = 'BANK' and p.bank_account_id = ${accountId}) moved
          on moved.cents is not null
        left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
        left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
      where e.matter_id = ${matterId} and e.source <> 'bank_account' and ${stands}
        and not exists (select from recon_match_entry m where m.intermediary_id = e.intermediary_id
          and m.bank_account_id = ${accountId} and m.source = e.source and m.source_id = e.source_id)
      order by e.day, e.id`),

  /** Entries that wait for their money, whichever account it comes through. */
  expected: (matterId: number): Promise<OpenRow[]> =>
    tx.rows(sql`
      select 'income' as source, id as source_id, received_on as day, amount_cents, description, voucher, income_type as label, true as is_expected
      from income where matter_id = ${matterId} and bank_account_id is null
      union all
      select 'expense', id, paid_on, -amount_cents, description, voucher, coalesce(cost_type, expense_type), true
      from expense where matter_id = ${matterId} and bank_account_id is null and liability_id is null
      order by day, source_id`),

  /** What was paid of each claim. */
  paidClaims: async (matterId: number): Promise<ReadonlyMap<number, Cents>> =>
    new Map(
      (
        await tx.rows<{ liability_id: number; cents: Cents }>(sql`
          select liability_id, sum(cents)::bigint as cents from ledger_posting
          where matter_id = ${matterId} and account = 'CLAIMS' and liability_id is not null group by 1`)
      ).map(({ liability_id, cents }) => [liability_id, cents]),
    ),

  /** What people of the firm chose for single lines before, in matters of the same type, the latest first. */
  pastChoices: (systemType: number, most: number) =>
    tx.rows<{
      description: string;
      reference: string | null;
      amount_cents: Cents;
      matter_id: number;
      income_type: string | null;
      cost_type: string | null;
      expense_type: string | null;
      kind: MovementKind | null;
      asset_id: number | null;
      /** The account at the other end of a transfer. */
      other_bank_id: number | null;
    }>(sql`
      select l.description, l.reference, l.amount_cents, l.matter_id, i.income_type, x.cost_type, x.expense_type, v.kind, v.asset_id,
        case when v.bank_account_id = l.bank_account_id then v.to_bank_account_id else v.bank_account_id end as other_bank_id
      from (select match_id, max(id) as id, count(*) as lines from bank_line where match_id is not null
            group by intermediary_id, matter_id, match_id order by match_id desc limit ${most}) last
        join bank_line l on l.id = last.id
        join matter m on m.intermediary_id = l.intermediary_id and m.id = l.matter_id and m.system_type = ${systemType}
        join recon_match_entry e on e.intermediary_id = l.intermediary_id and e.match_id = l.match_id
        left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
        left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
        left join money_movement v on e.source = 'money_movement' and v.intermediary_id = e.intermediary_id and v.id = e.source_id
      where last.lines = 1 and (select count(*) from recon_match_entry o where o.intermediary_id = e.intermediary_id and o.match_id = e.match_id) = 1`),

  /** Every voucher of the matter, whoever wrote it. */
  vouchers: async (matterId: number): Promise<string[]> =>
    (
      await tx.rows<{ voucher: string }>(sql`
        select voucher from recon_match where matter_id = ${matterId} and voucher is not null
        union select voucher from income where matter_id = ${matterId} and voucher is not null
        union select voucher from expense where matter_id = ${matterId} and voucher is not null
        union select voucher from money_movement where matter_id = ${matterId} and voucher is not null`)
    ).map(({ voucher }) => voucher),

  /** Marks lines as answered by matches, and keeps what they answer. */
  async keep(
    matterId: number,
    accountId: number,
    lines: readonly { id: number; match_id: number }[],
    entries: readonly AnsweredEntry[],
  ): Promise<void> {
    await tx.run(sql`
      insert into recon_match_entry (matter_id, match_id, bank_account_id, source, source_id, amount_cents, is_made, expected_on)
      select ${matterId}::bigint, match_id, ${accountId}::bigint, source, source_id, amount_cents, is_made, expected_on
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (match_id bigint, source text, source_id bigint,
        amount_cents bigint, is_made boolean, expected_on date)`);
    await tx.run(sql`
      update bank_line l set match_id = r.match_id, version = l.version + 1
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (id bigint, match_id bigint)
      where l.id = r.id and l.matter_id = ${matterId}`);
  },

  /** Whether a row the ledger is booked from answers a bank line. */
  isMatched: async (source: EntrySource, id: number): Promise<boolean> =>
    (await tx.maybe(sql`select from recon_match_entry where source = ${source} and source_id = ${id} limit 1`)) !==
    undefined,
});

export const insertMatches = (
  tx: Tx,
  {
    matterId,
    accountId,
    fullName,
    given,
  }: {
    readonly matterId: number;
    readonly accountId: number;
    readonly fullName: string;
    readonly given: { place: number; voucher: string | null; confidence: number | null }[];
  },
): Promise<{ id: number }[]> =>
  tx.rows(sql`
    insert into recon_match (matter_id, bank_account_id, voucher, confidence, made_name)
    select ${matterId}::bigint, ${accountId}::bigint, voucher, confidence, ${fullName}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (place int, voucher text, confidence int)
    order by place returning id`);

export const handedOverIn = (tx: Tx, matchId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from bank_line where match_id = ${matchId} and pastel_export_id is not null limit 1`);

export const freeLines = (tx: Tx, matchId: number): Promise<number> =>
  tx.run(sql`update bank_line set match_id = null, version = version + 1 where match_id = ${matchId}`);

export const nextHandLine = (tx: Tx, bankAccountId: number): Promise<{ next: number }> =>
  tx.one(sql`
    select count(*)::int + 1 as next from bank_line where bank_account_id = ${bankAccountId} and key like 'hand|%'`);

export const lockMatchesWithoutVoucher = (
  tx: Tx,
  matterId: number,
): Promise<{ id: number; version: number; document_id: number | null }[]> =>
  tx.rows(sql`
    select m.id, m.version, m.document_id from recon_match m
    where m.matter_id = ${matterId} and m.voucher is null
    order by (select min(l.day) from bank_line l where l.intermediary_id = m.intermediary_id and l.match_id = m.id), m.id
    for update`);

export const assetsAndAccountsNamed = (
  tx: Tx,
  matterId: number,
): Promise<{ what: string; id: number; name: string }[]> =>
  tx.rows(sql`
    select 'asset' as what, id, name from asset where matter_id = ${matterId}
    union all select 'bank', id, name from bank_account where matter_id = ${matterId}`);
