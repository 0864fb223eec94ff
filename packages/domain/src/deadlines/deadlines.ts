import { type Calendar, refuseBeforeRecord } from '../dates/calendar';
import { addMonthsToPeriodEnd } from '../dates/counting';
import { courtDayOnOrBefore } from '../dates/court-days';
import { addDays, later, type LocalDate } from '../dates/local-date';
import { isRefused, type Refused, refuse } from '../law/refusal';
import { allOf, type Said, said } from '../law/said';
import type { SystemType } from '../matter/kinds';
import { type Worked, working } from '../law/worked';
import { type Counted, countAfter, countPeriod } from './count-period';
import { type DeadlineRule, type Entity, noteOf, type Span, saidSpan } from './rule';
import { rulesFor } from './rules';
import { type Trigger, triggers } from './triggers';

/** What is known of a matter: the dates its periods run from, and what notices, Masters and courts have set. */
export interface DeadlineFacts {
  readonly systemType: SystemType;
  readonly calendar: Calendar;
  readonly entity?: Entity;
  readonly dates: Partial<Readonly<Record<Trigger, LocalDate>>>;
  /** The day asked about: an anniversary is the next one after it. */
  readonly on?: LocalDate;
  /** Periods stated in a notice, by rule. */
  readonly periods?: Readonly<Record<string, Span>>;
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
      readonly due: Worked<LocalDate>;
      /** The first day of a window. */
      readonly opens?: LocalDate;
      /** The last working day on or before it: the day to remind of. */
      readonly safe: LocalDate;
      /** The trigger was not captured: another rule's date stood in for it. */
      readonly expected: boolean;
    }
  | { readonly state: 'waiting'; readonly waitsFor: string }
  | { readonly state: 'refused'; readonly refused: Refused }
);

interface Start {
  readonly day: LocalDate;
  readonly label: string;
  readonly expected: boolean;
}

const triggersOf = ({ trigger }: DeadlineRule): readonly Trigger[] =>
  typeof trigger === 'string' ? [trigger] : trigger;

function startOf(rule: DeadlineRule, facts: DeadlineFacts, rules: readonly DeadlineRule[]): Start | string {
  const wanted = triggersOf(rule);
  const missing = wanted.find((trigger) => facts.dates[trigger] === undefined);
  if (missing === undefined) {
    const day = wanted.map((trigger) => facts.dates[trigger]!).reduce(later);
    const label = triggers[wanted.find((trigger) => facts.dates[trigger] === day)!];
    return { day, label, expected: false };
  }
  const standIn = rules.find(({ id }) => id === rule.elseAfter);
  const before = standIn && deadlineOf(standIn, facts, rules);
  if (before?.state !== 'running') return before?.state === 'waiting' ? before.waitsFor : triggers[missing];
  return { day: before.due.value, label: before.rule.title, expected: true };
}

/** A period a notice states must lie within what the Act allows. */
function refusePeriod(
  rule: DeadlineRule,
  start: LocalDate,
  period: Span,
  { calendar }: DeadlineFacts,
): Refused | undefined {
  const field = `periods.${rule.id}`;
  if (!Number.isInteger(period.count) || period.count < 1) {
    return refuse(field, 'State the period as a whole number of at least 1.', rule.section);
  }
  if (rule.count.direction === 'stated') return undefined;
  if (rule.count.direction !== 'after' || (!rule.count.least && !rule.count.most)) {
    return refuse(
      field,
      said('{title}: the Act fixes this period, so a notice cannot state another.', { title: said(rule.title) }),
      rule.section,
    );
  }
  const { least, most } = rule.count;
  const end = countAfter(calendar, start, period).date;
  const tooShort = least && end < countAfter(calendar, start, least).date;
  const tooLong = most && end > countAfter(calendar, start, most).date;
  if (!tooShort && !tooLong) return undefined;
  const bounds = [
    ...(least ? [said('not less than {span}', { span: saidSpan(least) })] : []),
    ...(most ? [said('not more than {span}', { span: saidSpan(most) })] : []),
  ];
  return refuse(field, said('State a period of {bounds}.', { bounds: allOf(bounds) }), rule.section);
}

