import { type Calendar, refuseBeforeRecord } from '../dates/calendar';
import { addMonthsToPeriodEnd } from '../dates/counting';
import { findCourtDayOnOrBefore } from '../dates/court-days';
import { addDays, pickLater, type LocalDate } from '../dates/local-date';
import { isRefused, type RefusalError, refuse } from '../law/refusal';
import { allOf, type Message, message } from '../law/message';
import type { SystemType } from '../matter/kinds';
import { type WorkedResult, startWorking } from '../law/worked';
import { type CountedPeriod, countAfter, countPeriod } from './count-period';
import { type DeadlineRule, type InsolventEntity, readRuleNote, type PeriodSpan, describeSpan } from './rule';
import { listRules } from './rules';
import { type DeadlineTrigger, triggers } from './triggers';

/** What is known of a matter: the dates its periods run from, and what notices, Masters and courts have set. */
export interface DeadlineFacts {
  readonly systemType: SystemType;
  readonly calendar: Calendar;
  readonly entity?: InsolventEntity;
  readonly dates: Partial<Readonly<Record<DeadlineTrigger, LocalDate>>>;
  /** The day asked about: an anniversary is the next one after it. */
  readonly on?: LocalDate;
  /** Periods stated in a notice, by rule. */
  readonly periods?: Readonly<Record<string, PeriodSpan>>;
  /** Days announced for the year, by rule. */
  readonly announced?: Readonly<Record<string, LocalDate>>;
  /** Within how many days the firm does what an Act wants forthwith. */
  readonly forthwithDays?: number;
  /** Of what comes back each year: its first day not before this one is meant. Left out, that of the trigger's own year. */
  readonly roundFrom?: LocalDate;
  /** The same by rule, where this year's was done already. */
  readonly roundAfter?: Readonly<Record<string, LocalDate>>;
  /** Extensions granted, by rule: the new last day. */
  readonly extensions?: Readonly<Record<string, LocalDate>>;
}

export type Deadline = { readonly rule: DeadlineRule } & (
  | {
      readonly state: 'running';
      readonly due: WorkedResult<LocalDate>;
      /** The first day of a window. */
      readonly opens?: LocalDate;
      /** The last working day on or before it: the day to remind of. */
      readonly safe: LocalDate;
      /** The trigger was not captured: another rule's date stood in for it. */
      readonly expected: boolean;
    }
  | { readonly state: 'waiting'; readonly waitsFor: string }
  | { readonly state: 'refused'; readonly refused: RefusalError }
);

interface DeadlineStart {
  readonly day: LocalDate;
  readonly label: string;
  readonly expected: boolean;
}

const listTriggers = ({ trigger }: DeadlineRule): readonly DeadlineTrigger[] =>
  typeof trigger === 'string' ? [trigger] : trigger;

/** Nobody is appointed to an estate before the death (Administration of Estates Act s 13): such letters are a slip. */
const isSlip = (trigger: DeadlineTrigger, { dates }: DeadlineFacts): boolean =>
  trigger === 'letters' && dates.letters !== undefined && dates.death !== undefined && dates.letters < dates.death;

function startOf(rule: DeadlineRule, facts: DeadlineFacts, rules: readonly DeadlineRule[]): DeadlineStart | string {
  const wanted = listTriggers(rule);
  const missing = wanted.find((trigger) => facts.dates[trigger] === undefined || isSlip(trigger, facts));
  if (missing === undefined) {
    const day = wanted.map((trigger) => facts.dates[trigger]!).reduce(pickLater);
    const label = triggers[wanted.find((trigger) => facts.dates[trigger] === day)!];
    return { day, label, expected: false };
  }
  const standIn = rules.find(({ id }) => id === rule.elseAfter);
  const before = standIn && computeDeadline(standIn, facts, rules);
  if (before?.state !== 'running') return before?.state === 'waiting' ? before.waitsFor : triggers[missing];
  return { day: before.due.value, label: before.rule.title, expected: true };
}

/** A period a notice states must lie within what the Act allows. */
function refusePeriod(
  rule: DeadlineRule,
  start: LocalDate,
  period: PeriodSpan,
  { calendar }: DeadlineFacts,
): RefusalError | undefined {
  const field = `periods.${rule.id}`;
  if (!Number.isInteger(period.count) || period.count < 1) {
    return refuse(field, 'Enter the period as a whole number of at least 1.', rule.section);
  }
  if (rule.count.direction === 'stated') return undefined;
  if (rule.count.direction !== 'after' || (!rule.count.least && !rule.count.most)) {
    return refuse(
      field,
      message('{title}: the Act fixes this period, so a notice cannot give a different one.', {
        title: message(rule.title),
      }),
      rule.section,
    );
  }
  const { least, most } = rule.count;
  const end = countAfter(calendar, start, period).date;
  const tooShort = least && end < countAfter(calendar, start, least).date;
  const tooLong = most && end > countAfter(calendar, start, most).date;
  if (!tooShort && !tooLong) return undefined;
  const bounds = [
    ...(least ? [message('not less than {span}', { span: describeSpan(least) })] : []),
    ...(most ? [message('not more than {span}', { span: describeSpan(most) })] : []),
  ];
  return refuse(field, message('Enter a period of {bounds}.', { bounds: allOf(bounds) }), rule.section);
}

