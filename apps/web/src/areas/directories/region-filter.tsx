import { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useRead } from '../../client/hooks';
import { createPagedSource } from '../../client/paged';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import type { ListSource } from '../../ui/list/list-source';
import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';
import { translateRegionName } from './regions';

interface RegionFilter {
  readonly source: ListSource<DirectoryEntry>;
  readonly choice: ReactNode;
  readonly isChosen: boolean;
}

/** There are a few dozen offices, so all of them are asked for and those of the region picked out here. */
function createRegionSource({ calls: { getlist } }: DirectoryScreenKit, region: string): ListSource<DirectoryEntry> {
  if (region === '') return createPagedSource<DirectoryEntry>(getlist);
  return {
    cacheKey: [getlist.path, { region }],
    page: async ({ skip, take, search }) => {
      const all = await send(getlist, { query: { skip: 0, take: 1000, searchString: search } }, { quiet: true });
      const rows = all.rows.filter((entry) => entry['region'] === region);
      return { rows: rows.slice(skip, skip + take), total: rows.length };
    },
  };
}

/** A region of which one office names its country and another does not is one region all the same. */
function toRegionChoices(regions: readonly { readonly region: string; readonly offices: number }[]) {
  const counts = new Map<string, number>();
  for (const { region, offices } of regions) counts.set(region, (counts.get(region) ?? 0) + offices);
  return [...counts].map(([value, count]) => ({ value, label: `${translateRegionName(value)} (${count})` }));
}

/** Master's offices are looked for by region. Nothing for any other directory. */
export function useRegionFilter(kit: DirectoryScreenKit): RegionFilter | undefined {
  const isOffices = kit.key === 'masteroffice';
  const [region, setRegion] = useAddressState('region');
  const regions = useRead(directorySpecialCalls.getregionlist, undefined, { enabled: isOffices, quiet: true });
  const source = useMemo(() => createRegionSource(kit, region), [kit, region]);
  if (!isOffices) return undefined;
  return {
    source,
    isChosen: region !== '',
    choice: (
      <Select
        aria-label={t('Region')}
        placeholder={t('All regions')}
        clearable
        searchable
        nothingFoundMessage={t('Nothing found')}
        data={toRegionChoices(regions.data ?? [])}
        value={region || null}
        onChange={(next) => setRegion(next ?? '')}
      />
    ),
  };
}
