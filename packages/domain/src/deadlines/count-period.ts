import type { Calendar } from '../dates/calendar';
import { addMonthsToPeriodEnd, countDays, countingSection, endOfMonth } from '../dates/counting';
import { addCourtDays, courtDayOnOrBefore, type SkippedDay } from '../dates/court-days';
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  type LocalDate,
  localDate,
  partsOf,
  weekdayOf,
} from '../dates/local-date';
import { never } from '../law/assert';
import { type Said, said } from '../law/said';
import type { Count, Span, Unit } from './rule';
import { saidSpan, usualForthwithDays } from './rule';

/** A date and how it was counted: every step a person needs to follow it with a calendar in hand. */
export interface Counted {
  readonly date: LocalDate;
  /** The first day of a window, where the rule gives one. */
  readonly opens?: LocalDate;
  readonly text: Said;
  /** Where plain counting ended, when the date moved from there. */
  readonly raw?: LocalDate;
  readonly skipped: readonly SkippedDay[];
  readonly section?: string;
}

const plain = (date: LocalDate, text: Said): Counted => ({ date, text, skipped: [] });

/** Plain arithmetic, either way, without moving the end. */
export function shift(from: LocalDate, count: number, unit: Unit): LocalDate {
  switch (unit) {
    case 'days':
    case 'courtDays':
      return addDays(from, count);
    case 'months':
      return addMonths(from, count);
    case 'years':
      return addYears(from, count);
    case 'periodMonths':
      return addMonthsToPeriodEnd(from, count);
    default:
      return never(unit);
  }
}

export function countAfter(calendar: Calendar, from: LocalDate, span: Span): Counted {
  const text = said('{span} after', { span: saidSpan(span) });
  if (span.unit === 'days') {
    const { date, skipped } = countDays(calendar, from, span.count);
    const raw = skipped.length > 0 ? { raw: addDays(from, span.count) } : {};
    return { date, text, skipped, ...raw, section: countingSection[calendar.country] };
  }
  if (span.unit === 'courtDays') return { text, ...addCourtDays(calendar, from, span.count) };
  return plain(shift(from, span.count, span.unit), text);
}

/** The Gazette's legal notices appear on Fridays, or on the working day before when the Friday is a holiday. */
export function lastGazetteOnOrBefore(calendar: Calendar, day: LocalDate): LocalDate {
  const friday = addDays(day, -((weekdayOf(day) + 2) % 7));
  return courtDayOnOrBefore(calendar, friday);
}

function countBefore(calendar: Calendar, event: LocalDate, count: Extract<Count, { direction: 'before' }>): Counted {
  const raw = shift(event, -count.count, count.unit);
  const span = saidSpan(count);
  if (!count.gazette) {
    return plain(raw, count.count === 0 ? said('up to that day') : said('at least {span} before', { span }));
  }
  const date = lastGazetteOnOrBefore(calendar, raw);
  const text = said('at least {span} before, in the last Gazette to appear', { span });
  return { date, text, skipped: [], ...(date !== raw && { raw }) };
}

function countCalendar(calendar: Calendar, from: LocalDate, count: Extract<Count, { direction: 'calendar' }>): Counted {
  const first = dayOf({ year: partsOf(from).year + count.yearsOn, month: count.month, day: 1 });
  const fixed = count.day === 'last' ? endOfMonth(first) : addDays(first, count.day - 1);
  if (!count.movesBack) return plain(fixed, said('fixed day of the year'));
  const date = courtDayOnOrBefore(calendar, fixed);
  const text = said('fixed day of the year, or the last business day before it');
  return { date, text, skipped: [], ...(date !== fixed && { raw: fixed }) };
}

/** The first return of a day after `on`; 29 February returns on 28 February in common years. */
function nextAnniversary(from: LocalDate, on: LocalDate): LocalDate {
  let years = 1;
  while (addYears(from, years) <= on) years += 1;
  return addYears(from, years);
}

/**
 * Counts one period from its trigger. `period` is what a notice states, `on` the day asked about. Nothing comes back
 * when a stated period or an announced day is not known yet.
 */
export function countPeriod(
  calendar: Calendar,
  from: LocalDate,
  count: Count,
  {
    period,
    announced,
    on,
    soon = usualForthwithDays,
  }: { period?: Span; announced?: LocalDate; on?: LocalDate; soon?: number | undefined },
): Counted | undefined {
  switch (count.direction) {
    case 'after':
      return countAfter(calendar, from, period ?? count);
    case 'stated':
      return period && countAfter(calendar, from, period);
    case 'before':
      return countBefore(calendar, from, count);
    case 'windowBefore': {
      const date = shift(from, -count.count, count.unit);
      const opens = shift(from, -count.earliest, count.unit);
      const earliest = saidSpan({ count: count.earliest, unit: count.unit });
      const text =
        count.count === 0
          ? said('from {earliest} before to the day itself', { earliest })
          : said('from {earliest} before to {latest} before', { earliest, latest: saidSpan(count) });
      return { ...plain(date, text), opens };
    }
    case 'forthwith': {
      const { date, skipped } = countDays(calendar, from, soon);
      const raw = skipped.length > 0 ? { raw: addDays(from, soon) } : {};
      const text = said('as soon as may be; the firm acts within {span}', {
        span: saidSpan({ count: soon, unit: 'days' }),
      });
      return { date, text, skipped, ...raw };
    }
    case 'atOnce':
      return plain(from, said('at once'));
    case 'calendar':
      return countCalendar(calendar, from, count);
    case 'anniversary':
      return on && plain(nextAnniversary(from, on), said('next return of that day'));
    case 'announced': {
      const known = count.dates[partsOf(from).year];
      const day = announced ?? (known ? localDate(known) : undefined);
      return day && plain(day, said('announced day'));
    }
    default:
      return never(count);
  }
}
