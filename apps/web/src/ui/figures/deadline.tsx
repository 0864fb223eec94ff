import { t } from '../../i18n/t';
import { missing } from '../format';
import { useToday } from '../today';
import { type Due, deadlineTone, dueText } from './deadline-text';
import styles from './figures.module.css';

/** What is next and when; where there is little room the title gives way, never the day. The colour only repeats the words. */
export function Deadline({ due }: { due: Due | null | undefined }) {
  const today = useToday();
  if (!due) return missing;
  return (
    <span className={styles.deadline} data-tone={deadlineTone(due.date, today)} title={`${t(due.title)} · ${due.date}`}>
      <span>{t(due.title)}</span>
      <span>&nbsp;· {dueText(due, today)}</span>
    </span>
  );
}
