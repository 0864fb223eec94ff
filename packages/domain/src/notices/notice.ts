import type { Calendar } from '../dates/calendar';
import { courtDayOnOrBefore } from '../dates/court-days';
import { addDays, later, type LocalDate } from '../dates/local-date';
import { countAfter, lastGazetteOnOrBefore } from '../deadlines/count-period';
import type { Span } from '../deadlines/rule';
import { rowOn } from '../law/check-input';
import { dated } from '../law/dated';
import { collectRefusals, isRefused, refuse, type Refused } from '../law/refusal';
import { type Said, said } from '../law/said';

/** What a notice of a deceased estate is about: its creditors, or an account that lies open. */
export type NoticeKind = 'creditors' | 'account';

const act = 'Administration of Estates Act 66 of 1965';

interface NoticePeriod {
  readonly usual: number;
  readonly leastDays: number;
  readonly mostMonths?: number;
  readonly section: string;
}

/** How long each notice gives at least, at most and unless it says otherwise; by the day of its latest publication. */
export const noticePeriods = {
  creditors: dated<NoticePeriod>('period of the notice to creditors', [
    { from: '1967-10-02', usual: 30, leastDays: 30, mostMonths: 3, section: `${act} s 29(1)` },
  ]),
  account: dated<NoticePeriod>('period an account lies open', [
    { from: '1967-10-02', usual: 21, leastDays: 21, section: `${act} s 35(4), (5)` },
  ]),
} as const;

/** How many days before it appears the Government Printing Works takes copy. */
export const gazetteCopy = dated('copy for the Gazette', [
  { from: '1967-10-02', daysBefore: 7, note: 'About a week; confirm with the Government Printing Works.' },
]);

/** Where and when a notice appears. */
export interface Insertions {
  readonly gazetteDate: LocalDate | null;
  readonly newspaperDate: LocalDate | null;
  readonly secondNewspaperDate: LocalDate | null;
}

export interface Notice extends Insertions {
  readonly kind: NoticeKind;
  /** As the notice states it; the usual one where it states none. */
  readonly period: Span | null;
}

/** The latest of its publications: periods run from it. None until the Gazette and a newspaper are both known. */
export function latestPublication({ gazetteDate, newspaperDate, secondNewspaperDate }: Insertions): LocalDate | null {
  if (gazetteDate === null || newspaperDate === null) return null;
  const both = later(gazetteDate, newspaperDate);
  return secondNewspaperDate === null ? both : later(both, secondNewspaperDate);
}

/** The period a notice gives: what it states, else what the Act gives. */
export function periodOf({ kind, period }: Pick<Notice, 'kind' | 'period'>, on: LocalDate): Span | undefined {
  const row = noticePeriods[kind].on(on);
  return period ?? (isRefused(row) ? undefined : { count: row.usual, unit: 'days' });
}

/** The last day of the period: claims close, or the account has lain open. */
export function closesOn(calendar: Calendar, notice: Notice): LocalDate | null {
  const latest = latestPublication(notice);
  const period = latest && periodOf(notice, latest);
  return latest && period ? countAfter(calendar, latest, period).date : null;
}

/** The last day the Gazette takes copy for the issue of that day. */
export function gazetteCopyBy(calendar: Calendar, appears: LocalDate): LocalDate | null {
  const row = gazetteCopy.on(appears);
  return isRefused(row) ? null : courtDayOnOrBefore(calendar, addDays(appears, -row.daysBefore));
}

/** The first issue of the Gazette with legal notices on or after a day. */
export function nextGazette(calendar: Calendar, on: LocalDate): LocalDate {
  for (let ahead = 0; ; ahead += 1) {
    const issue = lastGazetteOnOrBefore(calendar, addDays(on, ahead));
    if (issue >= on) return issue;
  }
}

/** A notice by what the Act demands of it, before it is kept. */
export function checkNotice(notice: Notice): Refused | undefined {
  const { kind, period } = notice;
  const on = latestPublication(notice) ?? notice.gazetteDate ?? notice.newspaperDate;
  const row = on && rowOn(noticePeriods[kind], on, 'gazetteDate');
  if (!row || isRefused(row)) return row || undefined;
  const days = period === null ? row.usual : period.unit === 'months' ? period.count * 30 : period.count;
  const { mostMonths } = row;
  const isTooLong =
    mostMonths !== undefined &&
    period !== null &&
    (period.unit === 'months' ? period.count > mostMonths : period.count > mostMonths * 30);
  return collectRefusals([
    days < row.leastDays
      ? refuse('periodCount', said('Give at least {days} days.', { days: row.leastDays }), row.section)
      : undefined,
    isTooLong && mostMonths !== undefined
      ? refuse('periodCount', said('Give at most {months} months.', { months: mostMonths }), row.section)
      : undefined,
  ]);
}

/** A day on which no Gazette with legal notices appears: something to look at again. */
export function doubtOfGazette(calendar: Calendar, day: LocalDate | null): Said | undefined {
  if (day === null) return undefined;
  const next = nextGazette(calendar, day);
  return next === day
    ? undefined
    : said('Legal notices appear in the Gazette on Fridays. The next issue after this day is of {day}.', { day: next });
}
