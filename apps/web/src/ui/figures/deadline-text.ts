import { daysBetween, localDate } from '@boedel/domain/dates/local-date';
import { t } from '../../i18n/t';

export interface Due {
  readonly title: string;
  readonly date: string;
}

const daysTo = (date: string, today: string): number => daysBetween(localDate(today), localDate(date));

/** 'in 12 days', 'today', '3 days late'. */
export function daysText(date: string, today: string): string {
  const days = daysTo(date, today);
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  if (days === -1) return t('1 day late');
  return days < 0 ? t('{count} days late', { count: -days }) : t('in {count} days', { count: days });
}

/** '3 days late', 'today', '2026-11-28': far days by their date. */
export const dueText = ({ date }: Pick<Due, 'date'>, today: string): string =>
  daysTo(date, today) > 7 ? date : daysText(date, today);

/** Late is bad, within a week wants attention. */
export function deadlineTone(date: string, today: string): 'bad' | 'warn' | undefined {
  const days = daysTo(date, today);
  return days < 0 ? 'bad' : days <= 7 ? 'warn' : undefined;
}
