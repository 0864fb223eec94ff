import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { isFundPayment, isInvoiced, isMatched, isPaidOut, type MatchedSource } from './matched.store';
import { isReversed } from './reversal.store';

const invoiceStays =
  'This fee was invoiced, so its amount cannot be changed. Enter when and from which account it was paid.';
const fundStays =
  'This entry is linked to a Road Accident Fund payment, so it cannot be removed. Remove it from the payment first.';

const paidOutStays =
  'This entry comes from a payment in the payout file, so it cannot be removed. Change the payment’s result there.';

/** An entry that answers a bank line stays until the match is undone, and one that a payment became with the payment. */
export const refuseMatchedDeletion =
  (source: MatchedSource) =>
  async ({ id }: { readonly id: number }, { tx }: { readonly tx: Tx }): Promise<RefusalError | true> =>
    (await isMatched(tx, source, id))
      ? refuse('id', 'This entry is matched to a bank line, so it cannot be removed. Undo the match first.')
      : (await isPaidOut(tx, source, id))
        ? refuse('id', paidOutStays)
        : (await isFundPayment(tx, source, id))
          ? refuse('id', fundStays)
          : (await isInvoiced(tx, source, id))
            ? refuse('id', invoiceStays)
            : (await isReversed(tx, source, id))
              ? refuse(
                  'id',
                  'This entry has a refund or return, so it cannot be removed. Remove the refund or return first.',
                )
              : true;

interface MovedAmount {
  readonly amount: Cents;
  readonly bankAccountID: number | null;
  readonly toBankAccountID?: number | null;
}

/** What moved on the account stays as the bank has it; everything else of the entry may be corrected. */
export async function refuseMatchedChange(
  tx: Tx,
  source: MatchedSource,
  before: (MovedAmount & { readonly id: number }) | undefined,
  after: MovedAmount,
): Promise<RefusalError | undefined> {
  if (!before) return undefined;
  const isSame =
    before.amount === after.amount &&
    before.bankAccountID === after.bankAccountID &&
    (before.toBankAccountID ?? null) === (after.toBankAccountID ?? null);
  if (isSame) return undefined;
  if (before.amount !== after.amount && (await isInvoiced(tx, source, before.id)))
    return refuse('amount', invoiceStays);
  if (await isMatched(tx, source, before.id)) {
    return refuse(
      'amount',
      'This entry is matched to a bank line, so its amount and account cannot be changed. Undo the match first.',
    );
  }
  if (await isFundPayment(tx, source, before.id)) return refuse('amount', fundStays);
  return (await isPaidOut(tx, source, before.id)) ? refuse('amount', paidOutStays) : undefined;
}
