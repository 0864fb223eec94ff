import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { useMatterRows } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { useAddressSort } from '../../ui/list/address-sort';
import { type ListColumn, searchRows } from '../../ui/list/column';
import { FoundRows } from '../../ui/list/found-rows';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { claimColumns } from './claim-columns';
import { type ClaimAnswer, kit } from './claims.queries';
import { FormsSent, useFormsWaiting } from './forms-sent';
import { OutlookPanel } from './outlook-panel';
import { ClaimDialog } from './claim-dialogs';
import styles from './claims.module.css';

/** What creditors claim, from lodging to proof, and what it comes to for each as things stand. */
export function ClaimsTab({ importer }: { importer?: (close: () => void, matterID: number) => ReactNode }) {
  const read = useMatterRows(kit);
  const matter = useMatter();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [importing, setImporting] = useAddressState('import');
  const waiting = useFormsWaiting();
  const rows = read.data as unknown as readonly ClaimAnswer[] | undefined;
  return (
    <>
      <PageTitle title={t('Claims')} about={rows && t('{count} claims', { count: rows.length })}>
        {importer && (
          <OnlyCapture ofFirm>
            <Button variant="default" onClick={() => setImporting('claim')}>
              {t('Import from a spreadsheet')}
            </Button>
          </OnlyCapture>
        )}
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('Add claim')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <SubTabs
        label={t('Claims')}
        tabs={[
          {
            key: 'claims',
            label: t('Claims'),
            content: (
              <Loaded read={read}>
                {(all) => (
                  <Grid
                    all={all as unknown as readonly ClaimAnswer[]}
                    hrefOf={({ id }) => paths.matter.claim({ id: matter.id, claimId: id })}
                    onOpen={({ id }) => void navigate({ to: paths.matter.claim({ id: matter.id, claimId: id }) })}
                  />
                )}
              </Loaded>
            ),
          },
          { key: 'sent', label: t('Sent by creditors'), mark: waiting, content: <FormsSent /> },
          { key: 'outlook', label: t('Current dividend estimate'), content: <OutlookPanel /> },
        ]}
      />
      {isAdding && <ClaimDialog row="new" onClose={() => setAdding(false)} />}
      {importing && importer?.(() => setImporting(''), matter.id)}
    </>
  );
}

const columns: readonly ListColumn<ClaimAnswer>[] = [
  claimColumns.number,
  {
    key: 'creditorName',
    title: 'Creditor',
    strong: true,
    grow: 1,
    render: (row) => (
      <span className={styles.name}>
        {row.creditorName}
        {row.creditorReference && <small>{row.creditorReference}</small>}
      </span>
    ),
  },
  claimColumns.type,
  claimColumns.amount,
  claimColumns.standsFor,
  claimColumns.status,
  { key: 'statusDate', title: 'Decided on', kind: 'day', muted: true },
];

interface ClaimsListProps {
  readonly all: readonly ClaimAnswer[];
  readonly hrefOf: (row: ClaimAnswer) => string;
  readonly onOpen: (row: ClaimAnswer) => void;
}

function Grid({ all, hrefOf, onOpen }: ClaimsListProps) {
  const [search, setSearch] = useAddressState('search');
  const sorting = useAddressSort();
  const shown = searchRows(all, [...columns, { key: 'creditorReference', title: '' }], search);
  return (
    <>
      {all.length > 0 && (
        <ListTools>
          <SearchBox value={search} onSearch={setSearch} placeholder={t('Creditor, reference, type, status')} />
        </ListTools>
      )}
      <FoundRows
        label={t('Claims')}
        rows={shown}
        columns={columns}
        hrefOf={hrefOf}
        onOpen={onOpen}
        sorting={sorting}
        hasAny={all.length > 0}
        none={t('No claims. Add the first one.')}
      />
    </>
  );
}
