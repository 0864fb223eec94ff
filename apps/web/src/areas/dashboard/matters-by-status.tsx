import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import styles from './dashboard.module.css';
import type { DashboardAnswer } from './dashboard';

/** A bar a status; each is a link, so the keyboard reaches it and the figure stands beside it. */
export function MattersByStatus({ counts }: { counts: DashboardAnswer['counts'] }) {
  const bars = [
    { name: t('Active'), count: counts.active, tone: 'good', to: paths.matters(), search: { status: '2' } },
    { name: t('Pending'), count: counts.pending, tone: 'warn', to: paths.matters(), search: { status: '1' } },
    { name: t('Closed'), count: counts.closed, tone: 'off', to: paths.matters(), search: { status: '3' } },
    { name: t('Archived'), count: counts.archived, tone: 'off', to: paths.archivedMatters(), search: {} },
  ];
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.statuses}>
      {bars.map(({ name, count, tone, to, search }) => (
        <li key={name}>
          <Link {...({ to, search } as { to: string })}>
            <span>{name}</span>
            <span className={styles.track}>
              <span data-tone={tone} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
