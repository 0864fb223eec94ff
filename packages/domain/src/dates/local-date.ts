import { assert } from '../law/assert';

declare const localDateBrand: unique symbol;

/** A day without a clock, written '2026-03-01'. Text order is day order, so `<` compares days. */
export type LocalDate = string & { readonly [localDateBrand]: true };

const dayMs = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
export const countDaysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function isLocalDate(text: string): text is LocalDate {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month);
}

export function toLocalDate(text: string): LocalDate {
  assert(isLocalDate(text), `${text} is not a day written YYYY-MM-DD`);
  return text;
}

export const fromDayParts = ({ year, month, day }: DayParts): LocalDate =>
  toLocalDate(`${pad(year, 4)}-${pad(month)}-${pad(day)}`);

export const toDayParts = (date: LocalDate): DayParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Days since 1970-01-01; the arithmetic below never sees a time zone. */
export const toDayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
export const fromDayNumber = (days: number): LocalDate =>
  toLocalDate(new Date(days * dayMs).toISOString().slice(0, 10));

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(toDayNumber(date) + days);
/** Plain difference: from the 1st to the 3rd is 2. */
export const countDaysBetween = (from: LocalDate, to: LocalDate): number => toDayNumber(to) - toDayNumber(from);

/** The same day of a later month, or its last day where that month is shorter: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = toDayParts(date);
  const index = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return fromDayParts({ year: y, month: m, day: Math.min(day, countDaysInMonth(y, m)) });
}
export const addYears = (date: LocalDate, years: number): LocalDate => addMonths(date, years * 12);

/** Whole years from one day to another; the anniversary itself counts. */
export function countWholeYears(from: LocalDate, to: LocalDate): number {
  const years = toDayParts(to).year - toDayParts(from).year;
  return addYears(from, years) > to ? years - 1 : years;
}
/** Age last birthday. */
export const computeAge = (born: LocalDate, on: LocalDate): number => countWholeYears(born, on);

/** 1 is Monday, 7 is Sunday. */
export const computeWeekday = (date: LocalDate): number => ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1;

export const pickEarlier = (a: LocalDate, b: LocalDate): LocalDate => (a <= b ? a : b);
export const pickLater = (a: LocalDate, b: LocalDate): LocalDate => (a >= b ? a : b);
