/**
 * For tests: the arithmetic of an estate in its plainest form, in whole cents, from the statutes and without the code of the
 * account: fees by AEA reg 8 and Schedule 2, duty by the First Schedule, parts to the cent half up.
 */
export const toWholeCents = (amount: number): number => Math.round(amount * 100);

/** A part of an amount, half up; both are whole numbers, never below nought. */
export const computePart = (amount: number, part: number, of: number): number =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));

/** Cut to cents; the cents left over go to the largest remainders, the earliest first. */
export function splitIn(amount: number, weights: readonly number[]): number[] {
  const all = BigInt(weights.reduce((total, weight) => total + weight, 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / all));
  const order = weights.map((_, index) => index).sort((a, b) => Number((exact[b]! % all) - (exact[a]! % all)) || a - b);
  let left = amount - parts.reduce((total, part) => total + part, 0);
  for (const index of order) {
    if (left === 0) break;
    parts[index]! += 1;
    left -= 1;
  }
  return parts;
}

export interface NaiveFees {
  readonly fee: number;
  readonly vat: number;
  readonly master: number;
  readonly all: number;
}

/** On the gross; VAT at 15% for a vendor; the Master's scale from 2018 on, or the one before it. */
export function computeNaiveFees(gross: number, isVendor: boolean, died = '2026-04-02'): NaiveFees {
  const fee = gross === 0 ? 0 : Math.max(35_000, computePart(gross, 35, 1000));
  const vat = isVendor ? computePart(fee, 15, 100) : 0;
  const steps = (from: number, step: number): number => Math.max(0, Math.floor((gross - from) / step));
  const master =
    died >= '2018-01-01'
      ? gross < 25_000_000
        ? 0
        : Math.min(700_000, 60_000 + 20_000 * steps(40_000_000, 10_000_000))
      : gross < 1_500_000
        ? 0
        : Math.min(60_000, 4_200 + 600 * steps(1_500_000, 200_000));
  return { fee, vat, master, all: fee + vat + master };
}

/** 20%, and from 1 March 2018 25% above thirty million, on what is above the abatement. */
export function computeNaiveDuty(net: number, abatement = toWholeCents(3_500_000), died = '2026-04-02'): number {
  const dutiable = Math.max(0, net - abatement);
  const limit = toWholeCents(30_000_000);
  if (died < '2018-03-01' || dutiable <= limit) return computePart(dutiable, 20, 100);
  return computePart(limit, 20, 100) + computePart(dutiable - limit, 25, 100);
}
