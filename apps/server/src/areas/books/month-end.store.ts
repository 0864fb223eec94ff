import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AccountCode } from '@boedel/domain/ledger/chart';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { whereSeesType } from '../../platform/db/sees';
import { type Sql, sql } from '../../platform/db/sql';
import { isAside } from '../statements/bank-chain.store';

interface MonthEndMatter {
  readonly matter_id: number;
  readonly reference: string;
  readonly name: string;
}

export interface MonthEndAccountRow extends MonthEndMatter {
  readonly system_type: number;
  readonly bank_account_id: number;
  readonly account: string;
  readonly account_type: string | null;
  readonly ledger: Cents;
  readonly bank: Cents | null;
  readonly lines: number;
  readonly lines_amount: Cents;
  readonly statement_to: LocalDate | null;
  readonly still_since: LocalDate | null;
  readonly payments: number;
  readonly lodged: number;
}

const seen = sql`${isCurrent(sql`m.status`)} and ${whereSeesType(sql`m.system_type`)}`;

export const countSeenMatters = (tx: Tx): Promise<{ count: number }> =>
  tx.one(sql`select count(*)::int as count from matter m where ${seen}`);

/** Every bank account of the matters that are worked on, as it stood on a day. */
export const listMonthEndAccounts = (tx: Tx, on: LocalDate): Promise<MonthEndAccountRow[]> =>
  tx.rows(sql`
    with account as (
      select b.*, m.reference, m.name as matter_name, m.system_type from bank_account b
        join matter m on m.intermediary_id = b.intermediary_id and m.id = b.matter_id
      where ${seen} and (b.closed_on is null or b.closed_on > ${on})
    ), posted as (
      select p.bank_account_id, sum(p.cents)::bigint as ledger, max(p.day) filter (where p.cents < 0) as last_out, min(p.day) as first_day
      from ledger_posting p where p.account = 'BANK' and p.day <= ${on} and p.bank_account_id in (select id from account)
      group by p.bank_account_id
    ), lines as (
      select l.bank_account_id, count(*)::int as lines, sum(l.amount_cents)::bigint as lines_amount
      from bank_line l where l.match_id is null and l.day <= ${on} and not ${isAside} and l.bank_account_id in (select id from account)
      group by l.bank_account_id
    ), balance as (
      select distinct on (l.bank_account_id) l.bank_account_id, l.balance_cents from bank_line l
      where l.balance_cents is not null and l.day <= ${on} and l.bank_account_id in (select id from account)
      order by l.bank_account_id, l.day desc, l.id desc
    ), statement as (
      select s.bank_account_id, max(s.to_on) as to_on from bank_statement s
      where s.taken_at is not null and s.bank_account_id in (select id from account) group by s.bank_account_id
    ), waiting as (
      select p.matter_id, count(*)::int as payments from payout p where p.state <> 'paid' group by p.matter_id
    ), lodged as (
      select matter_id, count(*)::int as lodged from lodged_account group by matter_id
    )
    select a.matter_id, a.reference, a.matter_name as name, a.system_type, a.id as bank_account_id, a.name as account, a.account_type,
      coalesce(posted.ledger, 0)::bigint as ledger, balance.balance_cents as bank, coalesce(lines.lines, 0) as lines,
      coalesce(lines.lines_amount, 0)::bigint as lines_amount, statement.to_on as statement_to,
      coalesce(posted.last_out, posted.first_day) as still_since, coalesce(waiting.payments, 0) as payments,
      coalesce(lodged.lodged, 0) as lodged
    from account a left join posted on posted.bank_account_id = a.id left join lines on lines.bank_account_id = a.id
      left join balance on balance.bank_account_id = a.id left join statement on statement.bank_account_id = a.id
      left join waiting on waiting.matter_id = a.matter_id left join lodged on lodged.matter_id = a.matter_id
    order by a.reference, a.matter_id, a.id`);

/** Payments that were not made yet, by matter and state, with the day the first of them was captured. */
export const listWaitingPayments = (
  tx: Tx,
): Promise<
  (MonthEndMatter & { state: 'captured' | 'approved' | 'filed'; count: number; amount: Cents; since: LocalDate })[]
> =>
  tx.rows(sql`
    select m.id as matter_id, m.reference, m.name, p.state, count(*)::int as count, sum(p.amount_cents)::bigint as amount,
      min((p.created_at at time zone 'Africa/Johannesburg')::date) as since
    from payout p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    where ${seen} and p.state <> 'paid' group by m.id, m.reference, m.name, p.state order by m.reference, m.id, p.state`);

