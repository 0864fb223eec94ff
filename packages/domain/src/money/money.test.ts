import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyAmount, createAnyCents } from '../testing/arbitraries';
import {
  type Cents,
  cents,
  pickLarger,
  minus,
  negate,
  nil,
  clampBelowNil,
  plus,
  rand,
  pickSmaller,
  sum,
} from './cents';
import { computeProportion, roundHalfUp, times } from './exact';
import {
  addFractions,
  compareFractions,
  parseDecimal,
  divideFractions,
  fraction,
  reduceFraction,
  multiplyFractions,
  none,
  percent,
  formatPercent,
  isSameFraction,
  subtractFractions,
  sumFractions,
  whole,
  writeFraction,
} from './fraction';
import { shareOut, shareOutToLargest, shareOutToLast } from './share-out';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -10_000n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map(([n, d]) => fraction(n, d));
const weights = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0));

describe('cents', () => {
  it('are whole numbers; half a cent is a bug', () => {
    expect(() => cents(0.5)).toThrow('not a whole number of cents');
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow('not a whole number');
    expect(() => rand(1.005)).toThrow('more than two decimals');
    expect(rand(1234.5)).toBe(123_450);
    expect(rand(0.29)).toBe(29);
  });

  it('have no negative nought', () => {
    expect(Object.is(negate(nil), 0)).toBe(true);
    expect(Object.is(roundHalfUp(times(cents(-1), percent(1))), 0)).toBe(true);
  });

  it('add, compare and stop at nil', () => {
    expect([plus(rand(2), rand(1)), minus(rand(2), rand(3)), sum([rand(1), rand(2)])]).toEqual([300, -100, 300]);
    expect([pickLarger(rand(1), rand(2)), pickSmaller(rand(1), rand(2)), clampBelowNil(rand(-1))]).toEqual([
      200, 100, 0,
    ]);
  });
});

describe('rounding', () => {
  it.each([
    ['0.5 up', 1, 2, 1],
    ['-0.5 away from nought', -1, 2, -1],
    ['1.4', 7, 5, 1],
    ['-1.6', -8, 5, -2],
    ['whole', 6, 3, 2],
  ])('%s', (_, n, d, half) => {
    expect(roundHalfUp(fraction(n, d))).toBe(half);
  });

  it('takes the cent a float would lose: 1.005 rand is 101 cents when rounded half up', () => {
    expect(roundHalfUp(times(rand(1), parseDecimal('1.005')))).toBe(101);
  });

  it('never moves by more than half a cent', () => {
    fc.assert(
      fc.property(createAnyCents(), anyFraction, (amount, rate) => {
        const exact = times(amount, rate);
        const twice = 2n * (BigInt(roundHalfUp(exact)) * exact.d - exact.n);
        expect(-exact.d <= twice && twice <= exact.d).toBe(true);
      }),
    );
  });

  it('rounds a refund as it rounded the charge', () => {
    fc.assert(
      fc.property(createAnyCents(), anyFraction, (amount, rate) => {
        expect(roundHalfUp(times(negate(amount), rate))).toBe(negate(roundHalfUp(times(amount, rate))));
      }),
    );
  });

  it('a proportion of all is all', () => {
    fc.assert(
      fc.property(createAnyCents(), createAnyAmount(), (amount, part) => {
        fc.pre(part !== 0);
        expect(roundHalfUp(computeProportion(amount, part, part))).toBe(amount);
      }),
    );
  });
});

describe('fractions', () => {
  it('stay as written until asked', () => {
    expect(writeFraction(fraction(4, 12))).toBe('4/12');
    expect(writeFraction(reduceFraction(fraction(4, 12)))).toBe('1/3');
    expect(writeFraction(whole)).toBe('1');
    expect(isSameFraction(fraction(4, 12), fraction(1, 3))).toBe(true);
    expect(fraction(1, -2)).toEqual(fraction(-1, 2));
  });

  it('read decimals exactly and refuse a nought below the line', () => {
    expect(parseDecimal('3.50')).toEqual({ n: 350n, d: 100n });
    expect(isSameFraction(percent('3.5'), parseDecimal(0.035))).toBe(true);
    expect(isSameFraction(parseDecimal('-0.5'), fraction(-1, 2))).toBe(true);
    expect(() => parseDecimal('1e3')).toThrow('not a plain decimal');
    expect(() => fraction(1, 0)).toThrow('over nought');
  });

  it.each([
    [fraction(35, 1000), '3.5'],
    [fraction(1, 3), '33.3333'],
    [fraction(2, 3), '66.6667'],
    [fraction(-1, 3), '-33.3333'],
    [fraction(-2, 3), '-66.6667'],
    [whole, '100'],
    [none, '0'],
    [fraction(-1, 100_000_000), '0'],
  ])('%o prints as %s per cent', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });

  it('obey arithmetic', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(isSameFraction(subtractFractions(addFractions(a, b), b), a)).toBe(true);
        expect(isSameFraction(sumFractions([a, b]), addFractions(b, a))).toBe(true);
        expect(isSameFraction(reduceFraction(a), a)).toBe(true);
        if (b.n !== 0n) expect(isSameFraction(multiplyFractions(divideFractions(a, b), b), a)).toBe(true);
      }),
    );
  });
});

describe('sharing out', () => {
  it('gives the odd cent to the largest remainder, ties to the first listed', () => {
    expect(shareOut(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(cents(100), [1, 2, 3])).toEqual([17, 33, 50]);
    expect(shareOut(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(shareOut(cents(5), [0, 1])).toEqual([0, 5]);
  });

  it('has two other ways, for those who name them', () => {
    expect(shareOutToLast(cents(100), [1, 1, 1])).toEqual([33, 33, 34]);
    expect(shareOutToLargest(cents(1000), [1, 2, 4])).toEqual([143, 286, 571]);
    expect(shareOutToLargest(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('refuses to share with nobody, or against a negative weight', () => {
    expect(() => shareOut(cents(1), [])).toThrow('nobody to share with');
    expect(() => shareOut(cents(1), [2, -1])).toThrow('negative weight');
    expect(shareOut(nil, [0, 0])).toEqual([0, 0]);
  });

  it.each([
    ['by largest remainder', shareOut],
    ['with the balance to the last', shareOutToLast],
    ['with the difference to the largest', shareOutToLargest],
  ] as const)('%s always adds up', (_, share) => {
    fc.assert(
      fc.property(createAnyCents(), weights, (total, parts) => {
        expect(sum(share(total, parts))).toBe(total);
      }),
    );
  });

  it('never strays a cent from the exact share, and equal weights differ by a cent at most', () => {
    fc.assert(
      fc.property(createAnyAmount(), weights, (total, parts) => {
        const shares = shareOut(total, parts);
        const all = parts.reduce((a, b) => a + b, 0);
        for (const [index, share] of shares.entries()) {
          const difference = subtractFractions(fraction(share), times(total, fraction(parts[index]!, all)));
          expect(compareFractions(difference, whole) < 0 && compareFractions(difference, fraction(-1)) > 0).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(createAnyAmount(), fc.integer({ min: 1, max: 20 }), (total, count) => {
        const shares = shareOut(total, Array<number>(count).fill(1));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is not changed by the scale of the weights', () => {
    fc.assert(
      fc.property(createAnyAmount(), weights, fc.integer({ min: 2, max: 50 }), (total, parts, scale) => {
        const scaled: Cents[] = shareOut(
          total,
          parts.map((part) => fraction(part, scale)),
        );
        expect(scaled).toEqual(shareOut(total, parts));
      }),
    );
  });
});
