import { rafClaims, rafItems, rafPayments } from '@boedel/contract/raf/raf.records';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import {
  checkClaim,
  checkItem,
  checkPayment,
  computeClaimableUntil,
  computeClaimed,
  isSameInvoice,
  checkLateItem,
  type RafClaim,
} from '@boedel/domain/raf/claim';
import { isRefused, type RefusalError } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { lockCount } from '../../platform/db/lock-count';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import { rafStore, toUndertaking } from '../raf-position/raf.store';

const blank = { linkNumber: null, accidentDate: null, apportionmentPercent: null, isProtected: false } as const;

export const claimKit = createMatterRecordKit(rafClaims, {
  check: async (values, { tx, matter, today, before }) => {
    const store = rafStore(tx);
    if (before) await store.holdClaim(matter.id, before.id);
    const listOfClaim = <T extends { raf_claim_id: number }>(rows: readonly T[]): T[] =>
      rows.filter(({ raf_claim_id }) => raf_claim_id === before?.id);
    const undertaking = toUndertaking(await store.detailsOf(matter.id));
    const items = listOfClaim(await store.itemsOf(matter.id)).map((row) => ({
      servedDate: row.served_on,
      provider: row.provider,
      invoiceNumber: row.invoice_number,
      amount: row.amount,
    }));
    const payments = listOfClaim(await store.paymentsOf(matter.id)).map(({ amount, paid_to, is_in_bank }) => ({
      amount,
      paidTo: paid_to,
      isInBank: is_in_bank,
    }));
    const letters = listOfClaim(await store.lettersOf(matter.id)).length;
    const refused = checkClaim(values, { items, payments, letters, undertaking, today });
    if (refused) return refused;
    const lodgedDate = values.lodgedDate;
    const warnings =
      lodgedDate && before?.lodgedDate !== lodgedDate
        ? items.flatMap((item) => checkLateItem(item, undertaking ?? blank, lodgedDate) ?? [])
        : [];
    return { values, warnings };
  },
  remove: ({ lodgedDate }) =>
    lodgedDate === null ||
    refuse('id', 'This claim was lodged, so it cannot be removed. Clear the lodging date first.'),
});

/** A schedule that was lodged stays as it is. */
async function lockOpenClaim(tx: Tx, matterId: number, claimId: number): Promise<RefusalError | RafClaim> {
  const claim = await rafStore(tx).holdClaim(matterId, claimId);
  return claim.lodgedDate === null
    ? claim
    : refuse(
        'rafClaimID',
        'This claim was lodged, so its schedule cannot be changed. Add the account to the next claim.',
      );
}

export const itemKit = createMatterRecordKit(rafItems, {
  check: async (values, { tx, matter, today, before }) => {
    const store = rafStore(tx);
    // An invoice may stand in another claim of the matter, which is not held.
    await lockCount(tx, 'raf invoices', matter.id);
    const undertaking = toUndertaking(await store.detailsOf(matter.id)) ?? blank;
    // One that is moved leaves its old claim, which must be open as well.
    if (before && before.rafClaimID !== values.rafClaimID) {
      const left = await lockOpenClaim(tx, matter.id, before.rafClaimID);
      if (isRefused(left)) return left;
    }
    const claim = await store.holdClaim(matter.id, values.rafClaimID);
    const refused = checkItem(values, claim, undertaking, today);
    if (refused) return refused;
    const claims = new Map((await store.claimsOf(matter.id)).map((one) => [one.id, one]));
    const twin = (await store.itemsOf(matter.id)).find(
      (row) =>
        row.id !== before?.id &&
        claims.get(row.raf_claim_id)?.closedDate === null &&
        isSameInvoice(values, { provider: row.provider, invoiceNumber: row.invoice_number }),
    );
    if (twin) {
      return refuse(
        'invoiceNumber',
        message('This invoice is already in the claim “{claim}”. An account can be claimed only once.', {
          claim: claims.get(twin.raf_claim_id)!.description,
        }),
      );
    }
    const late = checkLateItem(values, undertaking, today);
    return { values, ...(late && { warnings: [late] }) };
  },
  remove: async ({ rafClaimID }, { tx, matter }) => lockOpenClaim(tx, matter.id, rafClaimID),
  adds: async (rows, { tx, matter }) => {
    const undertaking = toUndertaking(await rafStore(tx).detailsOf(matter.id)) ?? blank;
    return rows.map(({ amount, servedDate }) => ({
      claimed: computeClaimed(amount, undertaking.apportionmentPercent),
      claimableUntil: computeClaimableUntil(servedDate, undertaking),
    }));
  },
});

export const paymentKit = createMatterRecordKit(rafPayments, {
  check: async (values, { tx, matter, today, before }) => {
    const store = rafStore(tx);
    const claim = await store.holdClaim(matter.id, values.rafClaimID);
    const receipt = values.incomeID === null ? null : await store.holdReceipt(values.incomeID, before?.id ?? null);
    const income = receipt && { free: receipt.free, isInBank: receipt.is_in_bank };
    return checkPayment(values, claim, income, today) ?? { values };
  },
  remove: async ({ rafClaimID }, { tx, matter }) => {
    const { closedDate } = await rafStore(tx).holdClaim(matter.id, rafClaimID);
    return closedDate === null || refuse('id', 'This claim has ended. Clear its end date first.');
  },
  adds: async (rows, { tx, matter }) => {
    const kept = new Map((await rafStore(tx).paymentsOf(matter.id)).map((row) => [row.id, row]));
    return rows.map(({ id }) => ({
      bankAccountName: kept.get(id)?.bank_account_name ?? null,
      isOnStatement: kept.get(id)?.is_on_statement ?? false,
    }));
  },
});