/** Periods of trusts that ended and were not invoiced. */
export const listFeePeriods = (
  tx: Tx,
  on: LocalDate,
): Promise<(MonthEndMatter & { from_on: LocalDate; to_on: LocalDate })[]> =>
  tx.rows(sql`
    select m.id as matter_id, m.reference, m.name, f.from_on, f.to_on
    from trust_fee f join matter m on m.intermediary_id = f.intermediary_id and m.id = f.matter_id
    where ${seen} and f.to_on <= ${on} and not exists (select from trust_invoice i
      where i.intermediary_id = f.intermediary_id and i.matter_id = f.matter_id and i.trust_fee_id = f.id)
    order by m.reference, m.id, f.from_on`);

/** Estates that lodged an account whose remuneration is not booked whole. */
export const listOpenRemuneration = (tx: Tx, on: LocalDate): Promise<(MonthEndMatter & { due: Cents })[]> =>
  tx.rows(sql`
    select * from (
      select m.id as matter_id, m.reference, m.name, (coalesce(f.executor_fee_cents, 0) + coalesce(f.income_fee_cents, 0)
        - coalesce((select sum(p.cents) from ledger_posting p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id
            and p.account = 'COST:executorRemuneration' and p.day <= ${on}), 0))::bigint as due
      from matter m join matter_figures f on f.intermediary_id = m.intermediary_id and f.matter_id = m.id
      where ${seen} and exists (select from lodged_account l where l.intermediary_id = m.intermediary_id and l.matter_id = m.id
        and l.up_to <= ${on})) open
    where due > 0 order by reference, matter_id`);

/** All that a person sees, whether it is still worked on or not: what is booked stays in the books. */
const buildBooksFilter = (matterId: number | undefined): Sql =>
  sql`${whereSeesType(sql`m.system_type`)} and (${matterId ?? null}::bigint is null or m.id = ${matterId ?? null})`;

export const listTrialBalance = (
  tx: Tx,
  on: LocalDate,
  matterId: number | undefined,
): Promise<(MonthEndMatter & { account: AccountCode; cents: Cents })[]> =>
  tx.rows(sql`
    select m.id as matter_id, m.reference, m.name, p.account, sum(p.cents)::bigint as cents
    from ledger_posting p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    where ${buildBooksFilter(matterId)} and p.day <= ${on} group by m.id, m.reference, m.name, p.account
    order by m.reference, m.id, p.account`);

export interface InterestAccountRow extends MonthEndMatter {
  readonly bank_account_id: number;
  readonly account: string;
  readonly opening: Cents;
  readonly moves: readonly { readonly day: LocalDate; readonly cents: Cents }[];
}

/** Bank accounts with what each held before a period, and its movements within it. */
export const listInterestAccounts = (
  tx: Tx,
  from: LocalDate,
  to: LocalDate,
  bank: string,
): Promise<InterestAccountRow[]> =>
  tx.rows(sql`
    select m.id as matter_id, m.reference, m.name, b.id as bank_account_id, b.name as account,
      coalesce((select sum(p.cents) from ledger_posting p where p.bank_account_id = b.id and p.account = 'BANK' and p.day < ${from}), 0)::bigint as opening,
      coalesce((select json_agg(json_build_object('day', d.day, 'cents', d.cents) order by d.day) from (
        select p.day, sum(p.cents)::bigint as cents from ledger_posting p
        where p.bank_account_id = b.id and p.account = 'BANK' and p.day between ${from} and ${to} group by p.day) d), '[]') as moves
    from bank_account b join matter m on m.intermediary_id = b.intermediary_id and m.id = b.matter_id
    where ${whereSeesType(sql`m.system_type`)} and (${bank} = '' or position(plain_text(${bank}) in plain_text(concat_ws(' ', b.bank, b.name))) > 0)
    order by m.reference, m.id, b.id`);

export interface ExportedEventRow {
  readonly id: number;
  readonly day: LocalDate;
  readonly reference: string;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly postings: readonly { readonly account: AccountCode; readonly cents: Cents }[];
}

/** What was booked within some days, the oldest first; an event that was undone is there with the one that undid it. */
export const listEventsToExport = (
  tx: Tx,
  from: LocalDate,
  to: LocalDate,
  matterId: number | undefined,
): Promise<ExportedEventRow[]> =>
  tx.rows(sql`
    select e.id, e.day, m.reference, e.narrative, e.voucher,
      (select json_agg(json_build_object('account', p.account, 'cents', p.cents) order by (p.account <> 'BANK'), p.line)
        from ledger_posting p where p.intermediary_id = e.intermediary_id and p.event_id = e.id) as postings
    from ledger_event e join matter m on m.intermediary_id = e.intermediary_id and m.id = e.matter_id
    where ${buildBooksFilter(matterId)} and e.day between ${from} and ${to} order by e.day, e.id`);

export const listUsedAccounts = (tx: Tx): Promise<{ account: AccountCode }[]> =>
  tx.rows(sql`
    select distinct p.account from ledger_posting p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    where ${whereSeesType(sql`m.system_type`)}`);
