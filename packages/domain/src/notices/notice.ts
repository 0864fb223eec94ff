import type { Calendar } from '../dates/calendar';
import { findCourtDayOnOrBefore } from '../dates/court-days';
import { addDays, pickLater, type LocalDate } from '../dates/local-date';
import { countAfter, findLastGazetteDay } from '../deadlines/count-period';
import type { PeriodSpan } from '../deadlines/rule';
import { findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';
import { type Message, message } from '../law/message';

/** What a notice of a deceased estate is about: its creditors, or an account that lies open. */
export type EstateNoticeKind = 'creditors' | 'account';

const act = 'Administration of Estates Act 66 of 1965';

interface NoticePeriod {
  readonly usual: number;
  readonly leastDays: number;
  readonly mostMonths?: number;
  readonly section: string;
}

/** How long each notice gives at least, at most and unless it says otherwise; by the day of its latest publication. */
export const noticePeriods = {
  creditors: createDatedTable<NoticePeriod>('period of the notice to creditors', [
    { from: '1967-10-02', usual: 30, leastDays: 30, mostMonths: 3, section: `${act} s 29(1)` },
  ]),
  account: createDatedTable<NoticePeriod>('period an account lies open', [
    { from: '1967-10-02', usual: 21, leastDays: 21, section: `${act} s 35(4), (5)` },
  ]),
} as const;

/** How many days before it appears the Government Printing Works takes copy. */
export const gazetteCopy = createDatedTable('copy for the Gazette', [
  { from: '1967-10-02', daysBefore: 7, note: 'About a week. Confirm with the Government Printing Works.' },
]);

/** Where and when a notice appears. */
export interface NoticeInsertions {
  readonly gazetteDate: LocalDate | null;
  readonly newspaperDate: LocalDate | null;
  readonly secondNewspaperDate: LocalDate | null;
}

export interface EstateNotice extends NoticeInsertions {
  readonly kind: EstateNoticeKind;
  /** As the notice states it; the usual one where it states none. */
  readonly period: PeriodSpan | null;
}

/** The latest of its publications: periods run from it. None until the Gazette and a newspaper are both known. */
export function findLatestPublication({
  gazetteDate,
  newspaperDate,
  secondNewspaperDate,
}: NoticeInsertions): LocalDate | null {
  if (gazetteDate === null || newspaperDate === null) return null;
  const both = pickLater(gazetteDate, newspaperDate);
  return secondNewspaperDate === null ? both : pickLater(both, secondNewspaperDate);
}

/** The period a notice gives: what it states, else what the Act gives. */
export function findNoticePeriod(
  { kind, period }: Pick<EstateNotice, 'kind' | 'period'>,
  on: LocalDate,
): PeriodSpan | undefined {
  const row = noticePeriods[kind].on(on);
  return period ?? (isRefused(row) ? undefined : { count: row.usual, unit: 'days' });
}

/** The last day of the period: claims close, or the account has lain open. */
export function computeNoticeClose(calendar: Calendar, notice: EstateNotice): LocalDate | null {
  const latest = findLatestPublication(notice);
  const period = latest && findNoticePeriod(notice, latest);
  return latest && period ? countAfter(calendar, latest, period).date : null;
}

/** The last day the Gazette takes copy for the issue of that day. */
export function computeGazetteCopyDay(calendar: Calendar, appears: LocalDate): LocalDate | null {
  const row = gazetteCopy.on(appears);
  return isRefused(row) ? null : findCourtDayOnOrBefore(calendar, addDays(appears, -row.daysBefore));
}

/** The first issue of the Gazette with legal notices on or after a day. */
export function findNextGazette(calendar: Calendar, on: LocalDate): LocalDate {
  for (let ahead = 0; ; ahead += 1) {
    const issue = findLastGazetteDay(calendar, addDays(on, ahead));
    if (issue >= on) return issue;
  }
}

/** A notice by what the Act demands of it, before it is kept. */
export function checkNotice(notice: EstateNotice): RefusalError | undefined {
  const { kind, period } = notice;
  const on = findLatestPublication(notice) ?? notice.gazetteDate ?? notice.newspaperDate;
  const row = on && findRowOn(noticePeriods[kind], on, 'gazetteDate');
  if (!row || isRefused(row)) return row || undefined;
  const days = period === null ? row.usual : period.unit === 'months' ? period.count * 30 : period.count;
  const { mostMonths } = row;
  const isTooLong =
    mostMonths !== undefined &&
    period !== null &&
    (period.unit === 'months' ? period.count > mostMonths : period.count > mostMonths * 30);
  return collectRefusals([
    days < row.leastDays
      ? refuse('periodCount', message('Give at least {days} days’ notice.', { days: row.leastDays }), row.section)
      : undefined,
    isTooLong && mostMonths !== undefined
      ? refuse('periodCount', message('Give at most {months} months.', { months: mostMonths }), row.section)
      : undefined,
  ]);
}

/** A day on which no Gazette with legal notices appears: something to look at again. */
export function checkGazetteDay(calendar: Calendar, day: LocalDate | null): Message | undefined {
  if (day === null) return undefined;
  const next = findNextGazette(calendar, day);
  return next === day
    ? undefined
    : message('Legal notices appear in the Gazette on Fridays. The next issue after this date is {day}.', {
        day: next,
      });
}
