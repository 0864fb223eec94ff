import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../../i18n/t';
import { Loading } from '../../ui/plain/overlays';
import { SubTabs } from '../../ui/sub-tabs';

const AfterLodging = lazy(async () => ({ default: (await import('./after-lodging')).AfterLodging }));

/** The account of the estate, and what follows once it was lodged. */
export const ReportTabs = ({ account }: { account: ReactNode }) => (
  <SubTabs
    label={t('Liquidation and distribution account')}
    tabs={[
      { key: 'account', label: t('The account'), content: account },
      {
        key: 'after',
        label: t('After lodging'),
        content: (
          <Suspense fallback={<Loading />}>
            <AfterLodging />
          </Suspense>
        ),
      },
    ]}
  />
);
