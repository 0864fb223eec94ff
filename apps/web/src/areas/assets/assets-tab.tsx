import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { Button } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { type SetAddressState, toHref, useAddressState } from '../../ui/address-state';
import { type ListColumn, searchRows } from '../../ui/list/column';
import { FoundRows } from '../../ui/list/found-rows';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loading } from '../../ui/plain/overlays';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { useAddressSort } from '../../ui/list/address-sort';
import { createAssetColumns } from './asset-columns';
import { kindLabels } from './asset-words';
import { AssetPage } from './asset-page';
import { AssetTotals } from './asset-totals';
import { type AssetLineAnswer, type AssetLinesAnswer, useAsset, useFinds, useLines } from './assets.queries';
import styles from './assets.module.css';
import { BulkBar } from './bulk-bar';
import { Finds } from './finds';
import { PasteDialog } from './paste-dialog';
import { QuickAdd } from './quick-add';

/** What the matter holds: a list to work through, or one asset that was opened. */
export function AssetsTab() {
  const [opened, open] = useAddressState('asset');
  return opened === '' ? <AssetsList onOpen={open} /> : <OpenedAsset key={opened} opened={opened} onOpen={open} />;
}

function OpenedAsset({ opened, onOpen }: { opened: string; onOpen: SetAddressState }) {
  const matter = useMatter();
  const lines = useLines(matter.id, { wantsAll: true });
  const isNew = opened === 'new';
  const asset = useAsset(isNew ? null : Number(opened));
  const isGone = asset.error?.status === 404;
  return (
    <Loaded read={lines}>
      {({ rows }) =>
        isNew || isGone ? (
          <AssetPage asset={undefined} lines={rows} isNew={isNew} onOpen={onOpen} />
        ) : (
          <Loaded read={asset}>
            {(whole) => <AssetPage asset={whole} lines={rows} isNew={false} onOpen={onOpen} />}
          </Loaded>
        )
      }
    </Loaded>
  );
}

function AssetsList({ onOpen }: { onOpen: (id: string) => void }) {
  const matter = useMatter();
  const [search] = useAddressState('search');
  const [chosen] = useAddressState('class');
  const { sort } = useAddressSort();
  // Only lines as they come can be shown before all of them are there.
  const lines = useLines(matter.id, { wantsAll: search !== '' || chosen !== '' || sort !== undefined });
  const finds = useFinds(matter.id);
  const [isPasting, setPasting] = useState(false);
  const unsettled = (finds.data ?? []).filter(({ status }) => ['open', 'asked', 'answered'].includes(status)).length;
  return (
    <>
      <PageTitle
        title={t('Assets')}
        about={lines.data && (lines.data.count === 1 ? t('1 asset') : t('{count} assets', { count: lines.data.count }))}
      >
        <OnlyCapture>
          <Button
            variant="default"
            leftSection={<IconClipboard size={16} aria-hidden />}
            onClick={() => setPasting(true)}
          >
            {t('Paste from a spreadsheet')}
          </Button>
        </OnlyCapture>
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onOpen('new')}>
            {t('Add an asset')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <SubTabs
        label={t('Assets')}
        tabs={[
          {
            key: 'assets',
            label: t('Assets'),
            content: (
              <Loaded read={lines}>{(list) => <Grid list={list} isWhole={lines.isWhole} onOpen={onOpen} />}</Loaded>
            ),
          },
          {
            key: 'finds',
            label: t('Unidentified items'),
            mark: unsettled,
            content: <Finds onOpenAsset={(id) => onOpen(String(id))} />,
          },
        ]}
      />
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </>
  );
}

/** Found by these too, though they are no columns of their own. */
const searched: ListColumn<AssetLineAnswer>[] = [
  { key: 'kind', title: 'Kind', value: ({ kind }) => t(kindLabels[kind] ?? kind) },
  { key: 'location', title: 'Where it is' },
];

interface AssetGridProps {
  readonly list: AssetLinesAnswer;
  /** All of them are there; else these are the first. */
  readonly isWhole: boolean;
  readonly onOpen: (id: string) => void;
}

function Grid({ list, isWhole, onOpen }: AssetGridProps) {
  const { mayCapture, systemTypeID } = useMatter();
  const [search, setSearch] = useAddressState('search');
  const [chosen, choose] = useAddressState('class');
  const sorting = useAddressSort();
  const [ticked, setTicked] = useState<readonly AssetLineAnswer[]>([]);
  const change = useCall(assetLineCalls.changeCell);
  // Hundreds of lines that come after the first are drawn when there is time for it.
  const all = useDeferredValue(list.rows);
  const isFiltered = search !== '' || chosen !== '';
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const columns = createAssetColumns({
    systemTypeID,
    mayCapture,
    save: ({ id, version }, set) => change.run({ id, version, set }),
    nameOf: (id) => names.get(id) ?? '',
  });
  const shown = searchRows(all, [...columns, ...searched], search).filter(
    ({ countedUnder }) => chosen === '' || countedUnder === chosen,
  );
  const now = new Map(all.map((asset) => [asset.id, asset]));
  const selected = ticked.flatMap(({ id }) => now.get(id) ?? []);
  return (
    <div className={styles.grid}>
      {list.count > 0 && (
        <>
          <AssetTotals
            shown={isFiltered ? shown : undefined}
            whole={list.totals}
            isWaiting={isFiltered && !isWhole}
            chosen={chosen}
            onChoose={choose}
          />
          <ListTools>
            <SearchBox value={search} onSearch={setSearch} placeholder={t('Description, type, location, voucher')} />
            {selected.length > 0 && (
              <output className={styles.ticked}>
                {t('{count} selected', { count: selected.length })}{' '}
                <BulkBar chosen={selected} clear={() => setTicked([])} />
              </output>
            )}
          </ListTools>
        </>
      )}
      {!isWhole && (isFiltered || sorting.sort) ? (
        <Loading />
      ) : (
        <FoundRows
          label={t('Assets')}
          rows={shown}
          columns={columns}

          hrefOf={({ id }) => toHref('asset', id)}
          onOpen={({ id }) => onOpen(String(id))}
          sorting={sorting}
          {...(mayCapture && isWhole && { selected, onSelect: setTicked })}
          hasAny={list.count > 0}
          none={t('No assets. Type the first one below, or paste a list.')}
        />
      )}
      {mayCapture && <QuickAdd />}
    </div>
  );
}
