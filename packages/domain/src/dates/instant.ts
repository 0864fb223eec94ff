import { assert } from '../law/assert';
import { type Country, countries, defaultCountry } from '../law/country';
import { type LocalDate, toLocalDate } from './local-date';

export interface ClockReading {
  readonly day: LocalDate;
  /** '14:05:09' */
  readonly time: string;
}

/** Made once a country: making one takes longer than reading it a hundred times. */
const clocks = new Map<Country, Intl.DateTimeFormat>();

function getClock(country: Country): Intl.DateTimeFormat {
  const known = clocks.get(country);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: countries[country].timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(country, clock);
  return clock;
}

/** What calendar and clock show in a country at an instant. The instant is an argument: nothing here knows "now". */
export function readClock(instant: Date, country: Country = defaultCountry): ClockReading {
  assert(!Number.isNaN(instant.getTime()), 'not an instant');
  const parts = getClock(country).formatToParts(instant);
  const readPart = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)!.value;
  return {
    day: toLocalDate(`${readPart('year').padStart(4, '0')}-${readPart('month')}-${readPart('day')}`),
    time: `${readPart('hour')}:${readPart('minute')}:${readPart('second')}`,
  };
}

const minuteLength = 60_000;
/** The day of the minute last asked for: mostly it is now, and reading the calendar takes longer than the rules that ask. */
const lastDays = new Map<Country, { readonly minute: number; readonly day: LocalDate }>();

/** The day it is in a country at an instant: late in the evening UTC it is already tomorrow there. */
export function computeDayAt(instant: Date, country: Country = defaultCountry): LocalDate {
  const minute = Math.floor(instant.getTime() / minuteLength);
  const last = lastDays.get(country);
  if (last?.minute === minute) return last.day;
  const { day } = readClock(instant, country);
  lastDays.set(country, { minute, day });
  return day;
}
