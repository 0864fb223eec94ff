import { shortenTitle } from '@boedel/domain/deadlines/short-titles';
import { t } from '../../i18n/t';
import { missing } from '../format';
import { useToday } from '../today';
import { type DueDeadline, chooseDeadlineTone, describeDue } from './deadline-text';
import styles from './figures.module.css';

interface DeadlineProps {
  readonly due: DueDeadline | null | undefined;
  /** In a matter that is closed nothing is late any more: the day stands there as a day. */
  readonly isPast?: boolean;
  /** In two or three words, for a column. */
  readonly short?: boolean;
}

/** What is next and when; where there is little room the title gives way, never the day. The colour only repeats the words. */
export function Deadline({ due, isPast = false, short = false }: DeadlineProps) {
  const today = useToday();
  if (!due) return missing;
  return (
    <span
      className={styles.deadline}
      data-tone={isPast ? undefined : chooseDeadlineTone(due, today)}
      title={`${t(due.title)} · ${due.date}`}
    >
      <span>{t(short ? shortenTitle(due.title) : due.title)}</span>
      <span>&nbsp;· {isPast ? due.date : describeDue(due, today)}</span>
    </span>
  );
}
