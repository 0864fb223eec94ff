import type { MovementKind } from '@boedel/domain/cash/movement';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { EntrySource } from './match.store';

export interface OpenEntryRow {
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

/** Whether the event an entry was booked as stands, and moves money on an account. */
const stands = sql`e.reverses_id is null and not exists (select from ledger_event r
  where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)`;

/** Entries that moved money on the account and that no line has answered. */
export const listOpenEntries = (tx: Tx, matterId: number, accountId: number): Promise<OpenEntryRow[]> =>
  tx.rows(sql`
    select e.source, e.source_id, e.day, moved.cents as amount_cents, e.narrative as description, e.voucher, false as is_expected,
      coalesce(i.income_type, x.cost_type, x.expense_type) as label
    from ledger_event e
      join lateral (select sum(p.cents)::bigint as cents from ledger_posting p
        where p.intermediary_id = e.intermediary_id and p.matter_id = e.matter_id and p.event_id = e.id and p.account = 'BANK' and p.bank_account_id = ${accountId}) moved
        on moved.cents is not null
      left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
      left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
    where e.matter_id = ${matterId} and e.source <> 'bank_account' and ${stands}
      and not exists (select from recon_match_entry m where m.intermediary_id = e.intermediary_id
        and m.bank_account_id = ${accountId} and m.source = e.source and m.source_id = e.source_id)
    order by e.day, e.id`);

/** Entries that wait for their money, whichever account it comes through. */
export const listExpectedEntries = (tx: Tx, matterId: number): Promise<OpenEntryRow[]> =>
  tx.rows(sql`
    select 'income' as source, id as source_id, received_on as day, amount_cents, description, voucher, income_type as label, true as is_expected
    from income where matter_id = ${matterId} and bank_account_id is null
    union all
    select 'expense', id, paid_on, -amount_cents, description, voucher, coalesce(cost_type, expense_type), true
    from expense where matter_id = ${matterId} and bank_account_id is null and liability_id is null
    order by day, source_id`);

/**
 * What people of the firm chose for single lines before, in matters of the same type, the latest first. The entries of a match
 * are found by its matter and itself: by the match alone, all of the firm's are gone through for each.
 */
export const listPastChoices = (tx: Tx, systemType: number, most: number) =>
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
      join recon_match_entry e on e.intermediary_id = l.intermediary_id and e.matter_id = l.matter_id and e.match_id = l.match_id
      left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
      left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
      left join money_movement v on e.source = 'money_movement' and v.intermediary_id = e.intermediary_id and v.id = e.source_id
    where last.lines = 1 and (select count(*) from recon_match_entry o where o.intermediary_id = e.intermediary_id and o.matter_id = e.matter_id
      and o.match_id = e.match_id) = 1
      and coalesce(i.reversal_of_id, x.reversal_of_id, v.reversal_of_id) is null`);

export const listNamedTargets = (tx: Tx, matterId: number): Promise<{ what: string; id: number; name: string }[]> =>
  tx.rows(sql`
    select 'asset' as what, id, name from asset where matter_id = ${matterId}
    union all select 'bank', id, name from bank_account where matter_id = ${matterId}`);
