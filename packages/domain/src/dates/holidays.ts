import type { Country } from '../law/country';
import { type HolidayRule, type ProclaimedDay, holidayRules } from './holiday-rules';
import { addDays, fromDayParts, type LocalDate, toLocalDate, toDayParts, computeWeekday } from './local-date';

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

/** Western Easter by the Gregorian computus (the Meeus/Jones/Butcher steps, whole numbers only). */
export function computeEasterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return fromDayParts({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

function computeHolidayDate(year: number, { on }: HolidayRule): LocalDate {
  return 'fromEaster' in on ? addDays(computeEasterSunday(year), on.fromEaster) : fromDayParts({ year, ...on });
}

/**
 * The public holidays of a year, in order, one entry a day. A holiday on a Sunday makes the Monday one too (both Acts,
 * section 1) unless that Monday already is; nothing moves from a Saturday. Empty for years before the Act on record.
 */
export function listPublicHolidays(
  country: Country,
  year: number,
  proclaimed: readonly ProclaimedDay[] = [],
): Holiday[] {
  const { from, rules, proclaimed: onRecord } = holidayRules[country];
  const days = new Map<LocalDate, string>();
  const add = (date: LocalDate, name: string) => {
    if (date >= from && toDayParts(date).year === year) days.set(date, days.get(date) ?? name);
  };
  for (const rule of rules) {
    if (year >= (rule.fromYear ?? year) && year <= (rule.toYear ?? year))
      add(computeHolidayDate(year, rule), rule.name);
  }
  for (const { date, name } of [...onRecord, ...proclaimed]) add(toLocalDate(date), name);
  const sundays = [...days].filter(([date]) => computeWeekday(date) === 7);
  for (const [date, name] of sundays) add(addDays(date, 1), `${name} (observed)`);
  return [...days].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1));
}