/** 'Sunday left out', 'Heritage Day (observed) left out'. */
function describeSkippedDay(why: string): Message {
  const [, holiday] = /^(.*) \(observed\)$/.exec(why) ?? [];
  const day = holiday ? message('{holiday} (observed)', { holiday: message(holiday) }) : message(why);
  return message('{day} left out', { day });
}

function presentDeadline(
  rule: DeadlineRule,
  start: DeadlineStart,
  counted: CountedPeriod,
  { extended, note }: { extended: LocalDate | undefined; note: string | undefined },
): WorkedResult<LocalDate> {
  const shown = startWorking(rule.title, rule.section).line(start.label, start.day, {
    ...(start.expected && { note: 'Expected: the date of the event is not captured yet.' }),
  });
  shown.line('Counted', counted.text, { section: rule.section, ...(note && { note }) });
  if (counted.opens) shown.line('Not before', counted.opens);
  if (counted.raw) shown.line('Plain count ends', counted.raw);
  for (const { date, why } of counted.skipped) {
    shown.line(describeSkippedDay(why), date, counted.section ? { section: counted.section } : undefined);
  }
  if (extended) shown.line('Extended', message('from {from} to {to}', { from: counted.date, to: extended }));
  return shown.gives(extended ?? counted.date);
}

/** Of what comes back each year: its start in the year that is meant. */
function moveToItsYear(rule: DeadlineRule, start: DeadlineStart, facts: DeadlineFacts): DeadlineStart {
  const from = facts.roundAfter?.[rule.id] ?? facts.roundFrom;
  if (!rule.comesRound || from === undefined) return start;
  for (let years = 0; years < 200; years += 1) {
    const day = addMonthsToPeriodEnd(start.day, 12 * years);
    const counted = countPeriod(facts.calendar, day, rule.count, { period: facts.periods?.[rule.id], on: facts.on });
    if (!counted || counted.date >= from) return { ...start, day };
  }
  return start;
}

/** Works out one rule. A trigger that has not happened is no error: the period is simply not running yet. */
export function computeDeadline(rule: DeadlineRule, facts: DeadlineFacts, rules: readonly DeadlineRule[]): Deadline {
  const first = startOf(rule, facts, rules);
  if (typeof first === 'string') return { rule, state: 'waiting', waitsFor: first };
  const start = moveToItsYear(rule, first, facts);
  const { calendar, on } = facts;
  const period = facts.periods?.[rule.id];
  const refused =
    refuseBeforeRecord(calendar, start.day, listTriggers(rule)[0]) ??
    (period && refusePeriod(rule, start.day, period, facts));
  if (isRefused(refused)) return { rule, state: 'refused', refused };
  const counted = countPeriod(calendar, start.day, rule.count, {
    period,
    announced: facts.announced?.[rule.id],
    on,
    soon: facts.forthwithDays,
  });
  if (!counted) return { rule, state: 'waiting', waitsFor: describeAwaited(rule) };
  const extended = facts.extensions?.[rule.id];
  if (extended && extended < counted.date) {
    const sentence = message('The extension to {extended} ends before the period itself ({end}). Check the letter.', {
      extended,
      end: counted.date,
    });
    return { rule, state: 'refused', refused: refuse(`extensions.${rule.id}`, sentence, rule.section) };
  }
  const due = presentDeadline(rule, start, counted, { extended, note: readRuleNote(rule, calendar.country) });
  const safe = findCourtDayOnOrBefore(calendar, due.value);
  return {
    rule,
    state: 'running',
    due,
    ...(counted.opens && { opens: counted.opens }),
    safe,
    expected: start.expected,
  };
}

function describeAwaited(rule: DeadlineRule): string {
  if (rule.count.direction === 'stated') return 'The period stated in the notice';
  return rule.count.direction === 'announced' ? 'The day announced for the year' : 'The day asked about';
}

/** Every statutory date of a matter, running or not, in the order of the rules. */
export function computeDeadlines(facts: DeadlineFacts): Deadline[] {
  const rules = listRules(facts.systemType, facts.calendar.country, facts.entity);
  return rules.map((rule) => computeDeadline(rule, facts, rules));
}

/** The accounting year after one: 1 March 2027 to 29 February 2028 after 28 February 2027. */
export function computeNextPeriod(periodEnd: LocalDate): { from: LocalDate; to: LocalDate } {
  return { from: addDays(periodEnd, 1), to: addMonthsToPeriodEnd(periodEnd, 12) };
}
