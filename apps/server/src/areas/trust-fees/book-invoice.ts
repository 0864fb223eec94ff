import { chart } from '@boedel/domain/ledger/chart';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { blankExpense } from '../cash/blank-entries';
import { expenseKit } from '../cash/expenses';
import { companyStore, presentCompany } from '../firm/company.store';
import { type TrustInvoiceRow, trustFeeStore } from './trust-fee.store';

/** From the day it is invoiced a fee is an expense of the trust: still to be paid, until somebody says how it was. */
export async function bookInvoice(
  tx: Tx,
  asked: Pick<MatterRecordRequest, 'actor' | 'now'>,
  invoice: TrustInvoiceRow,
  period: { readonly fromDate: LocalDate; readonly toDate: LocalDate },
): Promise<void> {
  const { vat, total } = invoice.result.value;
  const at = await expenseKit.toChange(tx, asked, invoice.matter_id);
  const { id } = await expenseKit.insert(
    {
      ...blankExpense,
      description: `Fees of the trust, invoice ${invoice.number}`,
      payee: presentCompany(await companyStore(tx).ofFirm()).name,
      amount: total,
      vatAmount: vat === 0 ? null : vat,
      paidDate: invoice.invoiced_on,
      bankAccountID: null,
      isProvision: true,
      expenseType: chart['ADMIN:CURATOR_FEE_PAID'].label,
      voucher: `INV ${invoice.number}`,
      fromDate: period.fromDate,
      toDate: period.toDate,
    },
    at,
  );
  await trustFeeStore(tx).invoices.change(invoice.id, invoice.version, { expense_id: id });
}
