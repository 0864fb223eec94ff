import { computeUsualEnd } from '@boedel/domain/curator-account/curator-year';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, addYears, pickLater, type LocalDate } from '@boedel/domain/dates/local-date';
import { computeDeadlines, type Deadline, type DeadlineFacts } from '@boedel/domain/deadlines/deadlines';
import type { InsolventEntity, PeriodSpan } from '@boedel/domain/deadlines/rule';
import { type DeadlineTrigger, triggers } from '@boedel/domain/deadlines/triggers';
import { findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { findFirstYearEnd, computeSpecialTrustEnd } from '@boedel/domain/trusts/trust-dates';
import { isTrustOf } from '@boedel/domain/trusts/trust-type';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { findMatterDates, type MatterDates } from './diary-dates.store';
import { type DiaryRow, diaryStore, type StatutoryTermRow, termStore } from './diary.store';

export interface EventDate {
  readonly date: LocalDate;
  /** The day of death has no entry: it stands with whom the matter is about. */
  readonly entryId: number | null;
}
export type EventDates = Partial<Record<DeadlineTrigger, EventDate>>;

/** What is known of a matter's dates, and what its diary keeps of them. */
export interface MatterDeadlines {
  readonly facts: DeadlineFacts;
  readonly events: EventDates;
  readonly kept: readonly DiaryRow[];
  readonly terms: readonly StatutoryTermRow[];
  readonly deadlines: readonly Deadline[];
  readonly today: LocalDate;
  /** A trust that came to its end: what came back each year does so no more. */
  readonly isOver: boolean;
}

const entities: Readonly<Record<string, InsolventEntity>> = {
  person: 'person',
  company: 'company',
  'close corporation': 'closeCorporation',
};

function readEventDates({ died_on }: MatterDates, dates: readonly DiaryRow[]): EventDates {
  const events: EventDates = died_on ? { death: { date: died_on, entryId: null } } : {};
  for (const { event, due_on, id } of dates) {
    if (event && event in triggers) events[event as DeadlineTrigger] = { date: due_on, entryId: id };
  }
  return events;
}

const indexByRule = <T>(
  terms: readonly StatutoryTermRow[],
  pick: (term: StatutoryTermRow) => T | null,
): Record<string, T> =>
  Object.fromEntries(
    terms.flatMap((term) => {
      const value = pick(term);
      return value === null ? [] : [[term.rule, value] as const];
    }),
  );

const readSpan = ({ period_count, period_unit }: StatutoryTermRow): PeriodSpan | null =>
  period_count === null ? null : { count: period_count, unit: period_unit as PeriodSpan['unit'] };

interface EndedTrust {
  readonly books: boolean;
  readonly tax: boolean;
}

function readEndedTrust(dates: readonly DiaryRow[]): EndedTrust {
  const has = (wanted: string): boolean => dates.some(({ event, done_at }) => event === wanted && done_at !== null);
  const books = has('deregistered');
  return { books, tax: has('taxDeregistered') || (books && !has('taxRegistered')) };
}

/**
 * The years a trust's calendar runs by, until others are captured: of assessment to the end of February, of the books as the
 * trust's own record has it. They begin with its letters of authority. The books end when the Master deregisters the trust;
 * returns end when SARS does, or with the books where it was never registered for tax.
 */
function computeTrustYears(
  asked: Record<string, LocalDate | null>,
  { matter_kind, year_end, births }: MatterDates,
  over: EndedTrust,
): void {
  // A year that somebody captured ends with the trust as well.
  if (over.books) delete asked['financialYearEnd'];
  if (over.tax) delete asked['taxYearEnd'];
  const { lettersOfAuthority: letters } = asked;
  const ends = isTrustOf(matter_kind, 'SB') ? computeSpecialTrustEnd(births) : undefined;
  if (ends && !('specialTrustEnds' in asked)) asked['specialTrustEnds'] = ends;
  if (!letters) return;
  if (!over.tax && !('taxYearEnd' in asked)) asked['taxYearEnd'] = findFirstYearEnd('02-28', letters);
  if (!over.books && year_end && !('financialYearEnd' in asked))
    asked['financialYearEnd'] = findFirstYearEnd(year_end, letters);
}

/**
 * Events of an insolvent estate that another event is, until a day of their own is captured. A winding-up order is a
 * provisional one as long as that stands (Companies Act 61 of 1973 s 1), and the first order is the final one where no
 * provisional one was made. The certificate of somebody whom creditors chose at their first meeting is the final appointment
 * (Insolvency Act s 56(2)). The account that was confirmed is the first until another is lodged.
 */
function computeInsolvencyEvents(
  asked: Record<string, LocalDate | null>,
  hasHappened: (event: string) => boolean,
): void {
  const derive = (event: string, day: LocalDate | null | undefined): void => {
    if (day && !(event in asked)) asked[event] = day;
  };
  derive('provisionalOrder', asked['ccFinalOrder']);
  derive('windingUpOrder', asked['provisionalOrder'] ?? asked['ccFinalOrder']);
  const { certificate, firstMeeting } = asked;
  if (certificate && firstMeeting && hasHappened('firstMeeting') && certificate >= firstMeeting) {
    derive('finalAppointment', certificate);
  }
  if (hasHappened('secondMeeting')) derive('secondMeetingConcluded', asked['secondMeeting']);
  if (hasHappened('confirmation')) derive('firstAccountConfirmed', asked['confirmation']);
}

/** Works out every statutory date of a matter. `instead` says what the events would be; null takes one back. */
export async function readMatterDeadlines(
  tx: Tx,
  matterId: number,
  now: Date,
  instead: Readonly<Record<string, LocalDate | null>> = {},
): Promise<MatterDeadlines> {
  const matter = await findMatterDates(tx, matterId);
  if (!matter) throw new NotFound();
  const [dates, terms] = [await diaryStore(tx).datesOf(matterId), await termStore(tx).listOf(matterId)];
  const events = readEventDates(matter, dates);
  const country = findCountry(matter.country) ?? 'ZA';
  const today = computeDayAt(now, country);
  const captured = Object.entries(events).map(([event, { date }]) => [event, date]);
  const asked: Record<string, LocalDate | null> = { ...Object.fromEntries(captured), ...instead };
  // The first account of a curatorship covers a year from the appointment, until another period is chosen.
  const { appointed } = asked;
  if (matter.system_type === systemType.curatorship && appointed && !('periodEnd' in asked)) {
    asked['periodEnd'] = computeUsualEnd(appointed);
  }
  if (matter.system_type === systemType.liquidation) {
    const done = new Set(dates.flatMap(({ event, done_at }) => (event && done_at !== null ? [event] : [])));
    computeInsolvencyEvents(asked, (event) => event in instead || done.has(event));
  }
  const over = readEndedTrust(dates);
  if (matter.system_type === systemType.trust) computeTrustYears(asked, matter, over);
  const entity = entities[matter.kind ?? ''];
  const facts: DeadlineFacts = {
    systemType: matter.system_type,
    calendar: createCalendar(country),
    ...(matter.system_type === systemType.liquidation && entity && { entity }),
    dates: Object.fromEntries(Object.entries(asked).filter(([event, date]) => date !== null && event in triggers)),
    on: today,
    ...(matter.forthwith_days !== null && { forthwithDays: matter.forthwith_days }),
    // The one missed last before a trust was captured is overdue until somebody says it was done. Nothing was due before it
    // was authorised, and what lies more than a year back is not asked.
    roundFrom: pickLater(addDays(addYears(today, -1), 1), asked['lettersOfAuthority'] ?? today),
    roundAfter: Object.fromEntries(
      dates.flatMap(({ rule, due_on, done_at }) => (rule && done_at !== null ? [[rule, addDays(due_on, 1)]] : [])),
    ),
    periods: indexByRule(terms, readSpan),
    extensions: indexByRule(terms, ({ extended_on }) => extended_on),
    announced: indexByRule(terms, ({ announced_on }) => announced_on),
  };
  return {
    facts,
    events,
    kept: dates.filter(({ rule }) => rule !== null),
    terms,
    deadlines: computeDeadlines(facts),
    today,
    isOver: over.books || over.tax,
  };
}
