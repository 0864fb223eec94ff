import { assert } from '../law/assert';
import { type Cents, cents, minus, sum } from './cents';
import { type ExactAmount, roundHalfUp, times } from './exact';
import { type Fraction, addFractions, compareFractions, divideFractions, fraction, none } from './fraction';
import { type Weight, createWeightSplitter } from './weights';

const toFraction = (weight: Weight): Fraction => (typeof weight === 'object' ? weight : fraction(weight));

function computeExactShares(total: Cents, weights: readonly Weight[]): ExactAmount[] {
  const fractions = weights.map(toFraction);
  assert(
    fractions.every((w) => w.n >= 0n),
    'a negative weight has no share',
  );
  const all = fractions.reduce(addFractions, none);
  assert(all.n > 0n || total === 0, 'nobody to share with');
  return fractions.map((weight) => (all.n === 0n ? none : times(total, divideFractions(weight, all))));
}

/** Shares an amount in proportion to the weights, to the cent, as `createWeightSplitter` splits it. The result always adds up. */
export const shareOut = (total: Cents, weights: readonly Weight[]): Cents[] =>
  createWeightSplitter(weights).split(total);

/** Every share but the last is rounded half up; the last one takes the balance. Only where the input names it. */
export function shareOutToLast(total: Cents, weights: readonly Weight[]): Cents[] {
  const rounded = computeExactShares(total, weights).map(roundHalfUp);
  return rounded.map((share, index) =>
    index === rounded.length - 1 ? minus(total, sum(rounded.slice(0, -1))) : share,
  );
}

/** Every share is rounded half up; the difference goes to the largest weight. Only where the input names it. */
export function shareOutToLargest(total: Cents, weights: readonly Weight[]): Cents[] {
  const rounded = computeExactShares(total, weights).map(roundHalfUp);
  const fractions = weights.map(toFraction);
  const largest = fractions.findIndex((weight) => fractions.every((other) => compareFractions(weight, other) >= 0));
  return rounded.map((share, index) => (index === largest ? cents(share + total - sum(rounded)) : share));
}
