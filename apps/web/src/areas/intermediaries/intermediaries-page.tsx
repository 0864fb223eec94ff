import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ErasedFirms } from './erased-firms';
import { FirmDialog } from './firm-dialog';
import { type FirmListLine, typeNames } from './intermediaries.queries';
import { OpenFirmDialog } from './open-firm-dialog';

function Standing({ firm }: { firm: FirmListLine }) {
  if (firm.terminatesOn) return <StatusBadge tone="bad">{t('Ends {day}', { day: firm.terminatesOn })}</StatusBadge>;
  if (firm.isShutOut) return <StatusBadge tone="bad">{t('Suspended')}</StatusBadge>;
  if (firm.daysInArrears > 0) {
    return <StatusBadge tone="warn">{t('{count} days in arrears', { count: firm.daysInArrears })}</StatusBadge>;
  }
  if (firm.fairUseWarnings.length > 0) return <StatusBadge tone="warn">{t('Near limit')}</StatusBadge>;
  return <StatusBadge tone="good">{t('OK')}</StatusBadge>;
}

const columns: readonly ListColumn<FirmListLine>[] = [
  { key: 'name', title: markPhrase('Name'), strong: true, sortable: false, grow: 2 },
  { key: 'country', title: markPhrase('Country'), sortable: false, width: 130, value: ({ country }) => t(country) },
  {
    key: 'standing',
    title: markPhrase('Standing'),
    sortable: false,
    width: 170,
    render: (firm) => <Standing firm={firm} />,
  },
  {
    key: 'systemTypes',
    title: markPhrase('System types'),
    sortable: false,
    grow: 2,
    value: ({ systemTypes }) =>
      systemTypes.length === 5 ? t('All five') : systemTypes.map((type) => t(typeNames[type] ?? '')).join(', '),
  },
  { key: 'users', title: markPhrase('Users'), kind: 'number', sortable: false, width: 90 },
  { key: 'activeMatters', title: markPhrase('Active matters'), kind: 'number', sortable: false, width: 130 },
  { key: 'historicalMatters', title: markPhrase('Historical matters'), kind: 'number', sortable: false, width: 140 },
  { key: 'owing', title: markPhrase('Owing'), kind: 'money', sortable: false, width: 130 },
];

/** The provider's firms, at /intermediaries. */
export function IntermediariesPage() {
  const [opened, open] = useAddressState('firm');
  return (
    <>
      <ListPage<FirmListLine>
        title={t('Intermediaries')}
        columns={columns}
        rowKey={({ id }) => id}
        source={createPagedSource<FirmListLine>(intermediaryCalls.getlist)}
        hrefOf={({ id }) => `?firm=${id}`}
        onOpen={({ id }) => open(String(id))}
        searchIn={t('Name')}
        add={{ label: t('Open a firm'), run: () => open('new') }}
        actions={<ErasedFirms />}
        empty={t('No firms yet. Add the first firm.')}
      />
      {opened === 'new' && <OpenFirmDialog onClose={() => open('')} />}
      {/^\d+$/.test(opened) && <FirmDialog key={opened} id={Number(opened)} onClose={() => open('')} />}
    </>
  );
}
