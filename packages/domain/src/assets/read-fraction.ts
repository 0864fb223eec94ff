import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { parseDecimal, type Fraction, fraction } from '../money/fraction';

const longest = 15;

/** '18.4025', '18,4025' or '184/10' exactly as written. */
export function readRate(text: string, field = 'rate'): Outcome<Fraction> {
  const written = text.replace(/\s/g, '').replace(',', '.');
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(written) ?? [];
  if (written.length <= longest) {
    if (top && bottom && BigInt(bottom) > 0n) return fraction(BigInt(top), BigInt(bottom));
    if (/^\d+(\.\d+)?$/.test(written)) return parseDecimal(written);
  }
  return refuse(field, message("'{text}' is not a rate. Enter it like 18.4025.", { text: text.trim() }));
}

/**
 * A share as people write it: '1/3', '50%', '33.333 %'; a bare number above 1 is a percentage. It is kept as
 * written: 4/12 stays 4/12.
 */
export function readShare(text: string, field = 'share'): Outcome<Fraction> {
  const written = text.replace(/\s/g, '').replace(',', '.');
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(written) ?? [];
  if (written.length <= longest) {
    if (top && bottom && BigInt(bottom) > 0n) return fraction(BigInt(top), BigInt(bottom));
    const [, figure, sign] = /^(\d+(?:\.\d+)?)(%?)$/.exec(written) ?? [];
    if (figure !== undefined) {
      const read = parseDecimal(figure);
      return sign === '%' || read.n > read.d ? { n: read.n, d: read.d * 100n } : read;
    }
  }
  return refuse(field, message("'{text}' is not a share. Write it like 1/2 or 50%.", { text: text.trim() }));
}
