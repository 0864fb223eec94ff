import type { WireAnswer } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { DateText } from '../../ui/figures/date-text';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { dayAt } from '@boedel/domain/dates/instant';
import styles from './dashboard.module.css';
import { MattersByMonth } from './matters-by-month';

export type Dashboard = WireAnswer<typeof matterCalls.dashboard>;

/** A figure that leads to the matters behind it. */
function Figure({ label, to, search, children }: { label: string; to?: string; search?: object; children: ReactNode }) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </>
  );
  return to ? (
    <Link to={to} search={search as never} className={styles.figure}>
      {content}
    </Link>
  ) : (
    <div className={styles.figure}>{content}</div>
  );
}

function Card({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={styles.card} data-wide={wide || undefined} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const none = (sentence: string) => <p className={styles.none}>{sentence}</p>;

function Due({ due }: { due: Dashboard['due'] }) {
  if (due.length === 0) return none(t('Nothing is due in the next 30 days.'));
  const today = dayAt(new Date());
  return (
    <ul className={styles.lines}>
      {due.map((one) => (
        <li key={one.id}>
          <span data-tone={one.date < today ? 'bad' : one.date === today ? 'warn' : undefined} className={styles.day}>
            <DateText day={one.date} />
          </span>
          <Link to={paths.matter.details({ id: one.matterID })}>{one.name}</Link>
          <span className={styles.muted}>{t(one.title)}</span>
        </li>
      ))}
    </ul>
  );
}

function MatterLines({
  rows,
  empty,
}: {
  rows: readonly { id: number; reference: string; name: string }[];
  empty: string;
}) {
  if (rows.length === 0) return none(empty);
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.day}>{row.reference}</span>
          <Link to={paths.matter.details({ id: row.id })}>{row.name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What a person looks at first: how many, what is due, what was left open. One question to the server. */
export function DashboardPage() {
  const read = useRead(matterCalls.dashboard);
  return (
    <>
      <PageTitle title={t('Dashboard')} />
      <Loaded read={read}>
        {(data) => (
          <>
            {data.warnings.map((warning) => (
              <Alert key={warning} color="yellow" mb="sm">
                {warning}
              </Alert>
            ))}
            <div className={styles.figures}>
              <Figure label={t('All matters')} to={paths.matters()} search={{ status: '1,2,3' }}>
                {data.counts.all}
              </Figure>
              <Figure label={t('Active')} to={paths.matters()} search={{ status: '2' }}>
                {data.counts.active}
              </Figure>
              <Figure label={t('Pending')} to={paths.matters()} search={{ status: '1' }}>
                {data.counts.pending}
              </Figure>
              <Figure label={t('Closed')} to={paths.matters()} search={{ status: '3' }}>
                {data.counts.closed}
              </Figure>
              <Figure label={t('Overdue dates')}>
                <span data-tone={data.overdueCount > 0 ? 'bad' : undefined}>{data.overdueCount}</span>
              </Figure>
              <Figure label={t('No next date')} to={paths.matters()} search={{ undated: '1' }}>
                {data.withoutNextDate}
              </Figure>
              <Figure label={t('Asset value, active')}>
                <Amount rands={data.assetValue} />
              </Figure>
              <Figure label={t('Projected fees')}>
                <Amount rands={data.projectedFees} />
              </Figure>
            </div>
            <div className={styles.cards}>
              <Card title={t('Due in the next 30 days')}>
                <Due due={data.due} />
              </Card>
              <Card title={t('Matters by month')}>
                <MattersByMonth months={data.byMonth} />
              </Card>
              <Card title={t('Watch list')}>
                <MatterLines rows={data.watched} empty={t('Star a matter to see it here.')} />
              </Card>
              <Card title={t('Recently opened')}>
                <MatterLines rows={data.recent} empty={t('Matters you open are listed here.')} />
              </Card>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
