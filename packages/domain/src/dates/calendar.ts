import { said } from '../law/said';
import { type Country, countries } from '../law/country';
import { type Refused, refuse } from '../law/refusal';
import { holidayRules, type ProclaimedDay } from './holiday-rules';
import { publicHolidays } from './holidays';
import { type LocalDate, localDate, partsOf, weekdayOf } from './local-date';

/** One country's working days. Build it once per request with the provider's proclaimed days and pass it along. */
export interface Calendar {
  readonly country: Country;
  /** The first day the holidays are on record for. */
  readonly from: LocalDate;
  /** The name of the public holiday on that day. */
  holidayOn(date: LocalDate): string | undefined;
}

export function calendarOf(country: Country, proclaimed: readonly ProclaimedDay[] = []): Calendar {
  const years = new Map<number, ReadonlyMap<LocalDate, string>>();
  const holidaysOf = (year: number) => {
    const known =
      years.get(year) ??
      new Map(publicHolidays(country, year, proclaimed).map(({ date, name }) => [date, name] as const));
    years.set(year, known);
    return known;
  };
  return {
    country,
    from: localDate(holidayRules[country].from),
    holidayOn: (date) => holidaysOf(partsOf(date).year).get(date),
  };
}

/** Why the day is no day to end a period of days on: a holiday's name, or Sunday. Saturdays count. */
export const restDay = (calendar: Calendar, date: LocalDate): string | undefined =>
  calendar.holidayOn(date) ?? (weekdayOf(date) === 7 ? 'Sunday' : undefined);

/** Why the day is no court day: a holiday's name, Saturday or Sunday. */
export const noCourtDay = (calendar: Calendar, date: LocalDate): string | undefined =>
  restDay(calendar, date) ?? (weekdayOf(date) === 6 ? 'Saturday' : undefined);

/** Counting over days whose holidays we do not know would give a wrong date, so it is not done. */
export function refuseBeforeRecord(calendar: Calendar, date: LocalDate, field = 'date'): Refused | undefined {
  if (date >= calendar.from) return undefined;
  return refuse(
    field,
    said(
      'No public holidays of {country} are on record before {from}. Check the date {date}; if it is right, work the period out by hand and capture its end.',
      { country: said(countries[calendar.country].name), from: calendar.from, date },
    ),
  );
}
