import { type Cents, cents } from './cents';
import { type Fraction, fraction } from './fraction';

/** An amount of cents before rounding. Only the functions below turn it back into money. */
export type ExactAmount = Fraction & { readonly unrounded?: true };

export const toExact = (amount: Cents): ExactAmount => fraction(amount);

/** amount × rate, unrounded. */
export const times = (amount: Cents | ExactAmount, rate: Fraction): ExactAmount => {
  const start = typeof amount === 'number' ? fraction(amount) : amount;
  return { n: start.n * rate.n, d: start.d * rate.d };
};

/** amount × part ÷ of, unrounded: the way a share of a pot is worked out. */
export const computeProportion = (amount: Cents, part: Cents, of: Cents): ExactAmount =>
  times(amount, fraction(part, of));

/** To the nearest cent; a half goes away from nought, so a refund rounds as the charge did. */
export function roundHalfUp(exact: ExactAmount): Cents {
  if (exact.d === 1n) return cents(Number(exact.n));
  const magnitude = exact.n < 0n ? -exact.n : exact.n;
  const rounded = (magnitude * 2n + exact.d) / (exact.d * 2n);
  return cents(Number(exact.n < 0n ? -rounded : rounded));
}