/** 'Sunday left out', 'Heritage Day (observed) left out'. */
function leftOut(why: string): Said {
  const [, holiday] = /^(.*) \(observed\)$/.exec(why) ?? [];
  const day = holiday ? said('{holiday} (observed)', { holiday: said(holiday) }) : said(why);
  return said('{day} left out', { day });
}

function show(
  rule: DeadlineRule,
  start: Start,
  counted: Counted,
  { extended, note }: { extended: LocalDate | undefined; note: string | undefined },
): Worked<LocalDate> {
  const shown = working(rule.title, rule.section).line(start.label, start.day, {
    ...(start.expected && { note: 'Expected: the event itself is not captured yet.' }),
  });
  shown.line('Counted', counted.text, { section: rule.section, ...(note && { note }) });
  if (counted.opens) shown.line('Not before', counted.opens);
  if (counted.raw) shown.line('Plain count ends', counted.raw);
  for (const { date, why } of counted.skipped) {
    shown.line(leftOut(why), date, counted.section ? { section: counted.section } : undefined);
  }
  if (extended) shown.line('Extended', said('from {from} to {to}', { from: counted.date, to: extended }));
  return shown.gives(extended ?? counted.date);
}

/** Of what comes back each year: its start in the year that is meant. */
function inItsYear(rule: DeadlineRule, start: Start, facts: DeadlineFacts): Start {
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
export function deadlineOf(rule: DeadlineRule, facts: DeadlineFacts, rules: readonly DeadlineRule[]): Deadline {
  const first = startOf(rule, facts, rules);
  if (typeof first === 'string') return { rule, state: 'waiting', waitsFor: first };
  const start = inItsYear(rule, first, facts);
  const { calendar, on } = facts;
  const period = facts.periods?.[rule.id];
  const refused =
    refuseBeforeRecord(calendar, start.day, triggersOf(rule)[0]) ??
    (period && refusePeriod(rule, start.day, period, facts));
  if (isRefused(refused)) return { rule, state: 'refused', refused };
  const counted = countPeriod(calendar, start.day, rule.count, {
    period,
    announced: facts.announced?.[rule.id],
    on,
    soon: facts.forthwithDays,
  });
  if (!counted) return { rule, state: 'waiting', waitsFor: waitsForWhat(rule) };
  const extended = facts.extensions?.[rule.id];
  if (extended && extended < counted.date) {
    const sentence = said('The extension to {extended} ends before the period itself ({end}). Check the letter.', {
      extended,
      end: counted.date,
    });
    return { rule, state: 'refused', refused: refuse(`extensions.${rule.id}`, sentence, rule.section) };
  }
  const due = show(rule, start, counted, { extended, note: noteOf(rule, calendar.country) });
  const safe = courtDayOnOrBefore(calendar, due.value);
  return {
    rule,
    state: 'running',
    due,
    ...(counted.opens && { opens: counted.opens }),
    safe,
    expected: start.expected,
  };
}

function waitsForWhat(rule: DeadlineRule): string {
  if (rule.count.direction === 'stated') return 'The period stated in the notice';
  return rule.count.direction === 'announced' ? 'The day announced for the year' : 'The day asked about';
}

/** Every statutory date of a matter, running or not, in the order of the rules. */
export function computeDeadlines(facts: DeadlineFacts): Deadline[] {
  const rules = rulesFor(facts.systemType, facts.calendar.country, facts.entity);
  return rules.map((rule) => deadlineOf(rule, facts, rules));
}

/** The accounting year after one: 1 March 2027 to 29 February 2028 after 28 February 2027. */
export function nextPeriod(periodEnd: LocalDate): { from: LocalDate; to: LocalDate } {
  return { from: addDays(periodEnd, 1), to: addMonthsToPeriodEnd(periodEnd, 12) };
}
