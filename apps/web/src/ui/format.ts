import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';

/** 'R ' by default; the matter's country decides. A bank's file may be in any other, told by its code. */
export type CurrencySign = 'R ' | 'N$ ' | `${string} `;
export const chooseCurrency = (country: string | undefined): CurrencySign => (country === 'Namibia' ? 'N$ ' : 'R ');
const signs: Readonly<Record<string, CurrencySign>> = { ZAR: 'R ', NAD: 'N$ ' };
/** Of a code as banks write it: `USD `. */
export const toCurrencySign = (code: string): CurrencySign => signs[code] ?? `${code} `;

export const missing = '-';

const grouped = new Intl.NumberFormat('en-GB');

/** The whole cents of an amount on the wire, which is rand with two decimals. */
export const toCents = (rands: number): Cents => Math.round(rands * 100) as Cents;

/** `1,234.50` from whole cents, without ever dividing money as a float. */
export function formatPlainAmount(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${grouped.format(Math.trunc(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
}

/** `R 1,234.50`, a negative in brackets, nought as `R 0`, missing as `-`. */
export function formatAmountText(cents: Cents | null | undefined, currency: CurrencySign = 'R '): string {
  if (cents === null || cents === undefined) return missing;
  if (cents === 0) return `${currency}0`;
  const text = `${currency}${formatPlainAmount(cents)}`;
  return cents < 0 ? `(${text})` : text;
}

/** An amount within words stays on one line. */
export const keepUnbroken = (text: string): string => text.replace(/(R|N\$) (?=\d)/g, '$1\u00a0');

export const formatDate = (day: LocalDate | string | null | undefined): string => (day ? day.slice(0, 10) : missing);

/** An instant in the person's own time zone. */
export function formatDateTime(instant: string | null | undefined): string {
  if (!instant) return missing;
  const at = new Date(instant);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;
}

export const formatPercentage = (value: number | null | undefined): string =>
  value === null || value === undefined ? missing : `${value} %`;

/**
 * Reads an amount as people type and paste it: `1234.5`, `R 1,234.50`, `1 234,50`, `(12.00)`. Gives rand, `undefined`
 * for nothing, or `null` for what is no amount or has more than two decimals.
 */
export function readAmount(text: string): number | null | undefined {
  const bare = text.replace(/^\s*(-|\()?\s*(R|N\$|ZAR|NAD)\s*/i, '$1').replace(/[\s\u00a0']/g, '');
  if (bare === '') return undefined;
  const negative = /^-|^\(.*\)$/.test(bare);
  const digits = bare.replace(/^[-(]|\)$/g, '');
  // A comma before one or two last digits is a decimal comma; any other comma groups thousands.
  const normal = /,\d{1,2}$/.test(digits) && !digits.includes('.') ? digits.replace(/,(?=\d{1,2}$)/, '.') : digits;
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(normal)) return null;
  const value = Number(normal.replaceAll(',', ''));
  return negative && value !== 0 ? -value : value;
}
