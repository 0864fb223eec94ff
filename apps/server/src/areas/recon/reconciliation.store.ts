import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { ReconciledItem } from '@boedel/domain/reconciliation/reconcile';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type ReconciledBankLine = ReconciledItem & { readonly description: string };

export const findAccountToReconcile = (
  tx: Tx,
  accountId: number,
  matterId: number,
): Promise<{ name: string; opening_on: LocalDate | null; opening: Cents } | undefined> =>
  tx.maybe(sql`
    select name, opening_on, coalesce(opening_balance_cents, 0)::bigint as opening from bank_account
    where id = ${accountId} and matter_id = ${matterId}`);

export const listLinesToReconcile = (
  tx: Tx,
  {
    matterId,
    accountId,
    openedOn,
    upTo,
  }: {
    readonly matterId: number;
    readonly accountId: number;
    readonly openedOn: LocalDate | null;
    readonly upTo: LocalDate;
  },
): Promise<(ReconciledBankLine & { balance: Cents | null })[]> =>
  tx.rows(sql`
    select l.id, l.day, l.amount_cents as amount, l.balance_cents as balance, l.match_id as "matchId", l.description from bank_line l
    where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and l.day >= ${openedOn ?? '1800-01-01'}
      and (l.day <= ${upTo} or l.match_id is not null)
    order by l.day, l.id`);

export const listBankEvents = (tx: Tx, accountId: number, matterId: number): Promise<ReconciledBankLine[]> =>
  tx.rows(sql`
    select e.id, e.day, moved.cents as amount, e.narrative as description,
      (select m.match_id from recon_match_entry m where m.intermediary_id = e.intermediary_id and m.bank_account_id = ${accountId}
        and m.source = e.source and m.source_id = e.source_id) as "matchId"
    from ledger_event e join lateral (select sum(p.cents)::bigint as cents from ledger_posting p
        where p.intermediary_id = e.intermediary_id and p.event_id = e.id and p.account = 'BANK' and p.bank_account_id = ${accountId}) moved
      on moved.cents is not null
    where e.matter_id = ${matterId} and e.source <> 'bank_account' and e.reverses_id is null
      and not exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
    order by e.day, e.id`);

export const readLedgerBalance = (
  tx: Tx,
  matterId: number,
  accountId: number,
  on: LocalDate,
): Promise<{ ledger: Cents }> =>
  tx.one(sql`
    select coalesce(sum(cents), 0)::bigint as ledger from ledger_posting
    where matter_id = ${matterId} and bank_account_id = ${accountId} and account = 'BANK' and day <= ${on}`);

export interface BankBalanceRow {
  readonly bank: Cents;
  readonly bank_on: LocalDate | null;
  readonly ledger: Cents;
  readonly lines: number;
  readonly lines_amount: Cents;
  readonly entries: number;
  readonly entries_amount: Cents;
}

/** Where an account stands now, in one statement: it is read again after each match. */
export const readBankBalance = (tx: Tx, matterId: number, accountId: number): Promise<BankBalanceRow | undefined> =>
  tx.maybe(sql`
    with account as (
      select coalesce(opening_on, '1800-01-01') as opened, coalesce(opening_balance_cents, 0) as opening from bank_account
      where id = ${accountId} and matter_id = ${matterId}
    ), line as (
      select l.id, l.day, l.amount_cents, l.balance_cents, l.match_id from bank_line l, account
      where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and l.day >= account.opened
    ), told as (
      select id, day, balance_cents from line where balance_cents is not null order by day desc, id desc limit 1
    ), event as (
      select e.source, e.source_id, sum(p.cents) as cents from ledger_posting p
        join ledger_event e on e.intermediary_id = p.intermediary_id and e.id = p.event_id
      where p.matter_id = ${matterId} and p.bank_account_id = ${accountId} and p.account = 'BANK'
        and e.source <> 'bank_account' and e.reverses_id is null
        and not exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
      group by e.id, e.source, e.source_id
    ), waiting as (
      select cents from event where not exists (select from recon_match_entry m where m.bank_account_id = ${accountId}
        and m.source = event.source and m.source_id = event.source_id)
    )
    select (case when exists (select from told)
        then (select balance_cents from told) + coalesce((select sum(l.amount_cents) from line l, told t where (l.day, l.id) > (t.day, t.id)), 0)
        else account.opening + coalesce((select sum(amount_cents) from line), 0) end)::bigint as bank,
      (select max(day) from line) as bank_on,
      coalesce((select sum(cents) from ledger_posting where matter_id = ${matterId} and bank_account_id = ${accountId}
        and account = 'BANK'), 0)::bigint as ledger,
      (select count(*)::int from line where match_id is null and amount_cents <> 0) as lines,
      coalesce((select sum(amount_cents) from line where match_id is null), 0)::bigint as lines_amount,
      (select count(*)::int from waiting) as entries, coalesce((select sum(cents) from waiting), 0)::bigint as entries_amount
    from account`);
