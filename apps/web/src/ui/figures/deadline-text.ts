import { countDaysBetween, toLocalDate } from '@boedel/domain/dates/local-date';
import { isForthwith } from '@boedel/domain/deadlines/forthwith';
import { t } from '../../i18n/t';

export interface DueDeadline {
  readonly title: string;
  readonly date: string;
}

const countDaysTo = (date: string, today: string): number => countDaysBetween(toLocalDate(today), toLocalDate(date));

/** 'in 12 days', 'today', '3 days late'; 'as soon as may be' while the firm's own period for it runs. */
export function describeDueDays({ title, date }: DueDeadline, today: string): string {
  const days = countDaysTo(date, today);
  if (days >= 0 && isForthwith(title)) return t('as soon as may be');
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  if (days === -1) return t('1 day late');
  return days < 0 ? t('{count} days late', { count: -days }) : t('in {count} days', { count: days });
}

/** '3 days late', 'today', '2026-11-28': far days by their date. */
export const describeDue = (due: DueDeadline, today: string): string =>
  countDaysTo(due.date, today) > 7 && !isForthwith(due.title) ? due.date : describeDueDays(due, today);

/** Late is bad; within a week, or as soon as may be, wants attention. */
export function chooseDeadlineTone({ title, date }: DueDeadline, today: string): 'bad' | 'warn' | undefined {
  const days = countDaysTo(date, today);
  return days < 0 ? 'bad' : days <= 7 || isForthwith(title) ? 'warn' : undefined;
}
