import { trustFees } from '@boedel/contract/trust-fees/trust-fees.record';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { replaceValue } from '@boedel/domain/law/worked';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { chooseFeeTerms } from '@boedel/domain/trust-fees/deed-terms';
import { checkFeeFacts, computeTrustFee, type TrustFeeFacts } from '@boedel/domain/trust-fees/trust-fee';
import type { Tx } from '../../platform/db/database';
import { lockCount } from '../../platform/db/lock-count';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { listDeedTerms } from './deed-terms';
import { type TrustInvoiceRow, trustFeeStore } from './trust-fee.store';

type StoredFeePeriod = StoredRow<(typeof trustFees)['fields']>;
type FeePeriodInput = Omit<StoredFeePeriod, 'id' | 'matterID' | 'version'>;

const toFeeFacts = (row: FeePeriodInput, income: Cents): TrustFeeFacts => ({
  fromDate: row.fromDate,
  toDate: row.toDate,
  openingValue: row.openingValue,
  closingValue: row.closingValue,
  takeOnValue: row.takeOnValue,
  terminationValue: row.terminationValue,
  minutes: row.minutes,
  income,
});

/** Each period with what it comes to: as it was invoiced, otherwise by the deed, or what the firm charges now. */
export async function computeCharges(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  rows: readonly StoredFeePeriod[],
) {
  const store = trustFeeStore(tx);
  const [terms, incomes] = [await store.terms(), await store.incomeIn(matter.id, rows)];
  const ofTrust = await listDeedTerms(tx, matter.id);
  const invoices = new Map((await store.invoicesOf(matter.id)).map((row) => [row.trust_fee_id, row]));
  const country = findCountry(matter.country) ?? defaultCountry;
  return rows.map((row) => {
    const invoice: TrustInvoiceRow | undefined = invoices.get(row.id);
    const income = invoice?.income_cents ?? incomes.get(row.id) ?? nil;
    const worked =
      invoice?.result ??
      throwIfRefused(
        computeTrustFee(toFeeFacts(row, income), chooseFeeTerms(terms, ofTrust, row.fromDate), {
          country,
          isVendor: terms.isVendor,
        }),
      );
    return { income, worked, invoice };
  });
}

const isInvoiced = async (tx: Tx, matterId: number, id: number): Promise<boolean> =>
  (await trustFeeStore(tx).invoicesOf(matterId)).some((row) => row.trust_fee_id === id);
const stays = 'This period was invoiced, so it stays as it is.';

// To read by; the rules below stand above it.
const periods = createMatterRecordKit(trustFees);

export const trustFeeKit = createMatterRecordKit(trustFees, {
  check: async (values, { tx, matter, today, before, country }) => {
    if (before && (await isInvoiced(tx, matter.id, before.id))) return refuse('id', stays);
    const { isVendor, ...ofFirm } = await trustFeeStore(tx).terms();
    const terms = chooseFeeTerms(ofFirm, await listDeedTerms(tx, matter.id), values.fromDate);
    const facts = toFeeFacts(values, nil);
    throwIfRefused(checkFeeFacts(facts, terms, today));
    throwIfRefused(computeTrustFee(facts, terms, { country, isVendor }));
    await lockCount(tx, 'trust fee periods', matter.id);
    const others = await periods.store(tx).listOf(matter.id);
    const twin = others
      .map((row) => periods.read(row))
      .find((one) => one.id !== before?.id && one.fromDate <= values.toDate && values.fromDate <= one.toDate);
    return twin
      ? refuse(
          'fromDate',
          message('The period from {from} to {to} has already been charged. Choose another period.', {
            from: twin.fromDate,
            to: twin.toDate,
          }),
        )
      : { values };
  },
  remove: async ({ id }, { tx, matter }) => !(await isInvoiced(tx, matter.id, id)) || refuse('id', stays),
  adds: async (rows, { tx, matter }) =>
    (await computeCharges(tx, matter, rows)).map(({ income, worked, invoice }, place) => ({
      period: `${rows[place]!.fromDate} – ${rows[place]!.toDate}`,
      income,
      heads: worked.value.heads.map((one) => ({ ...one })),
      fee: worked.value.fee,
      vat: worked.value.vat,
      total: worked.value.total,
      worked: replaceValue(worked, worked.value.total),
      invoice: invoice
        ? { number: invoice.number, invoicedDate: invoice.invoiced_on, documentID: invoice.document_id }
        : null,
    })),
});
