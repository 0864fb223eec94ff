import { daysBetween, localDate } from '@boedel/domain/dates/local-date';
import { t } from '../../i18n/t';

export interface Due {
  readonly title: string;
  readonly date: string;
}

/** 'L&D account due · 3 days late', '… · today', '… · 2026-11-28'. */
export function deadlineText({ title, date }: Due, today: string): string {
  const days = daysBetween(localDate(today), localDate(date));
  if (days < 0) return t('{title} · {count} days late', { title: t(title), count: -days });
  if (days === 0) return t('{title} · today', { title: t(title) });
  return `${t(title)} · ${date}`;
}

/** Late is bad, within a week wants attention. */
export function deadlineTone(date: string, today: string): 'bad' | 'warn' | undefined {
  const days = daysBetween(localDate(today), localDate(date));
  return days < 0 ? 'bad' : days <= 7 ? 'warn' : undefined;
}
