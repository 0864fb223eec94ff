import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { PersonTab } from './person-tab';

/** The deceased with spouses and children, and beside it what the family was asked. */
export const PersonTabs = ({ family }: { family: ReactNode }) => (
  <SubTabs
    label={t('Deceased and family')}
    tabs={[
      { key: 'person', label: t('Deceased and family'), content: <PersonTab /> },
      { key: 'family', label: t('Ask the family'), content: family },
    ]}
  />
);
