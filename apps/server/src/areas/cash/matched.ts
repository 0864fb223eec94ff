import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { isFundPayment, isInvoiced, isMatched, isPaidOut, type MatchedSource } from './matched.store';

const invoiceStays =
  'This is a fee that was invoiced, so it stays at that amount. Say here on which day and from which account it was paid.';
const fundStays =
  'A payment of the Road Accident Fund was found in this entry, so it stays. Take it out of the payment first.';

const paidOutStays = 'A payment of the payout file was booked as this entry, so it stays. Change its result there.';

/** An entry that answers a bank line stays until the match is undone, and one that a payment became with the payment. */
export const refuseMatchedDeletion =
  (source: MatchedSource) =>
  async ({ id }: { readonly id: number }, { tx }: { readonly tx: Tx }): Promise<RefusalError | true> =>
    (await isMatched(tx, source, id))
      ? refuse('id', 'This entry answers a bank line, so it stays. Undo the match first.')
      : (await isPaidOut(tx, source, id))
        ? refuse('id', paidOutStays)
        : (await isFundPayment(tx, source, id))
          ? refuse('id', fundStays)
          : (await isInvoiced(tx, source, id))
            ? refuse('id', invoiceStays)
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
    return refuse('amount', 'This entry answers a bank line, so its amount and account stay. Undo the match first.');
  }
  if (await isFundPayment(tx, source, before.id)) return refuse('amount', fundStays);
  return (await isPaidOut(tx, source, before.id)) ? refuse('amount', paidOutStays) : undefined;
}
