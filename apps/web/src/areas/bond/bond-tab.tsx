import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { markPhrase, t } from '../../i18n/t';
import { toHref, useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { BondPage } from './bond-page';
import { statusLabels } from './bond-words';
import { type BondAnswer, useBonds, useSecurity } from './bond.queries';
import styles from './bond.module.css';
import { ApplyPanel, CoverPanel } from './cover-panel';

/** Security for whoever is appointed: what is asked, what is secured, and one bond that was opened. */
export function BondTab() {
  const matter = useMatter();
  const bonds = useBonds(matter.id);
  const [opened, open] = useAddressState('bond');
  if (opened !== '') {
    return (
      <Loaded read={bonds}>{(rows) => <BondPage key={opened} bonds={rows} opened={opened} onOpen={open} />}</Loaded>
    );
  }
  return <Overview onOpen={open} />;
}

const columns: ListColumn<BondAnswer>[] = [
  {
    key: 'number',
    title: markPhrase('Bond number'),
    strong: true,
    value: ({ number, providerName }) => number ?? providerName,
  },
  { key: 'providerName', title: markPhrase('Provider') },
  {
    key: 'status',
    title: markPhrase('Status'),
    value: ({ status }) => t(statusLabels[status][0]),
    render: ({ status }) => <StatusBadge tone={statusLabels[status][1]}>{t(statusLabels[status][0])}</StatusBadge>,
  },
  { key: 'amount', title: markPhrase('Amount secured'), kind: 'money' },
  {
    key: 'yearlyPremium',
    title: markPhrase('Yearly premium'),
    kind: 'money',
    render: ({ yearlyPremium }) => <Amount rands={yearlyPremium} />,
  },
  {
    key: 'nextRenewalDate',
    title: markPhrase('Next premium'),
    kind: 'day',
    render: ({ nextRenewalDate, isRenewalOverdue }) => (
      <span className={isRenewalOverdue ? styles.overdue : undefined}>
        {formatDate(nextRenewalDate)}
        {isRenewalOverdue && ` ${t('overdue')}`}
      </span>
    ),
  },
];

function Overview({ onOpen }: { onOpen: (id: string) => void }) {
  const matter = useMatter();
  const bonds = useBonds(matter.id);
  const security = useSecurity(matter.id);
  return (
    <>
      <PageTitle title={t('Bond of security')}>
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onOpen('new')}>
            {t('Apply for a bond')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={security}>{(loaded) => <CoverPanel security={loaded} />}</Loaded>
      <PeopleSection title={t('Bonds of security')}>
        <Loaded read={bonds}>
          {(rows) =>
            rows.length === 0 ? (
              <Nobody sentence={t('No bond is captured. Apply for one, or record at the executor who is exempt.')} />
            ) : (
              <ListTable
                label={t('Bonds of security')}
                rows={rows}
                columns={columns}
                rowKey={({ id }) => id}
                hrefOf={({ id }) => toHref('bond', id)}
                onOpen={({ id }) => onOpen(String(id))}
              />
            )
          }
        </Loaded>
      </PeopleSection>
      <Loaded read={security}>{(loaded) => <ApplyPanel security={loaded} />}</Loaded>
    </>
  );
}
