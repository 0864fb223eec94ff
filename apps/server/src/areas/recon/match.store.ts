import type { entrySources } from '@boedel/contract/recon/recon.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type EntrySource = (typeof entrySources)[number];

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
    batch_id: c.id.orNull,
  },
  'money',
);
export type MatchRow = RowOf<typeof matchTable>;

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
  /** The entry it gives back. */
  readonly of_day: LocalDate | null;
  readonly of_description: string | null;
  /** What was refunded or returned. */
  readonly reversed_cents: Cents;
}

/** What an entry is: the type its tab gives it, that it pays a claim, or the kind of a movement. */
export const entryType = sql`coalesce(i.income_type, case when x.liability_id is not null then 'claim' end,
  x.cost_type, x.expense_type, v.kind)`;

export const matchStore = (tx: Tx) => ({
  ...tableStore(tx, matchTable),

  entriesOf: (matchIds: readonly number[]): Promise<MatchedEntry[]> =>
    tx.rows(sql`
      select m.match_id, m.source, m.source_id, m.amount_cents, m.is_made, m.expected_on,
        coalesce(i.description, x.description, v.description, a.name) as description,
        ${entryType} as label, coalesce(va.name, d.name, b.creditor) as name,
        coalesce(oi.received_on, ox.paid_on, ov.moved_on) as of_day, coalesce(oi.description, ox.description, ov.description) as of_description,
        coalesce(case m.source
          when 'income' then (select -sum(r.amount_cents) from income r where r.intermediary_id = m.intermediary_id and r.reversal_of_id = m.source_id)
          when 'expense' then (select -sum(r.amount_cents) from expense r where r.intermediary_id = m.intermediary_id and r.reversal_of_id = m.source_id)
          when 'money_movement' then (select -sum(r.amount_cents) from money_movement r where r.intermediary_id = m.intermediary_id and r.reversal_of_id = m.source_id)
          end, 0)::bigint as reversed_cents
      from recon_match k
        join recon_match_entry m on m.intermediary_id = k.intermediary_id and m.matter_id = k.matter_id and m.match_id = k.id
        left join income i on m.source = 'income' and i.intermediary_id = m.intermediary_id and i.id = m.source_id
        left join expense x on m.source = 'expense' and x.intermediary_id = m.intermediary_id and x.id = m.source_id
        left join money_movement v on m.source = 'money_movement' and v.intermediary_id = m.intermediary_id and v.id = m.source_id
        left join asset_sale s on m.source = 'asset_sale' and s.intermediary_id = m.intermediary_id and s.id = m.source_id
        left join asset a on a.intermediary_id = s.intermediary_id and a.id = s.asset_id
        left join asset va on va.intermediary_id = v.intermediary_id and va.id = v.asset_id
        left join income oi on oi.intermediary_id = i.intermediary_id and oi.id = i.reversal_of_id
        left join expense ox on ox.intermediary_id = x.intermediary_id and ox.id = x.reversal_of_id
        left join money_movement ov on ov.intermediary_id = v.intermediary_id and ov.id = v.reversal_of_id
        left join liability b on b.intermediary_id = x.intermediary_id and b.id = x.liability_id
        left join creditor d on d.intermediary_id = b.intermediary_id and d.id = b.creditor_id
      where k.id = any(${[...matchIds]}::bigint[]) order by m.match_id, m.id`),

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

export const lockMatchesWithoutVoucher = (
  tx: Tx,
  matterId: number,
): Promise<{ id: number; version: number; document_id: number | null }[]> =>
  tx.rows(sql`
    select m.id, m.version, m.document_id from recon_match m
    where m.matter_id = ${matterId} and m.voucher is null
    order by (select min(l.day) from bank_line l where l.intermediary_id = m.intermediary_id and l.matter_id = m.matter_id
      and l.match_id = m.id), m.id
    for update`);

/** By the matter too, which the index of a match's lines begins with. */
const isOfMatch = (matchId: number): Sql =>
  sql`matter_id = (select k.matter_id from recon_match k where k.id = ${matchId}) and match_id = ${matchId}`;

export const findHandedOver = (tx: Tx, matchId: number): Promise<object | undefined> =>
  tx.maybe(sql`
    select from bank_line where ${isOfMatch(matchId)} and pastel_export_id is not null limit 1`);

export const releaseLines = (tx: Tx, matchId: number): Promise<number> =>
  tx.run(sql`update bank_line set match_id = null, version = version + 1 where ${isOfMatch(matchId)}`);

/** Matches that were accepted together, so that they are undone together. */
export const markBatch = (tx: Tx, matterId: number, ids: readonly number[]): Promise<number> =>
  tx.run(sql`
    update recon_match set batch_id = ${Math.min(...ids)} where matter_id = ${matterId} and id = any(${[...ids]}::bigint[])`);

export const listBatches = (
  tx: Tx,
  matterId: number,
  accountId: number,
  most: number,
): Promise<{ batch_id: number; by: string; at: string; ids: number[] }[]> =>
  tx.rows(sql`
    select batch_id, min(made_name) as by, min(made_at) as at, array_agg(id order by id) as ids from recon_match
    where matter_id = ${matterId} and bank_account_id = ${accountId} and batch_id is not null
    group by batch_id order by batch_id desc limit ${most}`);
