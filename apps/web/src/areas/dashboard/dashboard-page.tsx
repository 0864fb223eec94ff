import { systemType as systemTypes } from '@boedel/contract/fixed/system-types';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { lazy, Suspense } from 'react';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import { CurrencyContext } from '../../ui/figures/currency';
import { chooseCurrency } from '../../ui/format';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { WarnBox } from '../../ui/warn-box';
import { Card } from './card';
import type { DashboardAnswer } from './dashboard';
import styles from './dashboard.module.css';
import { Deadlines } from './deadlines';
import { Figure } from './figure';
import { MatterLines } from './matter-lines';
import { MattersByMonth } from './matters-by-month';
import { MattersByStatus } from './matters-by-status';
import { MyDay } from './my-day';
import { Sum } from './sum';

const WaitingCards = lazy(() => import('./waiting-cards').then((module) => ({ default: module.WaitingCards })));

function Figures({ data }: { data: DashboardAnswer }) {
  const { counts } = data;
  return (
    <nav className={styles.figures} aria-label={t('Figures')}>
      <Figure label={t('All matters')} to={paths.matters()} search={{ status: '1,2,3,4' }}>
        {counts.all}
      </Figure>
      <Figure label={t('Active')} to={paths.matters()} search={{ status: '2' }}>
        {counts.active}
      </Figure>
      <Figure label={t('Pending')} to={paths.matters()} search={{ status: '1' }}>
        {counts.pending}
      </Figure>
      <Figure label={t('Closed')} to={paths.matters()} search={{ status: '3' }}>
        {counts.closed}
      </Figure>
      <Figure
        label={t('Overdue dates of this type')}
        to={paths.dashboard()}
        search={{ due: 'overdue' }}
        hash="due"
        tone={data.dueCounts.overdue > 0 ? 'bad' : undefined}
      >
        {data.dueCounts.overdue}
      </Figure>
      <Figure
        label={t('No next date')}
        to={paths.matters()}
        search={{ undated: '1' }}
        tone={data.withoutNextDate > 0 ? 'warn' : undefined}
      >
        {data.withoutNextDate}
      </Figure>
      <Sum label={t('Asset value, active')} name="assetValue" rands={data.assetValue} />
      <Sum label={t('Projected fees')} name="projectedFees" rands={data.projectedFees} />
    </nav>
  );
}

/** What a person looks at first: how many, what is due, what was left open. One question to the server. */
export function DashboardPage() {
  const { systemType } = usePerson();
  const read = useRead(matterCalls.dashboard, undefined, { quiet: true });
  return (
    <>
      <PageTitle title={t('Dashboard')} about={t(systemTypes[String(systemType) as keyof typeof systemTypes] ?? '')} />
      <Loaded read={read}>
        {(data) => (
          <CurrencyContext value={chooseCurrency(data.country)}>
            {data.said.map((warning) => (
              <WarnBox key={translate(warning)}>{translate(warning)}</WarnBox>
            ))}
            <Figures data={data} />
            <div className={styles.cards}>
              <div className={styles.column}>
                <Card title={t('My day')} id="myday">
                  <MyDay day={data.myDay} />
                </Card>
                <Card title={t('Deadlines')} id="due">
                  <Deadlines soon={data.due} counts={data.dueCounts} />
                </Card>
                {systemType === kinds.estateLate && (
                  <Suspense>
                    <WaitingCards />
                  </Suspense>
                )}
                <Card title={t('Recently opened')}>
                  <MatterLines rows={data.recent} empty={t('Matters you open appear here.')} />
                </Card>
              </div>
              <div className={styles.column}>
                <Card title={t('Matters by month')}>
                  <MattersByMonth months={data.byMonth} />
                </Card>
                <Card title={t('Matters by status')}>
                  <MattersByStatus counts={data.counts} />
                </Card>
                <Card title={t('Watch list')}>
                  <MatterLines rows={data.watched} empty={t('Star a matter to show it here.')} />
                </Card>
              </div>
            </div>
          </CurrencyContext>
        )}
      </Loaded>
    </>
  );
}
