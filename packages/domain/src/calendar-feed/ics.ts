import { addDays, type LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { countries } from '../law/country';

/** An entry as a calendar program is told of it. */
export interface FeedEntry {
  /** The same for as long as the entry lives, so that it moves in place. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly day: LocalDate;
  /** '14:30'; null for a whole day. */
  readonly time: string | null;
  readonly country: Country;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly isDone: boolean;
  /** When it was written down first. */
  readonly madeAt: Date;
}

export interface IcsFeed {
  readonly name: string;
  readonly entries: readonly FeedEntry[];
}

/** Text of a property: RFC 5545, section 3.3.11. */
const escapeIcsText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // A control sign ends what a program reads; none belongs in text.
    .replace(/[^\P{Cc}\t]/gu, '');

const countBytes = (sign: string): number => {
  const code = sign.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A line of at most 75 octets, the rest on lines that begin with a space, and no sign broken in two: section 3.1. */
export function foldLine(line: string): string {
  let out = '';
  let length = 0;
  for (const sign of line) {
    const bytes = countBytes(sign);
    if (length + bytes > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += sign;
    length += bytes;
  }
  return out;
}

const formatCompactDay = (day: LocalDate): string => day.replaceAll('-', '');
const formatCompactInstant = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Neither country puts its clocks forward: South Africa since 1944, Namibia since October 2017. */
const formatZoneLines = (country: Country): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${countries[country].timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  `TZNAME:${country === 'ZA' ? 'SAST' : 'CAT'}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An entry with a time is given an hour; one without takes its whole day, as a date without a zone. */
function formatWhenLines({ day, time, country }: FeedEntry): string[] {
  if (time === null) {
    return [`DTSTART;VALUE=DATE:${formatCompactDay(day)}`, `DTEND;VALUE=DATE:${formatCompactDay(addDays(day, 1))}`];
  }
  const [hours, minutes] = time.split(':');
  return [`DTSTART;TZID=${countries[country].timeZone}:${formatCompactDay(day)}T${hours}${minutes}00`, 'DURATION:PT1H'];
}

const formatEntryLines = (entry: FeedEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${formatCompactInstant(entry.madeAt)}`,
  ...formatWhenLines(entry),
  `SUMMARY:${escapeIcsText(entry.isDone ? `✓ ${entry.summary}` : entry.summary)}`,
  ...(entry.description ? [`DESCRIPTION:${escapeIcsText(entry.description)}`] : []),
  `URL:${entry.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** What a calendar program fetches: RFC 5545, lines folded and ended as it asks. */
export function formatCalendar({ name, entries }: IcsFeed): string {
  const zones = [...new Set(entries.filter(({ time }) => time !== null).map(({ country }) => country))].toSorted();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boedel//Diary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcsText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zones.flatMap(formatZoneLines),
    ...entries.flatMap(formatEntryLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** 'B. v.d. M. · EST/12': initials in place of a name, for a calendar others can look into. */
export const maskName = (name: string): string =>
  name
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0)!)}.`)
    .join(' ');
