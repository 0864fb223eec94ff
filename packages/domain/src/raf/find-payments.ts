import type { LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';

/** A receipt in a bank account of the trust, with what of it answers no payment yet. */
export interface RafReceipt {
  readonly incomeID: number;
  readonly receivedDate: LocalDate;
  readonly description: string;
  readonly free: Cents;
}
interface AwaitedRafClaim {
  readonly claimID: number;
  readonly lodgedDate: LocalDate;
  readonly reference: string | null;
  readonly outstanding: Cents;
}

export const findReasons = ['reference', 'amount', 'payer'] as const;
export type PaymentMatchReason = (typeof findReasons)[number];
export interface FoundRafPayment {
  readonly claimID: number;
  readonly incomeID: number;
  readonly amount: Cents;
  readonly reasons: readonly PaymentMatchReason[];
}

const normaliseText = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const payer = /\braf\b|road\s+accident|padongeluk/i;

function listMatchReasons(
  claim: AwaitedRafClaim,
  receipt: RafReceipt,
  linkNumber: string | null,
): PaymentMatchReason[] {
  const description = normaliseText(receipt.description);
  const isNamed = [claim.reference, linkNumber].some(
    (one) => one !== null && normaliseText(one).length > 3 && description.includes(normaliseText(one)),
  );
  return [
    ...(isNamed ? (['reference'] as const) : []),
    ...(receipt.free === claim.outstanding ? (['amount'] as const) : []),
    ...(payer.test(receipt.description) ? (['payer'] as const) : []),
  ];
}

/** Receipts that may be the Fund's, the likeliest first: each receipt and each claim is offered once, with why. */
export function findPayments(
  claims: readonly AwaitedRafClaim[],
  receipts: readonly RafReceipt[],
  linkNumber: string | null,
): FoundRafPayment[] {
  const weight = { reference: 2, amount: 3, payer: 1 } as const;
  const pairs = claims.flatMap((claim) =>
    receipts
      .filter(({ receivedDate, free }) => receivedDate >= claim.lodgedDate && free > 0 && claim.outstanding > 0)
      .map((receipt) => ({ claim, receipt, reasons: listMatchReasons(claim, receipt, linkNumber) }))
      .filter(({ reasons }) => reasons.length > 0),
  );
  const ranked = pairs
    .map((pair) => ({ ...pair, rank: pair.reasons.reduce((total, one) => total + weight[one], 0) }))
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        a.claim.lodgedDate.localeCompare(b.claim.lodgedDate) ||
        a.receipt.receivedDate.localeCompare(b.receipt.receivedDate) ||
        a.receipt.incomeID - b.receipt.incomeID,
    );
  const [usedClaims, usedReceipts] = [new Set<number>(), new Set<number>()];
  return ranked.flatMap(({ claim, receipt, reasons }) => {
    if (usedClaims.has(claim.claimID) || usedReceipts.has(receipt.incomeID)) return [];
    usedClaims.add(claim.claimID);
    usedReceipts.add(receipt.incomeID);
    const amount = receipt.free < claim.outstanding ? receipt.free : claim.outstanding;
    return [{ claimID: claim.claimID, incomeID: receipt.incomeID, amount, reasons }];
  });
}
