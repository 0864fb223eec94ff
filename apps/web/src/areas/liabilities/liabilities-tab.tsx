import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { listLiabilityKinds, liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addKnownMarks } from '../../client/people/add-known-marks';
import { useKnownIn } from '../../client/people/people.queries';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { type RecordScreenRow, useMatterRows } from '../../client/record/matter-record';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { usePeople } from '../../client/record/people-choices';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { useOpenedRow } from '../../ui/opened-row';
import { useAddressSort } from '../../ui/list/address-sort';
import { searchRows } from '../../ui/list/column';
import { FoundRows } from '../../ui/list/found-rows';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { type SubTab, SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { kit, type LiabilityDetails, useAssetNames } from './liabilities.queries';
import { createLiabilityColumns } from './liability-columns';
import { LiabilityTotals } from './liability-totals';
import { CreditorKnown } from './creditor-known';
import { QuickAdd } from './quick-add';
import { createSecurityControl } from './security-control';
import styles from './liabilities.module.css';

const noneBeside: readonly SubTab[] = [];

/** What the matter owes: a list with its totals, typed one after the other, and the whole claim behind each line. */
export function LiabilitiesTab({ beside = noneBeside }: { beside?: readonly SubTab[] }) {
  const read = useMatterRows(kit);
  const { open, setOpen, hrefOf } = useOpenedRow<RecordScreenRow>('liability', read.data);
  const rows = read.data as unknown as readonly LiabilityDetails[] | undefined;
  const list = (
    <Loaded read={read}>
      {(all) => (
        <Grid
          all={all as unknown as readonly LiabilityDetails[]}
          hrefOf={hrefOf}
          onOpen={(row) => setOpen(row as unknown as RecordScreenRow)}
        />
      )}
    </Loaded>
  );
  return (
    <>
      <PageTitle
        title={t('Liabilities')}
        about={rows && (rows.length === 1 ? t('1 liability') : t('{count} liabilities', { count: rows.length }))}
      >
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('Add a liability')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      {beside.length === 0 ? (
        list
      ) : (
        <SubTabs
          label={t('Liabilities')}
          tabs={[{ key: 'liabilities', label: t('Liabilities'), content: list }, ...beside]}
        />
      )}
      {open && <LiabilityDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface LiabilitiesGridProps {
  readonly all: readonly LiabilityDetails[];
  readonly hrefOf: (row: { readonly id: number }) => string;
  readonly onOpen: (row: LiabilityDetails) => void;
}

function Grid({ all, hrefOf, onOpen }: LiabilitiesGridProps) {
  const matter = useMatter();
  const [search, setSearch] = useAddressState('search');
  const [chosen, choose] = useAddressState('kind');
  const sorting = useAddressSort();
  const creditors = useDirectoryChoices(liabilities.fields)['creditorID'] ?? [];
  const names = new Map(useAssetNames(matter.id).map(({ value, label }) => [value, label]));
  const known = useKnownIn(matter.id).creditors;
  const columns = addKnownMarks(
    createLiabilityColumns({ nameOf: (id) => names.get(id) ?? '…', isOfDeath: isOfDeath(matter.systemTypeID) }),
    ({ id }) => known.get(id),
  );
  const searched = [...columns, { key: 'description', title: 'What it is for' }, { key: 'reference', title: '' }];
  const shown = searchRows(all, searched, search).filter(({ kind }) => chosen === '' || kind === chosen);
  return (
    <div className={styles.grid}>
      {all.length > 0 && (
        <>
          <LiabilityTotals shown={shown} all={all} chosen={chosen} onChoose={choose} />
          <ListTools>
            <SearchBox value={search} onSearch={setSearch} placeholder={t('Creditor, type, status, voucher')} />
          </ListTools>
        </>
      )}
      <FoundRows
        label={t('Liabilities')}
        rows={shown}
        columns={columns}
        hrefOf={hrefOf}
        onOpen={onOpen}
        sorting={sorting}
        hasAny={all.length > 0}
        none={t('No liability is captured. Type the first one below.')}
      />
      {matter.mayCapture && <QuickAdd creditors={creditors} />}
    </div>
  );
}

const isOfDeath = (type: number): boolean => type === systemType.estateLate || type === systemType.flowConsult;

function LiabilityDialog({ row, onClose }: { row: RecordScreenRow | 'new'; onClose: () => void }) {
  const matter = useMatter();
  const people = usePeople(matter.id);
  const assets = useAssetNames(matter.id);
  const kinds = listLiabilityKinds(matter.systemTypeID as SystemType);
  return (
    <MatterRowDialog
      kit={kit}
      row={row}
      onClose={onClose}
      links={{ takenOverByID: people }}
      more={{
        kind: { options: kinds.map((value) => ({ value, label: t(liabilityKinds[value].label) })) },
        creditorKnownID: { control: CreditorKnown, span: 6 },
        securedBy: { control: createSecurityControl(assets), span: 4 },
      }}
    />
  );
}
