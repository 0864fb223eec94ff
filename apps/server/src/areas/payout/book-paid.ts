import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { toPayoutBooking } from '@boedel/domain/payout/paid-entry';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { answerEntry } from '../cash/answer-entry';
import { blankExpense, blankMovement } from '../cash/blank-entries';
import { expenseKit } from '../cash/expenses';
import { movementKit } from '../cash/movements';
import { findNextVoucher } from '../recon/next-voucher';
import { findBookedEntry, movementOf, type BookedPayoutEntry, readSentDay } from './paid-entry.store';
import type { StoredPayoutRow } from './payout.store';

const chooseEntry = (row: StoredPayoutRow, type: number) =>
  throwIfRefused(
    toPayoutBooking(
      {
        purpose: row.purpose,
        amount: row.amount_cents,
        partyID: row.party_id,
        liabilityID: row.liability_id,
        claimID: row.claim_id,
        expenseID: row.expense_id,
        costType: row.cost_type,
        expenseType: row.expense_type,
      },
      type as SystemType,
    ),
  );

/** Books what was paid by the rules its own tab has: the one way in, so that figures and claims follow. */
export async function bookPayment(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
  day: LocalDate,
): Promise<BookedPayoutEntry> {
  const { sent_on } = await readSentDay(tx, matter.id, row.id);
  if (day < sent_on) {
    throw new RefusalProblem(
      refuse(
        'date',
        message('The bank was instructed to pay on {day} and cannot have paid earlier.', { day: sent_on }),
      ),
    );
  }
  const already = await findBookedEntry(tx, row, sent_on);
  if (already) return already;
  const bankAccountID = row.bank_account_id!;
  const common = { description: row.payee, amount: row.amount_cents, bankAccountID };
  const as = chooseEntry(row, matter.system_type);
  const voucher = await findNextVoucher(tx, matter.id);
  if (as.as === 'award' || as.as === 'dividend' || as.as === 'composition') {
    const at = await movementKit.toChange(tx, asked, matter.id);
    const whose = as.as === 'award' ? { partyID: as.partyID } : { claimID: as.claimID };
    const values = { ...blankMovement, ...common, ...whose, movedDate: day, kind: movementOf[as.as]!, voucher };
    const { id } = await movementKit.insert(values, at);
    return { source: 'money_movement', id, day };
  }
  if (as.as === 'provision') {
    const entry = { source: 'expense', id: as.expenseID } as const;
    await answerEntry(tx, asked, entry, { bankAccountID, day, voucher, amount: row.amount_cents });
    return { ...entry, day };
  }
  const at = await expenseKit.toChange(tx, asked, matter.id);
  const about =
    as.as === 'claim' ? { liabilityID: as.liabilityID } : { costType: as.costType, expenseType: as.expenseType };
  const values = { ...blankExpense, ...common, ...about, paidDate: day, payee: row.payee, voucher };
  const { id } = await expenseKit.insert(values, at);
  return { source: 'expense', id, day };
}

/** Takes back what a payment was booked as: its entry goes, or waits for its money again. */
export async function unbookPayment(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
): Promise<void> {
  if (row.paid_movement_id !== null) {
    await movementKit.removeIn(tx, asked, row.paid_movement_id);
    return;
  }
  const id = row.paid_expense_id!;
  if (id !== row.expense_id) {
    await expenseKit.removeIn(tx, asked, id);
    return;
  }
  await answerEntry(tx, asked, { source: 'expense', id }, { bankAccountID: null });
}
