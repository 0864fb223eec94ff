import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sum } from '@boedel/domain/money/cents';
import { sumByAge, findLetterDue, readClaimState, countWaitedDays } from '@boedel/domain/raf/ageing';
import { computeClaimTotals } from '@boedel/domain/raf/claim';
import { findPayments } from '@boedel/domain/raf/find-payments';
import type { Tx } from '../../platform/db/database';
import { rafStore, toUndertaking } from './raf.store';

/** Where each claim of a trust stands on a day, read in six statements however many there are. */
export async function readRafPosition(tx: Tx, matterId: number, today: LocalDate) {
  const store = rafStore(tx);
  const undertaking = toUndertaking(await store.detailsOf(matterId));
  const rows = await store.claimsOf(matterId);
  const [items, payments, letters] = [
    await store.itemsOf(matterId),
    await store.paymentsOf(matterId),
    await store.lettersOf(matterId),
  ];
  const receipts = await store.receiptsOf(matterId);
  const claims = rows.map((claim) => {
    const listOfClaim = <T extends { raf_claim_id: number }>(all: readonly T[]): T[] =>
      all.filter(({ raf_claim_id }) => raf_claim_id === claim.id);
    const schedule = listOfClaim(items);
    const paid = listOfClaim(payments).map(({ amount, paid_to, is_in_bank }) => ({
      amount,
      paidTo: paid_to,
      isInBank: is_in_bank,
    }));
    const totals = computeClaimTotals(schedule, paid, undertaking?.apportionmentPercent ?? null);
    const waited = countWaitedDays(claim, totals, today);
    const sent = listOfClaim(letters);
    return {
      id: claim.id,
      description: claim.description,
      reference: claim.reference,
      lodgedDate: claim.lodgedDate,
      acknowledgedDate: claim.acknowledgedDate,
      closedDate: claim.closedDate,
      state: readClaimState(claim, totals),
      accounts: schedule.length,
      ...totals,
      waitedDays: waited,
      letterDue: findLetterDue(
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
  const sumKey = (key: 'claimed' | 'paid' | 'inBank' | 'notInBank') => sum(lodged.map((one) => one[key]));
  return {
    claims,
    totals: {
      claimed: sumKey('claimed'),
      paid: sumKey('paid'),
      inBank: sumKey('inBank'),
      notInBank: sumKey('notInBank'),
      outstanding: sum(lodged.filter(({ closedDate }) => closedDate === null).map(({ outstanding }) => outstanding)),
    },
    ageing: sumByAge(claims.map(({ waitedDays: waited, outstanding }) => ({ waited, outstanding }))),
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
