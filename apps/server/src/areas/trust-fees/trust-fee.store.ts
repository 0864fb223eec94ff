import type { TrustFeeTerms, TrustFee } from '@boedel/domain/trust-fees/trust-fee';
import { trustFeeFields } from '@boedel/contract/firm/settings.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { WorkedResult } from '@boedel/domain/law/worked';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { readFieldValues } from '../../platform/record/record-table';
import { settingStore, trustFeesStore } from '../firm/settings.store';

const invoiceTable = firmTable(
  'trust_invoice',
  {
    matter_id: c.id,
    trust_fee_id: c.id,
    number: c.int,
    invoiced_on: c.day,
    income_cents: c.cents,
    result: c.json<WorkedResult<TrustFee>>(),
    document_id: c.id.orNull,
    expense_id: c.id.orNull,
  },
  'money',
);
export type TrustInvoiceRow = RowOf<typeof invoiceTable>;

interface TrustFeePeriod {
  readonly id: number;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
}

export const trustFeeStore = (tx: Tx) => {
  const invoices = tableStore(tx, invoiceTable);
  return {
    invoices,
    invoicesOf: (matterId: number): Promise<TrustInvoiceRow[]> => invoices.ofMatter(matterId),
    /** What the firm charges, and whether it may add VAT. */
    terms: async (): Promise<TrustFeeTerms & { readonly isVendor: boolean }> => {
      const terms = readFieldValues(trustFeeFields, await trustFeesStore(tx).ofFirm()) as unknown as TrustFeeTerms;
      return { ...terms, isVendor: (await settingStore(tx).ofFirm()).is_vat_registered };
    },
    /**
     * Income in the bank in each period. What the Road Accident Fund paid back of a cost is no income of the trust, and
     * earns no fee.
     */
    incomeIn: async (matterId: number, periods: readonly TrustFeePeriod[]): Promise<ReadonlyMap<number, Cents>> => {
      const rows = await tx.rows<{ id: number; cents: Cents }>(sql`
        select w.id, coalesce(sum(i.amount_cents - coalesce((select sum(p.amount_cents) from raf_payment p
            where p.intermediary_id = i.intermediary_id and p.income_id = i.id), 0)), 0)::bigint as cents
        from unnest(${periods.map(({ id }) => id)}::bigint[], ${periods.map(({ fromDate }) => fromDate)}::date[],
            ${periods.map(({ toDate }) => toDate)}::date[]) as w(id, from_on, to_on)
          left join income i on i.matter_id = ${matterId} and i.bank_account_id is not null
            and i.received_on between w.from_on and w.to_on
        group by w.id`);
      return new Map(rows.map(({ id, cents }) => [id, cents]));
    },
    /** The next number of the firm; two who invoice at once get two. */
    nextNumber: async (): Promise<number> => {
      await tx.run(sql`select id from trust_fees where intermediary_id = app_firm() for update`);
      return (await tx.one<{ number: number }>(sql`select coalesce(max(number), 0) + 1 as number from trust_invoice`))
        .number;
    },
  };
};
