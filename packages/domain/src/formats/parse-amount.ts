import { message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';
import { type Cents, cents } from '../money/cents';

const spaces = /[\s\u00a0\u2009\u202f]/g;

/** 'R 1,234.50 ' → sign and the bare figure. Brackets and a minus before or after mean negative. */
function unwrap(text: string): { negative: boolean; figure: string } {
  let figure = text.replace(spaces, ' ').trim();
  let negative = false;
  const takePattern = (pattern: RegExp): boolean => {
    const found = pattern.exec(figure);
    if (found) figure = (found[1] ?? '').trim();
    return found !== null;
  };
  if (takePattern(/^\((.*)\)$/)) negative = true;
  const minus = takePattern(/^[-\u2212](.*)$/);
  takePattern(/^(?:ZAR|NAD|N\$|R)(.*)$/i);
  if (minus || takePattern(/^[-\u2212](.*)$/) || takePattern(/^(.*)[-\u2212]$/)) negative = true;
  return { negative, figure };
}

/** Groups of three after the first, one kind of separator: '1,234,567', '1 234 567'. A group never leads with 0. */
const isGrouped = (units: string, separator: ',' | '.' | ' '): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3})+$`).test(units);

/** Splits into units and decimals, or nothing when the figure can be read in two ways or in none. */
function split(figure: string): [units: string, decimals: string] | undefined {
  const mark = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const isGroupComma = figure[mark] === ',' && isGrouped(figure, ',');
  const [units, decimals] =
    mark === -1 || isGroupComma ? [figure, ''] : [figure.slice(0, mark), figure.slice(mark + 1)];
  if (mark !== -1 && !isGroupComma && decimals === '') return undefined;
  const separators = figure[mark] === ',' && !isGroupComma ? (['.', ' '] as const) : ([',', ' '] as const);
  const wellFormed = /^\d+$/.test(units) || separators.some((separator) => isGrouped(units, separator));
  return wellFormed && /^\d*$/.test(decimals) ? [units.replace(/\D/g, ''), decimals] : undefined;
}

/**
 * An amount as a person types or pastes it: 'R 1,234.50', '1 234,50', '1234.5', '(250.00)'. A comma before exactly
 * three digits groups thousands, as on our own screens; otherwise it is a decimal comma.
 */
export function parseAmount(text: string, field = 'amount'): Outcome<Cents> {
  const { negative, figure } = unwrap(text);
  if (figure === '') return refuse(field, 'Enter an amount, for example 1,234.50.');
  const parts = split(figure);
  if (!parts)
    return refuse(
      field,
      message("'{text}' is not an amount. Write it like 1,234.50 or 1 234,50.", { text: text.trim() }),
    );
  const [units, decimals] = parts;
  if (decimals.length > 2) {
    return refuse(
      field,
      message("'{text}' has more than two decimals. Round it to whole cents first.", { text: text.trim() }),
    );
  }
  const value = Number(units + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(value))
    return refuse(field, message("'{text}' is too large. Check the number of digits.", { text: text.trim() }));
  return cents(negative ? -value : value);
}
