import { countDaysBetween, countDaysInMonth, fromDayNumber, type LocalDate } from '../dates/local-date';

/** Ways banks write a day; any of - / . and a blank may stand between. The day stands before the month, always. */
export const dateForms = [
  'YYYYMMDD',
  'YYYY-MM-DD',
  'DD-MM-YYYY',
  'DD Mon YYYY',
  'DD-MM-YY',
  'YY-MM-DD',
  'DD Mon',
  'Excel',
] as const;
export type DateForm = (typeof dateForms)[number];
/** Forms that are told by the shape alone. Two digits for a year can be read in two ways: a person chooses. */
const recognisedForms = ['YYYYMMDD', 'YYYY-MM-DD', 'DD-MM-YYYY', 'DD Mon YYYY'] as const;

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mrt: 3,
  maa: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  des: 12,
};

/** A time behind the day says nothing here. */
const patterns: Readonly<Record<Exclude<DateForm, 'Excel'>, RegExp>> = {
  YYYYMMDD: /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/,
  'YYYY-MM-DD': /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ]\d.*)?$/,
  'DD-MM-YYYY': /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?: \d.*)?$/,
  'DD Mon YYYY': /^(\d{1,2})[-/. ]?([A-Za-z]{3})[a-z]{0,6}\.?[-/. ]?(\d{4})(?: \d.*)?$/,
  'DD-MM-YY': /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2})$/,
  'YY-MM-DD': /^(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{2})$/,
  'DD Mon': /^(\d{1,2})[-/. ]([A-Za-z]{3})[a-z]{0,6}\.?$/,
};

/** A day that is on the calendar, or nothing. */
export function toValidDay(year: number, month: number, day: number): LocalDate | undefined {
  const isReal =
    year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month);
  if (!isReal) return undefined;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as LocalDate;
}

/** The form a text shows, when it shows one. */
export const detectDateForm = (text: string): DateForm | undefined => {
  const bare = text.trim();
  return recognisedForms.find((form) => patterns[form].test(bare));
};

const shortForms = ['DD-MM-YY', 'YY-MM-DD'] as const;
/** Movements of one file lie within about a year: read the wrong way, two digits for a year scatter over many. */
const mostDaysOfFile = 400;

/**
 * The form of a column that writes short days. One with two digits for the year is told by reading all of them both ways:
 * days that are not on the calendar, or that lie years apart, were not meant. Where both ways fit, a person chooses.
 */
export function detectShortForm(texts: readonly string[]): DateForm | undefined {
  const cells = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (cells.length === 0) return undefined;
  if (cells.every((text) => patterns['DD Mon'].test(text))) return 'DD Mon';
  const fitting = shortForms.filter((form) => {
    const days = cells.map((text) => (patterns[form].test(text) ? readDay(text, form) : undefined));
    if (days.some((day) => day === undefined)) return false;
    const sorted = (days as LocalDate[]).toSorted();
    return countDaysBetween(sorted[0]!, sorted.at(-1)!) <= mostDaysOfFile;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Excel counts days from 1900 and believes that 29 February of that year was one. Days before March 1900 are no bank's. */
function parseSerialDay(text: string): LocalDate | undefined {
  const whole = /^(\d{2,6})(?:\.\d+)?$/.exec(text)?.[1];
  const serial = Number(whole);
  return whole !== undefined && serial > 60 && serial < 110_000 ? fromDayNumber(serial - 25_569) : undefined;
}

/** A statement's first and last day, for forms that leave the year out. */
export interface StatementPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The day a text says in the given form; nothing when it is not on the calendar. */
export function readDay(text: string, form: DateForm, period?: StatementPeriod): LocalDate | undefined {
  const bare = text.trim();
  if (form === 'Excel') return parseSerialDay(bare);
  const found = patterns[form].exec(bare);
  if (!found) return undefined;
  const [, first = '', second = '', third = ''] = found;
  switch (form) {
    case 'YYYYMMDD':
    case 'YYYY-MM-DD':
      return toValidDay(Number(first), Number(second), Number(third));
    case 'DD-MM-YYYY':
      return toValidDay(Number(third), Number(second), Number(first));
    case 'DD Mon YYYY':
      return toValidDay(Number(third), months[second.toLowerCase()] ?? 0, Number(first));
    case 'DD-MM-YY':
      return toValidDay(2000 + Number(third), Number(second), Number(first));
    case 'YY-MM-DD':
      return toValidDay(2000 + Number(first), Number(second), Number(third));
    case 'DD Mon':
      return period && placeInPeriod(Number(first), months[second.toLowerCase()] ?? 0, period);
  }
}

/** A day without its year is the one that lies in the statement's period. */
function placeInPeriod(day: number, month: number, { from, to }: StatementPeriod): LocalDate | undefined {
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const candidate = toValidDay(year, month, day);
    if (candidate && candidate >= from && candidate <= to) return candidate;
  }
  return undefined;
}

/** Whether a text that is no day would be one with the month first: then the whole file was written that way. */
export const isMonthFirst = (text: string): boolean => {
  const found = patterns['DD-MM-YYYY'].exec(text.trim());
  return found !== null && Number(found[1]) <= 12 && Number(found[2]) > 12 && Number(found[2]) <= 31;
};
