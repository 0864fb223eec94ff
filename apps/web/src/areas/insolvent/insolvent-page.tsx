import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { AffairsPanel } from './affairs-panel';
import { CompositionPanel } from './composition-panel';
import { DispositionsPanel, OpenContractsPanel, SalesPanel } from './realisation-lists';
import { RehabilitationPanel } from './rehabilitation-panel';

/** The insolvent, and what follows: the statement of affairs; of a person also a composition and rehabilitation. */
export function InsolventPage({ main }: { main: ReactNode }) {
  const { id: matterID } = useMatter();
  const read = useRead(mainPartyCalls.getPersonTab, { matterID }, { quiet: true });
  const isPerson = (read.data?.main.kind ?? 'person') === 'person';
  return (
    <SubTabs
      label={t('Insolvent')}
      tabs={[
        { key: 'insolvent', label: t('Insolvent'), content: main },
        { key: 'affairs', label: t('Statement of affairs'), content: <AffairsPanel /> },
        { key: 'sales', label: t('Sales'), content: <SalesPanel /> },
        { key: 'dispositions', label: t('Voidable dispositions'), content: <DispositionsPanel /> },
        { key: 'contracts', label: t('Contracts'), content: <OpenContractsPanel /> },
        ...(isPerson
          ? [
              { key: 'composition', label: t('Composition'), content: <CompositionPanel /> },
              { key: 'rehabilitation', label: t('Rehabilitation'), content: <RehabilitationPanel /> },
            ]
          : []),
      ]}
    />
  );
}
