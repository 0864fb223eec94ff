import type { DayKind } from '@boedel/domain/tasks/my-day';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { markPhrase, t, translate } from '../../i18n/t';
import { describeDueDays, chooseDeadlineTone } from '../../ui/figures/deadline-text';
import { formatDate } from '../../ui/format';
import { useToday } from '../../ui/today';
import type { DashboardAnswer } from './dashboard';
import styles from './dashboard.module.css';
import own from './my-day.module.css';

type MyDayPart = DashboardAnswer['myDay'][number];
type MyDayLine = MyDayPart['rows'][number];

const dayLabels: Readonly<Record<DayKind, string>> = {
  overdue: markPhrase('Overdue, yours of every type'),
  due: markPhrase('Due today'),
  chase: markPhrase('To ask for again'),
  waiting: markPhrase('Waiting on others'),
  payments: markPhrase('Payments to approve'),
  lines: markPhrase('Unreconciled bank lines'),
  premiums: markPhrase('Bond premiums expiring'),
  undated: markPhrase('My matters with no next date'),
  watched: markPhrase('Watched matters'),
};
const tones: Partial<Record<DayKind, string>> = { overdue: 'bad', due: 'warn', chase: 'warn', premiums: 'warn' };
const isDated: ReadonlySet<DayKind> = new Set(['overdue', 'due', 'premiums']);

/** Where the rest of a kind is found, of those that have such a page. */
const restOf: Partial<Record<DayKind, string>> = {
  overdue: `${paths.tasks()}?group=overdue`,
  due: `${paths.tasks()}?group=today`,
  waiting: `${paths.tasks()}?group=waiting`,
  undated: `${paths.matters()}?undated=1`,
};

function describeRow(kind: DayKind, row: MyDayLine): string {
  if (kind === 'payments') return row.count === 1 ? t('1 payment') : t('{count} payments', { count: row.count });
  if (kind === 'lines') {
    const lines = row.count === 1 ? t('1 line') : t('{count} lines', { count: row.count });
    return row.date ? `${lines}, ${t('since {day}', { day: formatDate(row.date) })}` : lines;
  }
  if (row.source === 'matter') return '';
  return row.name ?? t('The office');
}

function Line({ kind, row, today }: { kind: DayKind; row: MyDayLine; today: string }) {
  const title = row.what ? translate(row.what) : row.title && t(row.title);
  const due = row.date && isDated.has(kind) ? { title: row.title ?? '', date: row.date } : undefined;
  return (
    <li>
      <span className={styles.what}>
        <Link to={row.path}>{title ?? row.name}</Link>
        <small>{[describeRow(kind, row), row.reference].filter(Boolean).join(' · ')}</small>
      </span>
      {due && (
        <span className={own.when} data-tone={chooseDeadlineTone(due, today)}>
          {describeDueDays(due, today)}
        </span>
      )}
    </li>
  );
}

/** What waits for the person today, each where it is done. */
export function MyDay({ day }: { day: DashboardAnswer['myDay'] }) {
  const today = useToday();
  if (day.length === 0) return <p className={styles.none}>{t('You have nothing to do today.')}</p>;
  return (
    <div className={own.kinds}>
      {day.map(({ kind, count, rows }) => {
        const more = count - rows.reduce((sum, row) => sum + row.count, 0);
        const rest = restOf[kind];
        return (
          <section key={kind} aria-label={t(dayLabels[kind])}>
            <h3 data-tone={tones[kind]}>
              {t(dayLabels[kind])} <span>{count}</span>
            </h3>
            <ul className={`${styles.lines} ${own.lines}`}>
              {rows.map((row) => (
                <Line key={`${row.source}-${row.id}-${row.path}`} kind={kind} row={row} today={today} />
              ))}
            </ul>
            {more > 0 && (
              <p className={styles.none}>
                {rest ? (
                  <Link to={rest}>{t('and {count} more', { count: more })}</Link>
                ) : (
                  t('and {count} more', { count: more })
                )}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
