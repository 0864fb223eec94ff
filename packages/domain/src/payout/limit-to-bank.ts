import { type Cents, clampBelowNil, minus, nil, pickSmaller, plus } from '../money/cents';

/** How much of each the bank can pay, in their order; and what it lacks for the rest. */
export function limitToBank(
  amounts: readonly Cents[],
  bank: Cents,
): { readonly now: readonly Cents[]; readonly short: Cents } {
  let left = clampBelowNil(bank);
  let short = nil;
  const now = amounts.map((amount) => {
    const part = pickSmaller(amount, left);
    left = minus(left, part);
    short = plus(short, minus(amount, part));
    return part;
  });
  return { now, short };
}
