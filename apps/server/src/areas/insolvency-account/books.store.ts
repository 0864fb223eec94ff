import type { CostHead } from '@boedel/domain/insolvency/cost-head';
import type { TariffItem } from '@boedel/domain/insolvency/remuneration';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AccountCode } from '@boedel/domain/ledger/chart';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** One posting of an event that stands, against the bank or against what is still open. */
export interface BookedLedgerRow {
  readonly id: number;
  readonly source: string;
  readonly sourceId: number;
  readonly day: LocalDate;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly account: AccountCode;
  readonly assetId: number | null;
  /** A debit is positive. */
  readonly cents: Cents;
  readonly isBanked: boolean;
  /** A creditor kept the goods on account of its claim. */
  readonly isTakenOver: boolean;
  readonly head: CostHead | null;
  readonly isTrading: boolean;
  /** Chosen for a line of income. */
  readonly tariffItem: TariffItem | null;
  /** Output tax in a line of income. */
  readonly vat: Cents | null;
  /** The entry of the same kind it gives back. */
  readonly reversalOfId: number | null;
}

interface SettledLedgerRow {
  readonly account: AccountCode;
  readonly claimId: string;
  readonly day: LocalDate;
  readonly cents: Cents;
  readonly isTakenOver: boolean;
}

export interface InsolvencyHead {
  readonly reference: string;
  readonly mastersReference: string | null;
  readonly courtCase: string | null;
  readonly name: string;
  readonly kind: string | null;
  readonly idNumber: string | null;
}

/** What an insolvency account reads from the ledger. */
export const booksStore = (tx: Tx) => ({
  /** Receipts and costs, an event a row; a balance taken over is of the asset its bank account is. */
  lines: (matterId: number): Promise<BookedLedgerRow[]> =>
    tx.rows(sql`
      select e.id, e.source, e.source_id as "sourceId", e.day, e.narrative, e.voucher, p.account,
        coalesce(p.asset_id, bank.asset_id) as "assetId", p.cents,
        exists (select from ledger_posting b where b.intermediary_id = e.intermediary_id and b.event_id = e.id
          and b.account in ('BANK', 'DIVIDENDS')) as "isBanked",
        e.kind = 'takenOver' as "isTakenOver",
        x.cost_head as head, coalesce(i.is_trading, false) as "isTrading",
        i.tariff_item as "tariffItem", i.vat_amount_cents as vat, coalesce(x.reversal_of_id, i.reversal_of_id, v.reversal_of_id) as "reversalOfId"
      from ledger_event e
        join ledger_posting p on p.intermediary_id = e.intermediary_id and p.event_id = e.id
        left join bank_account bank on bank.intermediary_id = p.intermediary_id and bank.id = p.bank_account_id
        left join expense x on x.intermediary_id = e.intermediary_id and e.source = 'expense' and x.id = e.source_id
        left join income i on i.intermediary_id = e.intermediary_id and e.source = 'income' and i.id = e.source_id
        left join money_movement v on v.intermediary_id = e.intermediary_id and e.source = 'money_movement' and v.id = e.source_id
      where e.matter_id = ${matterId} and p.account not in ('BANK', 'RECEIVABLE', 'PAYABLE', 'INTERNAL', 'SUSPENSE', 'CLAIMS', 'DIVIDENDS', 'CONTRIBUTIONS', 'COMPOSITION')
        and e.reverses_id is null and not exists (select from ledger_event r
          where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
      order by e.day, e.id, p.line`),

  /** Dividends paid, contributions received and what a composition moved, an event that stands a row; paid is positive. */
  settled: (matterId: number): Promise<SettledLedgerRow[]> =>
    tx.rows(sql`
      select p.account, p.claim_id::text as "claimId", p.day, p.cents, e.kind = 'takenOver' as "isTakenOver"
      from ledger_event e join ledger_posting p on p.intermediary_id = e.intermediary_id and p.event_id = e.id
      where e.matter_id = ${matterId} and p.account in ('DIVIDENDS', 'CONTRIBUTIONS', 'COMPOSITION')
        and e.reverses_id is null and not exists (select from ledger_event r
          where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
      order by e.day, e.id`),

  banks: (matterId: number, upTo: LocalDate): Promise<{ name: string; balance: Cents }[]> =>
    tx.rows(sql`
      select b.name, coalesce(sum(p.cents), 0)::bigint as balance from bank_account b
        left join ledger_posting p on p.intermediary_id = b.intermediary_id and p.bank_account_id = b.id
          and p.account = 'BANK' and p.day <= ${upTo}
      where b.matter_id = ${matterId} group by b.id, b.name, b.is_main order by b.is_main desc, b.name, b.id`),

  /** Money in deposits, and money nobody classified yet, up to a day. */
  others: (matterId: number, upTo: LocalDate): Promise<{ invested: Cents; suspense: Cents }> =>
    tx.one(sql`
      select coalesce(sum(cents) filter (where account = 'INTERNAL'), 0)::bigint as invested,
        coalesce(sum(abs(cents)) filter (where account = 'SUSPENSE'), 0)::bigint as suspense
      from ledger_posting p where matter_id = ${matterId} and day <= ${upTo}
        and not exists (select from ledger_event e where e.intermediary_id = p.intermediary_id and e.id = p.event_id
          and (e.reverses_id is not null or exists (select from ledger_event r
            where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)))`),

  head: (matterId: number): Promise<InsolvencyHead> =>
    tx.one(sql`
      select m.reference, m.master_reference as "mastersReference", m.case_number as "courtCase",
        concat_ws(' ', w.first_names, w.surname) as name, w.kind, coalesce(w.id_number, w.registration_number) as "idNumber"
      from matter m join matter_party w on w.intermediary_id = m.intermediary_id and w.matter_id = m.id and w.role = 'main'
      where m.id = ${matterId}`),
});
