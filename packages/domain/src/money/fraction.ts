import { assert } from '../law/assert';

/** A fraction kept as written: 4/12 stays 4/12. Compare with `isSameFraction`, not by its parts. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export function fraction(n: number | bigint, d: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  assert(bottom !== 0n, 'a fraction over nought');
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
}

export const none: Fraction = fraction(0);
export const whole: Fraction = fraction(1);

/** Reads a decimal exactly: '3.5' is 35/10. A number is read by its shortest printed form. */
export function parseDecimal(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  assert(match, `${value} is not a plain decimal`);
  const [, sign, units, decimals = ''] = match;
  return fraction(BigInt(`${sign}${units}${decimals}`), 10n ** BigInt(decimals.length));
}

export function percent(value: number | string): Fraction {
  const read = parseDecimal(value);
  return { n: read.n, d: read.d * 100n };
}

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
export const subtractFractions = (a: Fraction, b: Fraction): Fraction => addFractions(a, { n: -b.n, d: b.d });
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const divideFractions = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const sumFractions = (all: Iterable<Fraction>): Fraction => [...all].reduce(addFractions, none);

/** Negative when a is the smaller, nought when they are worth the same. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const isSameFraction = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) === 0;

export function reduceFraction(a: Fraction): Fraction {
  let [x, y] = [a.n < 0n ? -a.n : a.n, a.d];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? { n: 0n, d: 1n } : { n: a.n / x, d: a.d / x };
}

/** As a will writes it: '1/3', or '1' for the whole. */
export const writeFraction = (a: Fraction): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

/** As a percentage with at most so many decimals, cut of trailing noughts: '3.5'. A half rounds away from nought. */
export function formatPercent(a: Fraction, decimals = 4): string {
  if (a.n < 0n) {
    const magnitude = formatPercent({ n: -a.n, d: a.d }, decimals);
    return magnitude === '0' ? magnitude : `-${magnitude}`;
  }
  const scale = 10n ** BigInt(decimals);
  const scaled = (a.n * 100n * scale * 2n + a.d) / (a.d * 2n);
  const text = `${scaled / scale}.${(scaled % scale).toString().padStart(decimals, '0')}`;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}
