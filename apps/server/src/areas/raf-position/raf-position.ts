import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sum } from '@boedel/domain/money/cents';
import { ageing, letterDue, stateOf, waitedDays } from '@boedel/domain/raf/ageing';
import { totalsOf } from '@boedel/domain/raf/claim';
import { findPayments } from '@boedel/domain/raf/find-payments';
import type { Tx } from '../../platform/db/database';
import { rafStore, undertakingOf } from './raf.store';

/** Where each claim of a trust stands on a day, read in six statements however many there are. */
export async function positionOf(tx: Tx, matterId: number, today: LocalDate) {
  const store = rafStore(tx);
  const undertaking = undertakingOf(await store.detailsOf(matterId));
  const rows = await store.claimsOf(matterId);
  const [items, payments, letters] = [
    await store.itemsOf(matterId),
    await store.paymentsOf(matterId),
    await store.lettersOf(matterId),
  ];
  const receipts = await store.receiptsOf(matterId);
  const claims = rows.map((claim) => {
    const ofClaim = <T extends { raf_claim_id: number }>(all: readonly T[]): T[] =>
      all.filter(({ raf_claim_id }) => raf_claim_id === claim.id);
    const schedule = ofClaim(items);
    const paid = ofClaim(payments).map(({ amount, paid_to, is_in_bank }) => ({
      amount,
      paidTo: paid_to,
      isInBank: is_in_bank,
    }));
    const totals = totalsOf(schedule, paid, undertaking?.apportionmentPercent ?? null);
    const waited = waitedDays(claim, totals, today);
    const sent = ofClaim(letters);
    return {
      id: claim.id,
      description: claim.description,
      reference: claim.reference,
      lodgedDate: claim.lodgedDate,
      acknowledgedDate: claim.acknowledgedDate,
      closedDate: claim.closedDate,
      state: stateOf(claim, totals),
      accounts: schedule.length,
      ...totals,
      waitedDays: waited,
      letterDue: letterDue(
        waited,
        sent.map(({ stage }) => stage),
      ),
      letters: sent.map(({ stage, sent_on, document_id }) => ({ stage, sentDate: sent_on, documentID: document_id })),
      version: claim.version,
    };
  });
  const awaited = claims.flatMap(({ id, lodgedDate, closedDate, reference, outstanding }) =>
    lodgedDate && !closedDate ? [{ claimID: id, lodgedDate, reference, outstanding }] : [],
  );
  const found = findPayments(
    awaited,
    receipts.map(({ income_id, received_on, description, free }) => ({
      incomeID: income_id,
      receivedDate: received_on,
      description,
      free,
    })),
    undertaking?.linkNumber ?? null,
  );
  // A claim that is still being put together was not claimed; one that ended is waited for no longer.
  const lodged = claims.filter(({ lodgedDate }) => lodgedDate !== null);
  const total = (key: 'claimed' | 'paid' | 'inBank' | 'notInBank') => sum(lodged.map((one) => one[key]));
  return {
    claims,
    totals: {
      claimed: total('claimed'),
      paid: total('paid'),
      inBank: total('inBank'),
      notInBank: total('notInBank'),
      outstanding: sum(lodged.filter(({ closedDate }) => closedDate === null).map(({ outstanding }) => outstanding)),
    },
    ageing: ageing(claims.map(({ waitedDays: waited, outstanding }) => ({ waited, outstanding }))),
    found: found.map((one) => {
      const receipt = receipts.find(({ income_id }) => income_id === one.incomeID)!;
      return {
        ...one,
        reasons: [...one.reasons],
        receivedDate: receipt.received_on,
        description: receipt.description,
      };
    }),
  };
}
