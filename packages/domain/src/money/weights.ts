import { assert } from '../law/assert';
import { type Cents, cents } from './cents';
import type { Fraction } from './fraction';

export type Weight = number | bigint | Fraction;

/**
 * Shares that are used over and over: one asset after another among the same heirs. They are brought to whole numbers
 * once. A split adds up to the cent: each share is cut down to whole cents, and the cents left over go one each to the
 * largest remainders, ties to the earliest listed.
 */
export interface WeightSplitter {
  readonly split: (total: Cents) => Cents[];
}

const computeGcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : computeGcd(b, a % b));
const computeLcm = (a: bigint, b: bigint): bigint => (a / computeGcd(a, b)) * b;

const isNumber = (weight: Weight): weight is number => typeof weight === 'number';

export function createWeightSplitter(shares: readonly Weight[]): WeightSplitter {
  if (shares.every(isNumber)) {
    const whole = shares.reduce((all, weight) => all + weight, 0);
    if (Number.isSafeInteger(whole) && shares.every(Number.isSafeInteger)) return splitWholeWeights(shares, whole);
  }
  const scaled = toWholeWeights(shares);
  const all = scaled.reduce((total, weight) => total + weight, 0n);
  return all <= BigInt(Number.MAX_SAFE_INTEGER)
    ? splitWholeWeights(scaled.map(Number), Number(all))
    : splitLargeWeights(scaled, all);
}

/** The same proportions in whole numbers as small as they can be. */
function toWholeWeights(shares: readonly Weight[]): readonly bigint[] {
  const fractions = shares.map((one): Fraction => (typeof one === 'object' ? one : { n: BigInt(one), d: 1n }));
  const denominator = fractions.reduce((all, { d }) => (all % d === 0n ? all : computeLcm(all, d)), 1n);
  const scaled = fractions.map(({ n, d }) => (d === denominator ? n : n * (denominator / d)));
  const common = scaled.reduce(computeGcd, 0n);
  return common > 1n ? scaled.map((weight) => weight / common) : scaled;
}

const checkShareable = (total: Cents, all: number | bigint): void =>
  assert(all > 0 || total === 0, 'nobody to share with');

/** In plain numbers while the products are safe, which they nearly always are. */
function splitWholeWeights(weights: readonly number[], whole: number): WeightSplitter {
  for (const weight of weights) if (weight < 0) assert(false, 'a negative weight has no share');
  let large: WeightSplitter | undefined;
  const remainders = weights.map(() => 0);
  return {
    split(total) {
      checkShareable(total, whole);
      if (whole === 0) return weights.map(() => total);
      if (weights.length === 1) return [total];
      if (Math.abs(total) * whole <= Number.MAX_SAFE_INTEGER) {
        return splitPlain(total, weights, whole, remainders);
      }
      large ??= splitLargeWeights(weights.map(BigInt), BigInt(whole));
      return large.split(total);
    },
  };
}

function splitPlain(total: Cents, weights: readonly number[], whole: number, remainders: number[]): Cents[] {
  const sign = total < 0 ? -1 : 1;
  const amount = total * sign;
  const shares = Array<Cents>(weights.length);
  let left = amount;
  for (let index = 0; index < weights.length; index += 1) {
    const product = amount * weights[index]!;
    const remainder = product % whole;
    const share = (product - remainder) / whole;
    shares[index] = (share === 0 ? 0 : share * sign) as Cents;
    remainders[index] = remainder;
    left -= share;
  }
  if (left > 0) allocateOddCents(shares, remainders, left, sign);
  return shares;
}

/** One cent each to the largest remainders, ties to the earliest listed. */
function allocateOddCents(shares: Cents[], remainders: readonly number[], left: number, sign: number): void {
  const order = remainders.map((_, index) => index);
  if (remainders.some((one) => one !== remainders[0])) order.sort((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (let nth = 0; nth < left; nth += 1) shares[order[nth]!] = cents(shares[order[nth]!]! + sign);
}

function splitLargeWeights(weights: readonly bigint[], all: bigint): WeightSplitter {
  assert(
    weights.every((weight) => weight >= 0n),
    'a negative weight has no share',
  );
  return {
    split(total) {
      checkShareable(total, all);
      const sign = total < 0 ? -1 : 1;
      const products = weights.map((weight) => BigInt(total * sign) * weight);
      const shares = products.map((product) => cents(Number(product / all) * sign));
      let left = Math.abs(total);
      for (const share of shares) left -= share * sign;
      const order = products.map((product, index) => ({ index, over: product % all }));
      order.sort((a, b) => (a.over === b.over ? a.index - b.index : a.over > b.over ? -1 : 1));
      for (const { index } of order.slice(0, left)) shares[index] = cents(shares[index]! + sign);
      return shares;
    },
  };
}
