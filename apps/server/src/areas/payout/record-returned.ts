import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { requireValue } from '../../platform/require-value';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import type { MatchedSource } from '../cash/matched.store';
import { addReversal } from '../recon/make-reversal';
import { findNextVoucher } from '../recon/next-voucher';
import { bankFileStore } from './payout-file.store';
import { payoutStore, type StoredPayoutRow } from './payout.store';

interface ReturnedEntry {
  readonly source: MatchedSource;
  readonly id: number;
}

/** The entry a payment is booked as. */
const findPaidEntry = (row: StoredPayoutRow): ReturnedEntry =>
  row.paid_expense_id === null
    ? { source: 'money_movement', id: row.paid_movement_id! }
    : { source: 'expense', id: row.paid_expense_id };

/** The cost still has to be paid: a new provision like the one that was paid. */
async function addProvision(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
): Promise<void> {
  if (row.expense_id === null || row.expense_id !== row.paid_expense_id) return;
  const values = expenseKit.read(await expenseKit.store(tx).find(row.expense_id));
  const at = await expenseKit.toChange(tx, asked, matter.id);
  const again = { ...values, bankAccountID: null, isProvision: true, voucher: null };
  const { id } = await expenseKit.insert(again, at);
  await payoutStore(tx).setExpense(row.id, id);
}

/**
 * A payment that was made and returned: its entry stays, a second entry reverses it on the day of the return, and the payment
 * is captured again and needs two people again. What it paid is owed again.
 */
export async function recordReturned(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
  result: { readonly date: LocalDate; readonly why: string | null; readonly by?: ReturnedEntry },
): Promise<ReturnedEntry> {
  if (row.state !== 'paid') {
    throw new RefusalProblem(
      refuse(
        'results',
        message('The payment to {payee} is not booked as paid, so it cannot have been returned.', { payee: row.payee }),
      ),
    );
  }
  const why = requireValue(result.why, refuse('why', 'Enter why the payment was returned.'));
  const by =
    result.by ??
    (await addReversal(tx, asked, matter, {
      original: findPaidEntry(row),
      day: result.date,
      amount: row.amount_cents,
      bankAccountID: row.bank_account_id!,
      description: row.payee,
      voucher: await findNextVoucher(tx, matter.id),
    }));
  const store = payoutStore(tx);
  await bankFileStore(tx).setReturned(row.id, result.date, why, by);
  // Only a payment that is captured again may be for another provision.
  await store.captureAgain(row.id);
  await addProvision(tx, asked, matter, row);
  await audit(tx, asked.actor, 'payout.returned', {
    entity: ['payout', row.id],
    matterId: matter.id,
    after: { payee: row.payee, amount_cents: row.amount_cents, on: result.date, entry: by.source, entry_id: by.id },
    why,
  });
  return by;
}
