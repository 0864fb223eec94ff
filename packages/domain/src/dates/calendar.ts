import { message } from '../law/message';
import { type Country, countries } from '../law/country';
import { type RefusalError, refuse } from '../law/refusal';
import { holidayRules, type ProclaimedDay } from './holiday-rules';
import { listPublicHolidays } from './holidays';
import { type LocalDate, toLocalDate, toDayParts, computeWeekday } from './local-date';

/** One country's working days. Build it once per request with the provider's proclaimed days and pass it along. */
export interface Calendar {
  readonly country: Country;
  /** The first day the holidays are on record for. */
  readonly from: LocalDate;
  /** The name of the public holiday on that day. */
  holidayOn(date: LocalDate): string | undefined;
}

export function createCalendar(country: Country, proclaimed: readonly ProclaimedDay[] = []): Calendar {
  const years = new Map<number, ReadonlyMap<LocalDate, string>>();
  const listHolidays = (year: number) => {
    const known =
      years.get(year) ??
      new Map(listPublicHolidays(country, year, proclaimed).map(({ date, name }) => [date, name] as const));
    years.set(year, known);
    return known;
  };
  return {
    country,
    from: toLocalDate(holidayRules[country].from),
    holidayOn: (date) => listHolidays(toDayParts(date).year).get(date),
  };
}

/** Why the day is no day to end a period of days on: a holiday's name, or Sunday. Saturdays count. */
export const findRestDay = (calendar: Calendar, date: LocalDate): string | undefined =>
  calendar.holidayOn(date) ?? (computeWeekday(date) === 7 ? 'Sunday' : undefined);

/** Why the day is no court day: a holiday's name, Saturday or Sunday. */
export const findNoCourtDay = (calendar: Calendar, date: LocalDate): string | undefined =>
  findRestDay(calendar, date) ?? (computeWeekday(date) === 6 ? 'Saturday' : undefined);

/** Counting over days whose holidays we do not know would give a wrong date, so it is not done. */
export function refuseBeforeRecord(calendar: Calendar, date: LocalDate, field = 'date'): RefusalError | undefined {
  if (date >= calendar.from) return undefined;
  return refuse(
    field,
    message(
      'No public holidays of {country} are on record before {from}. Check the date {date}; if it is right, work the period out by hand and capture its end.',
      { country: message(countries[calendar.country].name), from: calendar.from, date },
    ),
  );
}
