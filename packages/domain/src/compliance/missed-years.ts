import { type LocalDate, toLocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import { findFirstYearEnd } from '../trusts/trust-dates';

/** What a trust does once for each year of assessment. */
export const yearlyDuties = ['trust-return', 'third-party-return', 'financial-statements'] as const;
export type YearlyDuty = (typeof yearlyDuties)[number];

/** Somebody entered that a duty was done for these years. */
export interface YearsDone {
  readonly duty: YearlyDuty;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly doneDate: LocalDate;
}

/** Records are kept for five years (Tax Administration Act s 29), so we ask for no earlier ones. */
const most = 5;
/** The first return of amounts vested was for this year of assessment. */
const firstThirdParty = 2024;

/** A year of assessment ends on the last day of February (Income Tax Act s 1). */
const findLastDayOfFebruary = (year: number): LocalDate => findFirstYearEnd('02-28', toLocalDate(`${year}-02-01`));

/** By when the duty of a year was to be done. The end of a season of returns is announced; none ended later than January. */
const findDueDay = (duty: YearlyDuty, year: number): LocalDate => {
  if (duty === 'trust-return') return toLocalDate(`${year + 1}-01-31`);
  return toLocalDate(duty === 'third-party-return' ? `${year}-09-30` : `${year}-08-31`);
};

export interface MissedYearsFacts {
  /** From the letters of authority on, a trust has years. */
  readonly registered: LocalDate;
  /** What fell due later is in the diary of the matter. */
  readonly opened: LocalDate;
  readonly done: readonly YearsDone[];
  readonly statementsSubmitted: LocalDate | null;
}
export interface MissedYear {
  readonly year: number;
  readonly due: LocalDate;
}

/** The years of a duty that fell due before the matter was opened and are not marked as done. */
export function listMissedYears(
  duty: YearlyDuty,
  { registered, opened, done, statementsSubmitted }: MissedYearsFacts,
): MissedYear[] {
  const years: MissedYear[] = [];
  const last = Number(opened.slice(0, 4));
  for (let year = last - most; year <= last; year += 1) {
    const end = findLastDayOfFebruary(year);
    const due = findDueDay(duty, year);
    if (end < registered || due >= opened || (duty === 'third-party-return' && year < firstThirdParty)) continue;
    const isDone = done.some((one) => one.duty === duty && one.firstYear <= year && year <= one.lastYear);
    // Statements that were sent in are those of the year that had ended last.
    const isSubmitted =
      duty === 'financial-statements' &&
      statementsSubmitted !== null &&
      end <= statementsSubmitted &&
      statementsSubmitted < findLastDayOfFebruary(year + 1);
    if (!isDone && !isSubmitted) years.push({ year, due });
  }
  return years;
}

/** '2022 to 2024, 2026': years that follow each other are named by the first and the last. */
export function groupYears(years: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const groups: [number, number][] = [];
  for (const year of years.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && group[1] === year - 1) group[1] = year;
    else groups.push([year, year]);
  }
  return groups;
}

export const checkYearsDone = (
  { firstYear, lastYear, doneDate }: YearsDone,
  today: LocalDate,
): RefusalError | undefined =>
  collectRefusals([
    lastYear < firstYear && refuse('lastYear', 'The last year is before the first. Check both.'),
    doneDate > today && refuse('doneDate', 'This day is in the future. Enter it once it has happened.'),
    lastYear >= firstYear &&
      doneDate < findLastDayOfFebruary(lastYear) &&
      refuse('doneDate', 'The last of these years had not ended on this day. Check the years and the day.'),
  ]);
