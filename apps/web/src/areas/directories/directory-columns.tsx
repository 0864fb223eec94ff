import { IconLock } from '@tabler/icons-react';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { createFieldColumns } from '../../ui/record/record-columns';
import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';
import { translateRegionName } from './regions';

/** Whose entry it is: the provider's cannot be changed here, and the firm should see which are its own. */
export function Owner({ entry }: { entry: Pick<DirectoryEntry, 'ownedBy'> }) {
  return entry.ownedBy === 'provider' ? (
    <StatusBadge tone="off" icon={<IconLock size={12} aria-hidden />}>
      {t('Provided')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('Our own')}</StatusBadge>
  );
}

const translateRegion = (region: unknown): string | null =>
  typeof region === 'string' ? translateRegionName(region) : null;

/** An entry that has its name in both languages is called by the reader's. */
const formatEntryName = ({ name, nameAf }: DirectoryEntry): string => {
  const called = (getLanguage() === 'af' && nameAf) || name;
  return typeof called === 'string' ? called : '';
};

const owner: ListColumn<DirectoryEntry> = {
  key: 'ownedBy',
  title: markPhrase('Source'),
  value: ({ ownedBy }) => ownedBy,
  render: (entry) => <Owner entry={entry} />,
  sortable: false,
  width: 120,
};

/** The columns a directory declares, shown as its kinds are read. */
export function createDirectoryColumns({ directory }: DirectoryScreenKit): readonly ListColumn<DirectoryEntry>[] {
  const columns = createFieldColumns<DirectoryEntry>(directory.fields).map((column) => {
    if (column.key === 'region') return { ...column, value: ({ region }: DirectoryEntry) => translateRegion(region) };
    if (column.key === 'name' && 'nameAf' in directory.fields) return { ...column, value: formatEntryName };
    return column;
  });
  return directory.owned === 'shared' ? [...columns, owner] : columns;
}
