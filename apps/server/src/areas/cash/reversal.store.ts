import type { OriginalEntry, ReversalCandidate } from '@boedel/domain/cash/reversal';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql, sqlName } from '../../platform/db/sql';
import type { MatchedSource } from './matched.store';

const dayColumns: Readonly<Record<MatchedSource, Sql>> = {
  income: sql`received_on`,
  expense: sql`paid_on`,
  money_movement: sql`moved_on`,
};

/** An entry that is refunded or returned, locked, so that two refunds at once never exceed its amount. */
export async function lockOriginal(
  tx: Tx,
  source: MatchedSource,
  id: number,
  reversalId: number | undefined,
): Promise<OriginalEntry> {
  // Read only once the row is locked, so that a refund committed meanwhile is counted.
  await tx.run(sql`select id from ${sqlName(source)} where id = ${id} for no key update`);
  return tx.one(sql`
    select o.id, o.${dayColumns[source]} as day, o.amount_cents as amount, o.bank_account_id as "bankAccountID",
      o.reversal_of_id as "reversalOfID",
      (select coalesce(-sum(r.amount_cents), 0) from ${sqlName(source)} r where r.intermediary_id = o.intermediary_id
        and r.reversal_of_id = o.id and r.id <> ${reversalId ?? 0})::bigint as reversed
    from ${sqlName(source)} o where o.id = ${id}`);
}

/** Whether an entry has a refund or return. */
export const isReversed = async (tx: Tx, source: MatchedSource, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from ${sqlName(source)} where reversal_of_id = ${id} limit 1`)) !== undefined;

export interface ReversalPairRow {
  readonly id: number;
  readonly reversed: Cents;
  readonly of_id: number | null;
  readonly of_day: LocalDate | null;
  readonly of_description: string | null;
}

/** The refunds and returns of a matter, and the entries they belong to. */
export const listReversalPairs = (tx: Tx, source: MatchedSource, matterId: number): Promise<ReversalPairRow[]> =>
  tx.rows(sql`
    select e.id, 0::bigint as reversed, o.id as of_id, o.${dayColumns[source]} as of_day, o.description as of_description
    from ${sqlName(source)} e join ${sqlName(source)} o on o.intermediary_id = e.intermediary_id and o.id = e.reversal_of_id
    where e.matter_id = ${matterId} and e.reversal_of_id is not null
    union all
    select e.reversal_of_id, -sum(e.amount_cents)::bigint, null, null, null
    from ${sqlName(source)} e where e.matter_id = ${matterId} and e.reversal_of_id is not null group by e.reversal_of_id`);

export interface OriginalRow extends ReversalCandidate {
  readonly source: MatchedSource;
  readonly id: number;
  /** The type its tab gives it, that it pays a claim, or the kind of a movement. */
  readonly label: string | null;
  readonly amount: Cents;
  /** It was paid by a bank file. */
  readonly isPayment: boolean;
}

/** What a bank line may refund or return: entries that moved money the other way, latest first, of which something is left. */
export const listOriginals = (tx: Tx, matterId: number, isIn: boolean, upTo: LocalDate): Promise<OriginalRow[]> =>
  tx.rows(sql`
    select source, id, day, description, payee, "bankAccountID", label, amount, left_cents as left,
      exists (select from payout o where o.intermediary_id = app_firm() and o.matter_id = ${matterId} and o.state = 'paid'
        and (source = 'expense' and o.paid_expense_id = entries.id or source = 'money_movement' and o.paid_movement_id = entries.id)) as "isPayment"
    from (
      select 'expense' as source, e.id, e.paid_on as day, e.description, e.payee, e.bank_account_id as "bankAccountID",
        case when e.liability_id is not null then 'claim' else coalesce(e.cost_type, e.expense_type) end as label, e.amount_cents as amount,
        (e.amount_cents + coalesce((select sum(r.amount_cents) from expense r
          where r.intermediary_id = e.intermediary_id and r.reversal_of_id = e.id), 0))::bigint as left_cents
      from expense e where ${isIn} and e.matter_id = ${matterId} and e.bank_account_id is not null and e.paid_on <= ${upTo}
      union all
      select 'income', e.id, e.received_on, e.description, null, e.bank_account_id, e.income_type, e.amount_cents,
        (e.amount_cents + coalesce((select sum(r.amount_cents) from income r
          where r.intermediary_id = e.intermediary_id and r.reversal_of_id = e.id), 0))::bigint
      from income e where not ${isIn} and e.matter_id = ${matterId} and e.bank_account_id is not null and e.received_on <= ${upTo}
      union all
      select 'money_movement', e.id, e.moved_on, e.description, null, e.bank_account_id, e.kind, e.amount_cents,
        (e.amount_cents + coalesce((select sum(r.amount_cents) from money_movement r
          where r.intermediary_id = e.intermediary_id and r.reversal_of_id = e.id), 0))::bigint
      from money_movement e where e.matter_id = ${matterId} and e.bank_account_id is not null and e.moved_on <= ${upTo}
    ) entries where left_cents > 0 order by day desc, id desc`);
