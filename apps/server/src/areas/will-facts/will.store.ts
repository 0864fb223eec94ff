import type { CapturedClause, CapturedTaker, CapturedWill } from '@boedel/domain/wills/captured-will';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { type Fraction, fraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';

export interface Codicil {
  readonly datedOn: LocalDate | null;
  readonly note: string | null;
}

export const willTable = firmTable('will', {
  matter_id: c.id,
  place: c.text.orNull,
  /** The day of the last one is an event of the matter, as the day of the will is. */
  codicils: c.json<readonly Codicil[]>(),
  survivorship_days: c.int.orNull,
  no_collation: c.flag,
  keeps_former_spouse: c.flag,
  forbids_take_over: c.flag,
  executor_fee_cents: c.cents.orNull,
  executor_capital_rate_n: c.id.orNull,
  executor_capital_rate_d: c.id.orNull,
  executor_income_rate_n: c.id.orNull,
  executor_income_rate_d: c.id.orNull,
  exempts_from_security: c.flag,
  notes: c.text.orNull,
});
export type WillRow = RowOf<typeof willTable>;

export const clauseTable = firmTable('will_clause', {
  matter_id: c.id,
  will_id: c.id,
  position: c.int,
  kind: c.text,
  clause: c.text.orNull,
  wording: c.text.orNull,
  asset_id: c.id.orNull,
  amount_cents: c.cents.orNull,
  pre_legacy: c.flag,
  interest_right: c.text.orNull,
  accepted_yield_n: c.id.orNull,
  accepted_yield_d: c.id.orNull,
  security: c.text.orNull,
  late_from: c.day.orNull,
  late_rate_n: c.id.orNull,
  late_rate_d: c.id.orNull,
  of_clause_id: c.id.orNull,
});
export type WillClauseRow = RowOf<typeof clauseTable>;

export const takerTable = firmTable('will_taker', {
  matter_id: c.id,
  clause_id: c.id,
  party_id: c.id,
  part: c.text,
  instead_of_id: c.id.orNull,
  share_n: c.id.orNull,
  share_d: c.id.orNull,
  /** As it was typed: '50%' is half, and reads as the will has it. */
  share_written: c.text.orNull,
  joint_gift: c.text.orNull,
  no_representation: c.flag,
  term_years: c.int.orNull,
  term_months: c.int.orNull,
  position: c.int,
});
export type WillTakerRow = RowOf<typeof takerTable>;

/** A clause with who takes by it, and a will with its clauses in order. */
export interface ClauseWithTakers extends WillClauseRow {
  readonly takers: readonly WillTakerRow[];
}
export interface WillWithClauses extends WillRow {
  readonly dated_on: LocalDate | null;
  readonly codicil_on: LocalDate | null;
  readonly clauses: readonly ClauseWithTakers[];
}

export const willStore = (tx: Tx) => ({
  ...tableStore(tx, willTable),
  clauses: tableStore(tx, clauseTable),
  takers: tableStore(tx, takerTable),

  /** The will of a matter whole, in one statement. */
  ofMatter: async (matterId: number): Promise<WillWithClauses | undefined> =>
    tx.maybe(sql`
      select w.*,
        (select d.due_on from diary_entry d where d.intermediary_id = w.intermediary_id and d.matter_id = w.matter_id
          and d.event = 'will') as dated_on,
        (select d.due_on from diary_entry d where d.intermediary_id = w.intermediary_id and d.matter_id = w.matter_id
          and d.event = 'codicil') as codicil_on,
        coalesce((
        select jsonb_agg(to_jsonb(k) || jsonb_build_object('takers', coalesce((
            select jsonb_agg(to_jsonb(t) order by t.position, t.id) from will_taker t
            where t.intermediary_id = k.intermediary_id and t.matter_id = k.matter_id and t.clause_id = k.id), '[]'::jsonb))
          order by k.position, k.id)
        from will_clause k where k.intermediary_id = w.intermediary_id and k.will_id = w.id), '[]'::jsonb) as clauses
      from will w where w.matter_id = ${matterId} and ${whereSeesMatter(sql`w.matter_id`)}`),
});

const toFraction = (n: number | null, d: number | null): Fraction | undefined =>
  n === null || d === null ? undefined : fraction(n, d);
const optionalField = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

function toCapturedTakers(takers: readonly WillTakerRow[]): CapturedTaker[] {
  return takers
    .filter((taker) => taker.part !== 'substitute')
    .map((taker) => ({
      personId: String(taker.party_id),
      part: taker.part as CapturedTaker['part'],
      ...optionalField('share', toFraction(taker.share_n, taker.share_d)),
      ...optionalField('jointGift', taker.joint_gift),
      ...(taker.no_representation && { noRepresentation: true }),
      ...(taker.term_years !== null && {
        term: { years: taker.term_years, ...optionalField('months', taker.term_months) },
      }),
      substitutes: takers
        .filter(({ instead_of_id }) => instead_of_id === taker.id)
        .map(({ party_id }) => String(party_id)),
    }));
}

export const toCapturedClause = (row: ClauseWithTakers): CapturedClause => {
  const lateRate = toFraction(row.late_rate_n, row.late_rate_d);
  return {
    id: String(row.id),
    kind: row.kind as CapturedClause['kind'],
    ...optionalField('clause', row.clause),
    ...optionalField('assetId', row.asset_id === null ? null : String(row.asset_id)),
    ...optionalField('amount', row.amount_cents),
    ...(row.pre_legacy && { preLegacy: true }),
    ...optionalField('right', row.interest_right as CapturedClause['right'] | null),
    ...optionalField('acceptedYield', toFraction(row.accepted_yield_n, row.accepted_yield_d)),
    ...optionalField('security', row.security),
    ...(row.late_from !== null && lateRate && { lateInterest: { from: row.late_from, yearlyRate: lateRate } }),
    ...optionalField('ofClauseId', row.of_clause_id === null ? null : String(row.of_clause_id)),
    takers: toCapturedTakers(row.takers),
  };
};

/** What the will says of itself beside its clauses. */
export function toCapturedWill(row: WillWithClauses): CapturedWill {
  const capitalRate = toFraction(row.executor_capital_rate_n, row.executor_capital_rate_d);
  const incomeRate = toFraction(row.executor_income_rate_n, row.executor_income_rate_d);
  return {
    ...optionalField('datedOn', row.dated_on),
    ...(row.executor_fee_cents !== null && { executor: { amount: row.executor_fee_cents } }),
    ...(capitalRate && incomeRate && { executor: { capitalRate, incomeRate } }),
    ...(row.no_collation && { noCollation: true }),
    ...(row.keeps_former_spouse && { keepsFormerSpouse: true }),
    ...(row.forbids_take_over && { forbidsTakeOver: true }),
    ...optionalField('survivorshipDays', row.survivorship_days),
    clauses: row.clauses.map(toCapturedClause),
  };
}

export const listAdvanceRows = (
  tx: Tx,
  matterId: number,
): Promise<{ id: number; party_id: number; amount_cents: Cents; is_excused: boolean }[]> =>
  tx.rows(sql`
    select id, party_id, amount_cents, is_excused from advance where matter_id = ${matterId} order by id`);

export const touchWill = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`update will set version = version + 1 where matter_id = ${matterId}`);
