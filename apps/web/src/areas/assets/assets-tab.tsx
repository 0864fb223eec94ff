import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { Button } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { type Column, searchRows } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { useAddressSort } from '../../ui/list/address-sort';
import { assetColumns } from './asset-columns';
import { kindWords } from './asset-words';
import { AssetPage } from './asset-page';
import { AssetTotals } from './asset-totals';
import { type Asset, assetKeys, useAssets, useFinds } from './assets.queries';
import styles from './assets.module.css';
import { BulkBar } from './bulk-bar';
import { Finds } from './finds';
import { PasteDialog } from './paste-dialog';
import { QuickAdd } from './quick-add';

/** What the matter holds: a list to work through, or one asset that was opened. */
export function AssetsTab() {
  const matter = useMatter();
  const assets = useAssets(matter.id);
  const [opened, open] = useAddressState('asset');
  if (opened !== '') {
    return (
      <Loaded read={assets}>
        {({ rows }) => <AssetPage key={opened} assets={rows} opened={opened} onOpen={open} />}
      </Loaded>
    );
  }
  return <AssetsList onOpen={open} />;
}

function AssetsList({ onOpen }: { onOpen: (id: string) => void }) {
  const matter = useMatter();
  const assets = useAssets(matter.id);
  const finds = useFinds(matter.id);
  const [isPasting, setPasting] = useState(false);
  const unsettled = (finds.data ?? []).filter(({ status }) => ['open', 'asked', 'answered'].includes(status)).length;
  return (
    <>
      <PageTitle title={t('Assets')} about={assets.data && t('{count} assets', { count: assets.data.rows.length })}>
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
            content: <Loaded read={assets}>{({ rows }) => <Grid all={rows} onOpen={onOpen} />}</Loaded>,
          },
          {
            key: 'finds',
            label: t('Finds'),
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
const searched: Column<Asset>[] = [
  { key: 'kind', title: 'Kind', value: ({ kind }) => t(kindWords[kind] ?? kind) },
  { key: 'location', title: 'Where it is' },
];

/** What is held in an account stands under it. */
const underAccounts = (all: readonly Asset[]): Asset[] =>
  all
    .filter(({ partOfID }) => partOfID === null)
    .flatMap((asset) => [asset, ...all.filter(({ partOfID }) => partOfID === asset.id)]);

function Grid({ all, onOpen }: { all: readonly Asset[]; onOpen: (id: string) => void }) {
  const { mayCapture } = useMatter();
  const [search, setSearch] = useAddressState('search');
  const [chosen, choose] = useAddressState('class');
  const sorting = useAddressSort();
  const [ticked, setTicked] = useState<readonly Asset[]>([]);
  const update = useCall(assetCalls.update, { refreshes: assetKeys });
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const columns = assetColumns({
    mayCapture,
    save: (asset, change) => update.run({ ...asset, ...change }),
    nameOf: (id) => names.get(id) ?? '',
  });
  const shown = searchRows(underAccounts(all), [...columns, ...searched], search).filter(
    ({ countedUnder }) => chosen === '' || countedUnder === chosen,
  );
  const now = new Map(all.map((asset) => [asset.id, asset]));
  const selected = ticked.flatMap(({ id }) => now.get(id) ?? []);
  return (
    <div className={styles.grid}>
      {all.length > 0 && (
        <>
          <AssetTotals shown={shown} all={all} chosen={chosen} onChoose={choose} />
          <ListTools>
            <SearchBox value={search} onSearch={setSearch} placeholder={t('Description, kind, place, voucher')} />
            {selected.length > 0 && (
              <output className={styles.ticked}>
                {t('{count} selected', { count: selected.length })}{' '}
                <BulkBar chosen={selected} clear={() => setTicked([])} />
              </output>
            )}
          </ListTools>
        </>
      )}
      {shown.length > 0 ? (
        <ListTable
          label={t('Assets')}
          rows={shown}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={({ id }) => onOpen(String(id))}
          sorting={sorting}
          {...(mayCapture && { selected, onSelect: setTicked })}
        />
      ) : (
        <Empty
          sentence={
            all.length > 0
              ? t('Nothing matches. Change the search or the filters.')
              : t('No asset is captured. Type the first one below, or paste a list.')
          }
        />
      )}
      {mayCapture && <QuickAdd />}
    </div>
  );
}
