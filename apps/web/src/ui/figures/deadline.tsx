import { missing } from '../format';
import { useToday } from '../today';
import { type Due, deadlineText, deadlineTone } from './deadline-text';
import styles from './figures.module.css';

/** What is next and when; the colour only repeats what the words say. */
export function Deadline({ due }: { due: Due | null | undefined }) {
  const today = useToday();
  if (!due) return missing;
  return (
    <span className={styles.deadline} data-tone={deadlineTone(due.date, today)} title={due.date}>
      {deadlineText(due, today)}
    </span>
  );
}
