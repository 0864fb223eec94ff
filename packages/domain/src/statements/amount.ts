import { type Cents, cents } from '../money/cents';

/** The sign before the cents. One file uses one. */
export type DecimalSign = '.' | ',';

const blanks = /[\s\u00a0\u2009\u202f]+/g;
const currency = /^(?:ZAR|NAD|N\$|R)/i;

/** Nothing stands there: an empty cell, or the dash some banks write in the other column. */
export const isBlankAmount = (text: string): boolean => {
  const bare = text.trim();
  return bare === '' || bare === '-' || bare === '\u2013' || bare === '\u2014';
};

/** Which decimal sign a figure shows, if it shows one. */
export function detectDecimal(text: string): DecimalSign | undefined {
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (mark === -1) return undefined;
  const sign = text[mark] as DecimalSign;
  const other: DecimalSign = sign === '.' ? ',' : '.';
  if (text.indexOf(sign) !== mark) return other;
  if (text.includes(other)) return sign;
  let digits = 0;
  while (/\d/.test(text[mark + 1 + digits] ?? '')) digits += 1;
  return digits === 1 || digits === 2 ? sign : undefined;
}

const isDigits = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return to > from;
};

/** '1 234 567' without its groups: three digits in each after the first, one kind of sign between them. */
function ungroupUnits(units: string, decimal: DecimalSign): string | undefined {
  if (isDigits(units, 0, units.length)) return units;
  const sign = /[^\d]/.exec(units)?.[0];
  if (sign === undefined || sign === decimal || !/[ ,.']/.test(sign)) return undefined;
  const [first, ...rest] = units.split(sign);
  const isGrouped =
    first !== undefined &&
    first.length <= 3 &&
    isDigits(first, 0, first.length) &&
    rest.every((group) => group.length === 3 && isDigits(group, 0, 3));
  return isGrouped ? first + rest.join('') : undefined;
}

/** Digits and decimals to whole cents, without a fraction in between. More decimals than two only when they are noughts. */
function toWholeCents(units: string, decimals: string): Cents | undefined {
  if (decimals.length > 2 && !/^0+$/.test(decimals.slice(2))) return undefined;
  const value = Number(units + decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(value) ? cents(value) : undefined;
}

interface BareFigure {
  readonly figure: string;
  readonly isNegative: boolean;
}

/** Signs, brackets, the currency and Cr or Dr taken off. Marks that contradict each other make it no amount. */
function stripMarks(text: string): BareFigure | undefined {
  let figure = text.replace(blanks, ' ').trim();
  let minus = false;
  let plus = false;
  const takePart = (isThere: boolean, from: number, to: number): boolean => {
    if (isThere) figure = figure.slice(from, to < 0 ? to : undefined).trim();
    return isThere;
  };
  const takeSign = (): void => {
    if (takePart(/^[-\u2212]/.test(figure), 1, 0)) minus = true;
    else if (takePart(figure.startsWith('+'), 1, 0)) plus = true;
  };
  if (figure.startsWith('(') && figure.endsWith(')')) {
    figure = figure.slice(1, -1).trim();
    minus = true;
  }
  takeSign();
  const symbol = currency.exec(figure)?.[0].length ?? 0;
  if (symbol > 0) {
    figure = figure.slice(symbol).trim();
    takeSign();
  }
  const mark = figure.slice(-2).toLowerCase();
  if (takePart(mark === 'cr', 0, -2)) plus = true;
  else if (takePart(mark === 'dr', 0, -2)) minus = true;
  if (takePart(/[-\u2212]$/.test(figure), 0, -1)) minus = true;
  else if (takePart(figure.endsWith('+'), 0, -1)) plus = true;
  return minus && plus ? undefined : { figure, isNegative: minus };
}

/** Most amounts are written like this, and short enough to be whole cents for certain. */
const plain = /^-?\d{1,12}\.\d\d$/;

/**
 * An amount as banks write it: '1,234.56', '1 234,56', 'R 1,234.56', '-R50.00', '50.00-', '50.00 Cr', '(50.00)'. Undefined
 * when it is none under the file's decimal sign; it is never taken for nought.
 */
export function readAmount(text: string, decimal: DecimalSign): Cents | undefined {
  if (decimal === '.' && plain.test(text)) return cents(Number(text.replace('.', '')));
  const bare = stripMarks(text);
  if (!bare) return undefined;
  const { figure, isNegative } = bare;
  const mark = figure.lastIndexOf(decimal);
  const units = mark === -1 ? figure : figure.slice(0, mark);
  const decimals = mark === -1 ? '' : figure.slice(mark + 1);
  if (mark !== -1 && !isDigits(decimals, 0, decimals.length)) return undefined;
  const whole = ungroupUnits(units === '' && mark === 0 ? '0' : units, decimal);
  const value = whole === undefined ? undefined : toWholeCents(whole, decimals);
  return value === undefined ? undefined : cents(isNegative ? -value : value);
}

/**
 * A number as a spreadsheet keeps it, such as '-850.10000000000002' or '1.2E3'. It is moved about as digits; what lies
 * further than a thousandth of a cent from whole cents is no amount.
 */
export function readSpreadsheetNumber(text: string): Cents | undefined {
  const found = /^(-?)(\d{1,20})(?:\.(\d{1,30}))?(?:[eE]([-+]?\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, sign, units = '', decimals = '', power = '0'] = found;
  // In units of a thousandth of a cent, cut after that.
  const shift = Number(power) + 5 - decimals.length;
  const digits = BigInt(units + decimals);
  const thousandths = shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
  const value = (thousandths + 500n) / 1000n;
  const off = thousandths - value * 1000n;
  if (off > 1n || off < -1n || value > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return cents(sign === '-' ? -Number(value) : Number(value));
}
