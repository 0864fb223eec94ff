import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyCents } from '../testing/arbitraries';
import { type Cents, cents } from './cents';
import { times } from './exact';
import {
  compareFractions,
  divideFractions,
  fraction,
  type Fraction,
  subtractFractions,
  sumFractions,
} from './fraction';
import { shareOut } from './share-out';
import { createWeightSplitter } from './weights';

/** The rule as it is written, in fractions: cut down to the cent, then one cent each to the largest remainder. */
function shareByRule(total: Cents, shares: readonly Fraction[]): Cents[] {
  if (total < 0) return shareByRule(cents(-total), shares).map((share) => cents(-share));
  const all = sumFractions(shares);
  const exact = shares.map((share) => times(total, divideFractions(share, all)));
  const cut = exact.map(({ n, d }) => cents(Number(n / d)));
  const open = exact.map((share, index) => ({ index, over: subtractFractions(share, fraction(cut[index]!)) }));
  open.sort((a, b) => compareFractions(b.over, a.over) || a.index - b.index);
  const left = total - cut.reduce((sum, share) => sum + share, 0);
  for (const { index } of open.slice(0, left)) cut[index] = cents(cut[index]! + 1);
  return cut;
}

describe('splitting by weights', () => {
  const share = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 60 })).map(([n, d]) => fraction(n, d));
  const large = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
    .map(([n, d]) => fraction(n, d));

  it.each([
    ['parts of a will', share],
    ['parts too fine for plain numbers', large],
  ])('follows the rule, cent for cent: %s', (_, one) => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), createAnyCents(), (shares, total) => {
        fc.pre(shares.some(({ n }) => n > 0n));
        expect(createWeightSplitter(shares).split(total)).toEqual(shareByRule(total, shares));
        expect(shareOut(total, shares)).toEqual(shareByRule(total, shares));
      }),
    );
  });

  it('follows it for amounts as weights, however large', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 10 ** 14 }), { minLength: 1, maxLength: 8 }),
        createAnyCents(),
        (weights, total) => {
          fc.pre(weights.some((weight) => weight > 0));
          expect(shareOut(total, weights)).toEqual(
            shareByRule(
              total,
              weights.map((weight) => fraction(weight)),
            ),
          );
        },
      ),
    );
  });

  it('has nobody to give to where every weight is nought, and takes no negative one', () => {
    expect(shareOut(cents(0), [0, 0])).toEqual([0, 0]);
    expect(shareOut(cents(0), [])).toEqual([]);
    expect(() => shareOut(cents(1), [0, 0])).toThrow('nobody to share with');
    expect(() => shareOut(cents(1), [2, -1])).toThrow('negative weight');
    expect(() => shareOut(cents(1), [fraction(2), fraction(-1)])).toThrow('negative weight');
  });
});
