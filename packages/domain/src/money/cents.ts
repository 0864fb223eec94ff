import { assert } from '../law/assert';

declare const centsBrand: unique symbol;

/** An amount of money in whole cents. Products and quotients go through `exact.ts`, where the rounding is named. */
export type Cents = number & { readonly [centsBrand]: true };

export function cents(value: number): Cents {
  // Asked for every amount there is: the message is only written when it is needed.
  if (!Number.isSafeInteger(value)) assert(false, `${value} is not a whole number of cents`);
  return (value === 0 ? 0 : value) as Cents; // no negative zero
}

/** Rand to cents, for figures written in tables and tests. More than two decimals is a mistake in the table. */
export function rand(value: number): Cents {
  const scaled = Math.round(value * 100);
  assert(Math.abs(scaled - value * 100) < 1e-4, `${value} has more than two decimals`);
  return cents(scaled);
}

export const nil: Cents = cents(0);

export const plus = (a: Cents, b: Cents): Cents => cents(a + b);
export const minus = (a: Cents, b: Cents): Cents => cents(a - b);
export const negate = (a: Cents): Cents => cents(-a);
export const pickLarger = (a: Cents, b: Cents): Cents => (a >= b ? a : b);
export const pickSmaller = (a: Cents, b: Cents): Cents => (a <= b ? a : b);
export const clampBelowNil = (a: Cents): Cents => (a > 0 ? a : nil);

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  // Asked more often than anything else, nearly always of a list.
  if (Array.isArray(amounts)) for (let index = 0; index < amounts.length; index += 1) total += amounts[index] as Cents;
  else for (const amount of amounts) total += amount;
  return cents(total);
}
