import type { Calendar } from '../dates/calendar';
import { addMonthsToPeriodEnd, countDays, countingSection, findEndOfMonth } from '../dates/counting';
import { addCourtDays, findCourtDayOnOrBefore, type SkippedDay } from '../dates/court-days';
import {
  addDays,
  addMonths,
  addYears,
  fromDayParts,
  type LocalDate,
  toLocalDate,
  toDayParts,
  computeWeekday,
} from '../dates/local-date';
import { assertNever } from '../law/assert';
import { type Message, message } from '../law/message';
import type { PeriodCount, PeriodSpan, PeriodUnit } from './rule';
import { describeSpan, usualForthwithDays } from './rule';

/** A date and how it was counted: every step a person needs to follow it with a calendar in hand. */
export interface CountedPeriod {
  readonly date: LocalDate;
  /** The first day of a window, where the rule gives one. */
  readonly opens?: LocalDate;
  readonly text: Message;
  /** Where plain counting ended, when the date moved from there. */
  readonly raw?: LocalDate;
  readonly skipped: readonly SkippedDay[];
  readonly section?: string;
}

const createPlainCount = (date: LocalDate, text: Message): CountedPeriod => ({ date, text, skipped: [] });

/** Plain arithmetic, either way, without moving the end. */
export function shiftDate(from: LocalDate, count: number, unit: PeriodUnit): LocalDate {
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
      return assertNever(unit);
  }
}

export function countAfter(calendar: Calendar, from: LocalDate, span: PeriodSpan): CountedPeriod {
  const text = message('{span} after', { span: describeSpan(span) });
  if (span.unit === 'days') {
    const { date, skipped } = countDays(calendar, from, span.count);
    const raw = skipped.length > 0 ? { raw: addDays(from, span.count) } : {};
    return { date, text, skipped, ...raw, section: countingSection[calendar.country] };
  }
  if (span.unit === 'courtDays') return { text, ...addCourtDays(calendar, from, span.count) };
  return createPlainCount(shiftDate(from, span.count, span.unit), text);
}

/** The Gazette's legal notices appear on Fridays, or on the working day before when the Friday is a holiday. */
export function findLastGazetteDay(calendar: Calendar, day: LocalDate): LocalDate {
  const friday = addDays(day, -((computeWeekday(day) + 2) % 7));
  return findCourtDayOnOrBefore(calendar, friday);
}

function countBefore(
  calendar: Calendar,
  event: LocalDate,
  count: Extract<PeriodCount, { direction: 'before' }>,
): CountedPeriod {
  const raw = shiftDate(event, -count.count, count.unit);
  const span = describeSpan(count);
  if (!count.gazette) {
    return createPlainCount(
      raw,
      count.count === 0 ? message('up to that date') : message('at least {span} before', { span }),
    );
  }
  const date = findLastGazetteDay(calendar, raw);
  const text = message('at least {span} before, in the last Gazette to appear', { span });
  return { date, text, skipped: [], ...(date !== raw && { raw }) };
}

function countCalendar(
  calendar: Calendar,
  from: LocalDate,
  count: Extract<PeriodCount, { direction: 'calendar' }>,
): CountedPeriod {
  const first = fromDayParts({ year: toDayParts(from).year + count.yearsOn, month: count.month, day: 1 });
  const fixed = count.day === 'last' ? findEndOfMonth(first) : addDays(first, count.day - 1);
  if (!count.movesBack) return createPlainCount(fixed, message('fixed date each year'));
  const date = findCourtDayOnOrBefore(calendar, fixed);
  const text = message('fixed date each year, or the last business day before it');
  return { date, text, skipped: [], ...(date !== fixed && { raw: fixed }) };
}

/** The first return of a day after `on`; 29 February returns on 28 February in common years. */
function findNextAnniversary(from: LocalDate, on: LocalDate): LocalDate {
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
  count: PeriodCount,
  {
    period,
    announced,
    on,
    soon = usualForthwithDays,
  }: { period?: PeriodSpan; announced?: LocalDate; on?: LocalDate; soon?: number | undefined },
): CountedPeriod | undefined {
  switch (count.direction) {
    case 'after':
      return countAfter(calendar, from, period ?? count);
    case 'stated':
      return period && countAfter(calendar, from, period);
    case 'before':
      return countBefore(calendar, from, count);
    case 'windowBefore': {
      const date = shiftDate(from, -count.count, count.unit);
      const opens = shiftDate(from, -count.earliest, count.unit);
      const earliest = describeSpan({ count: count.earliest, unit: count.unit });
      const text =
        count.count === 0
          ? message('from {earliest} before until the date itself', { earliest })
          : message('from {earliest} before to {latest} before', { earliest, latest: describeSpan(count) });
      return { ...createPlainCount(date, text), opens };
    }
    case 'forthwith': {
      const { date, skipped } = countDays(calendar, from, soon);
      const raw = skipped.length > 0 ? { raw: addDays(from, soon) } : {};
      const text = message('as soon as may be; the firm acts within {span}', {
        span: describeSpan({ count: soon, unit: 'days' }),
      });
      return { date, text, skipped, ...raw };
    }
    case 'atOnce':
      return createPlainCount(from, message('at once'));
    case 'calendar':
      return countCalendar(calendar, from, count);
    case 'anniversary':
      return on && createPlainCount(findNextAnniversary(from, on), message('next anniversary of the date'));
    case 'announced': {
      const known = count.dates[toDayParts(from).year];
      const day = announced ?? (known ? toLocalDate(known) : undefined);
      return day && createPlainCount(day, message('announced date'));
    }
    default:
      return assertNever(count);
  }
}
