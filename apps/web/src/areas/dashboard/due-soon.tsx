import { Link } from '@tanstack/react-router';
import { paths } from '../../app/paths';
import { t } from '../../i18n/t';
import { daysText, deadlineTone } from '../../ui/figures/deadline-text';
import { useToday } from '../../ui/today';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard';

/** Late first, then by day; each leads to the matter's diary. */
export function DueSoon({ due }: { due: Dashboard['due'] }) {
  const today = useToday();
  if (due.length === 0) return <p className={styles.none}>{t('Nothing is due in the next 30 days.')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrollable by keyboard
    <ul className={styles.lines} tabIndex={due.length > 8 ? 0 : undefined} aria-label={t('Dates')}>
      {due.map((one) => (
        <li key={one.id}>
          <span className={styles.day}>
            {one.date}
            <small data-tone={deadlineTone(one, today)}>{daysText(one, today)}</small>
          </span>
          <span className={styles.what}>
            <Link to={paths.matter.diary({ id: one.matterID })}>{one.name}</Link>
            <small>
              {t(one.title)} · {one.reference}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
