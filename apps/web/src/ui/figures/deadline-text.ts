import { daysBetween, localDate } from '@boedel/domain/dates/local-date';
import { isForthwith } from '@boedel/domain/deadlines/forthwith';
import { t } from '../../i18n/t';

export interface Due {
  readonly title: string;
  readonly date: string;
}

const daysTo = (date: string, today: string): number => daysBetween(localDate(today), localDate(date));

/** 'in 12 days', 'today', '3 days late'; 'as soon as may be' while the firm's own period for it runs. */
export function daysText({ title, date }: Due, today: string): string {
  const days = daysTo(date, today);
  if (days >= 0 && isForthwith(title)) return t('as soon as may be');
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  if (days === -1) return t('1 day late');
  return days < 0 ? t('{count} days late', { count: -days }) : t('in {count} days', { count: days });
}

/** '3 days late', 'today', '2026-11-28': far days by their date. */
export const dueText = (due: Due, today: string): string =>
  daysTo(due.date, today) > 7 && !isForthwith(due.title) ? due.date : daysText(due, today);

/** Late is bad; within a week, or as soon as may be, wants attention. */
export function deadlineTone({ title, date }: Due, today: string): 'bad' | 'warn' | undefined {
  const days = daysTo(date, today);
  return days < 0 ? 'bad' : days <= 7 || isForthwith(title) ? 'warn' : undefined;
}
