import { assert } from '../law/assert';
import { type Cents, cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';

/**
 * The same shares used over and over: one asset after another among the same heirs. They are brought to whole weights
 * once; the split itself is that of `shareOut`, cent for cent, in plain whole numbers while those are safe.
 */
export interface Weights {
  readonly split: (total: Cents) => readonly Cents[];
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

export function weightsOf(shares: readonly Fraction[]): Weights {
  assert(
    shares.every((share) => share.n >= 0n),
    'a negative weight has no share',
  );
  const denominator = shares.reduce((all, { d }) => (all % d === 0n ? all : lcm(all, d)), 1n);
  const scaled = shares.map(({ n, d }) => n * (denominator / d));
  const common = scaled.reduce(gcd, 0n);
  const weights = common > 1n ? scaled.map((weight) => weight / common) : scaled;
  const all = weights.reduce((total, weight) => total + weight, 0n);
  const safe = all <= BigInt(Number.MAX_SAFE_INTEGER);
  const plain = safe ? weights.map(Number) : [];
  const whole = Number(all);
  return {
    split: (total) =>
      safe && total >= 0 && whole > 0 && total * whole <= Number.MAX_SAFE_INTEGER
        ? splitPlain(total, plain, whole)
        : shareOut(total, weights),
  };
}

function splitPlain(total: Cents, weights: readonly number[], whole: number): readonly Cents[] {
  const shares: Cents[] = [];
  const remainders: number[] = [];
  let left: number = total;
  for (const weight of weights) {
    const product = total * weight;
    const remainder = product % whole;
    const share = (product - remainder) / whole;
    shares.push(cents(share));
    remainders.push(remainder);
    left -= share;
  }
  if (left > 0) {
    const order = remainders.map((_, index) => index).sort((a, b) => remainders[b]! - remainders[a]! || a - b);
    for (let nth = 0; nth < left; nth += 1) shares[order[nth]!] = cents(shares[order[nth]!]! + 1);
  }
  return shares;
}
