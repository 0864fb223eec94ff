import { isLocalDate, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';

/** How a list writes its days. The year first is read under each of them: it means one thing only. */
export const dayFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'D MMM YYYY'] as const;
export type DayFormat = (typeof dayFormats)[number];

/** The first three letters of each month, in both languages. */
const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan'],
    ['feb'],
    ['mar', 'mrt', 'maa'],
    ['apr'],
    ['may', 'mei'],
    ['jun'],
    ['jul'],
    ['aug'],
    ['sep'],
    ['oct', 'okt'],
    ['nov'],
    ['dec', 'des'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1])),
);

const padNumber = (value: string | number | undefined): string => String(value ?? '').padStart(2, '0');

function splitDay(text: string, format: DayFormat): readonly [year: string, month: string, day: string] | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return [year, padNumber(month), padNumber(day)];
  if (format === 'D MMM YYYY') {
    const [, number, name, of] = /^(\d{1,2})[ -]([\p{L}]{3,12})[. -]{1,2}(\d{4})$/u.exec(text) ?? [];
    const found = months[(name ?? '').slice(0, 3).toLowerCase()];
    return of && found ? [of, padNumber(found), padNumber(number)] : undefined;
  }
  const [, first, second, of] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!of || format === 'YYYY-MM-DD') return undefined;
  return format === 'DD/MM/YYYY'
    ? [of, padNumber(second), padNumber(first)]
    : [of, padNumber(first), padNumber(second)];
}

/** A day by the format the person named; a time of day behind it is passed over. */
export function readDay(cell: string, format: DayFormat, field: string): Outcome<LocalDate> {
  const text = cell.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');
  const written = splitDay(text, format)?.join('-');
  return written !== undefined && isLocalDate(written)
    ? written
    : refuse(field, message("'{text}' is not a day written as {format}.", { text: cell.trim(), format }));
}

/** The format most of some cells are written in, to be offered first. Of two that fit as well, the earlier one. */
export function detectDayFormat(cells: readonly string[]): DayFormat {
  const countFits = (format: DayFormat): number =>
    cells.filter((cell) => typeof readDay(cell, format, '') === 'string').length;
  return dayFormats.reduce((best, format) => (countFits(format) > countFits(best) ? format : best));
}
