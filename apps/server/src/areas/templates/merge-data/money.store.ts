import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';

export interface MoneyMovedRow {
  readonly id: number;
  readonly day: LocalDate;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly account: string;
  readonly cents: number;
}

export type MoneyMergeValue = string | number | boolean | null;

export const listPostedAwards = (tx: Tx, matterId: number): Promise<{ party_id: number; cents: number }[]> =>
  tx.rows(sql`
    select party_id, sum(cents)::bigint as cents from ledger_posting where matter_id = ${matterId} and account = 'AWARDS' and party_id is not null group by party_id`);

export const listOpenAccounts = (
  tx: Tx,
  matterId: number,
): Promise<
  {
    id: number;
    name: string;
    bank: string | null;
    branch_code: string | null;
    account_number: string | null;
    is_main: boolean;
  }[]
> =>
  tx.rows(sql`
    select id, name, bank, branch_code, account_number, is_main from bank_account where matter_id = ${matterId} and closed_on is null order by is_main desc, id`);

export const readBankTotals = (
  tx: Tx,
  {
    matterId,
    accountId,
    from,
    to,
  }: { readonly matterId: number; readonly accountId: number; readonly from: LocalDate; readonly to: LocalDate },
): Promise<{ opening: number; receipts: number; payments: number }> =>
  tx.one(sql`
    select coalesce(sum(cents) filter (where day < ${from} or e.source = 'bank_account'), 0)::bigint as opening,
      coalesce(sum(cents) filter (where day >= ${from} and e.source <> 'bank_account' and cents > 0), 0)::bigint as receipts,
      coalesce(-sum(cents) filter (where day >= ${from} and e.source <> 'bank_account' and cents < 0), 0)::bigint as payments
    from ledger_posting p join lateral (select source from ledger_event x where x.intermediary_id = p.intermediary_id and x.id = p.event_id) e on true
    where p.matter_id = ${matterId} and p.bank_account_id = ${accountId} and p.account = 'BANK' and p.day <= ${to}`);

export const listMovedBetween = (tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<MoneyMovedRow[]> =>
  tx.rows(sql`
    select e.id, e.day, e.narrative, e.voucher, o.account, -sum(o.cents)::bigint as cents
    from ledger_event e join ledger_posting o on o.intermediary_id = e.intermediary_id and o.event_id = e.id and o.account <> 'BANK'
    where e.matter_id = ${matterId} and e.day between ${from} and ${to} and e.source <> 'bank_account' and e.reverses_id is null
      and exists (select from ledger_posting b where b.intermediary_id = e.intermediary_id and b.event_id = e.id and b.account = 'BANK')
      and not exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
    group by e.id, e.day, e.narrative, e.voucher, o.account order by o.account, e.day, e.id`);

export const listOpenPayouts = (
  tx: Tx,
  matterId: number,
): Promise<(Record<string, MoneyMergeValue> & { net: number; paid_before: number })[]> =>
  tx.rows(sql`
    select p.payee, p.purpose as capacity, coalesce(p.cost_type, p.expense_type) as line, p.amount_cents as net, p.branch_code as "branchCode",
      p.account_number as "accountNumber", p.my_ref as "myRef", p.ben_ref as "theirRef",
      coalesce((select sum(e.amount_cents) from payout e where e.intermediary_id = p.intermediary_id and e.matter_id = p.matter_id and e.state = 'paid'
        and (e.party_id = p.party_id or e.liability_id = p.liability_id)), 0)::bigint as paid_before
    from payout p where p.matter_id = ${matterId} and p.state <> 'paid' order by p.id`);

export const listIncomeBetween = (
  tx: Tx,
  matterId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<Record<string, MoneyMergeValue>[]> =>
  tx.rows(sql`
    select received_on as date, description, income_type as source, voucher, amount_cents as amount from income
    where matter_id = ${matterId} and received_on between ${from} and ${to} order by received_on, id`);

export const listExpensesBetween = (
  tx: Tx,
  matterId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<Record<string, MoneyMergeValue>[]> =>
  tx.rows(sql`
    select paid_on as date, description, payee, coalesce(cost_type, expense_type) as kind, voucher, amount_cents as amount, vat_amount_cents as vat from expense
    where matter_id = ${matterId} and paid_on between ${from} and ${to} and liability_id is null and bank_account_id is not null order by paid_on, id`);
