import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { Budget } from './budget';
import { Course } from './course';

/** A curatorship's account, its budget and its course. */
export function CuratorReport({ account }: { readonly account: ReactNode }) {
  return (
    <SubTabs
      label={t('Account, budget and steps')}
      tabs={[
        { key: 'account', label: t('Account'), content: account },
        { key: 'budget', label: t('Budget'), content: <Budget /> },
        { key: 'steps', label: t('Steps'), content: <Course /> },
      ]}
    />
  );
}
