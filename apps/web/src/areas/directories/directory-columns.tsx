import { IconLock } from '@tabler/icons-react';
import { language } from '../../i18n/language';
import { phrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { Column } from '../../ui/list/column';
import { recordColumns } from '../../ui/record/record-columns';
import type { DirectoryKit, Entry } from './directories.queries';
import { regionName } from './regions';

/** Whose entry it is: the provider's cannot be changed here, and the firm should see which are its own. */
export function Owner({ entry }: { entry: Pick<Entry, 'ownedBy'> }) {
  return entry.ownedBy === 'provider' ? (
    <StatusBadge tone="off" icon={<IconLock size={12} aria-hidden />}>
      {t('Provided')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('Our own')}</StatusBadge>
  );
}

const spokenRegion = (region: unknown): string | null => (typeof region === 'string' ? regionName(region) : null);

/** An entry that has its name in both languages is called by the reader's. */
const spokenName = ({ name, nameAf }: Entry): string => {
  const called = (language() === 'af' && nameAf) || name;
  return typeof called === 'string' ? called : '';
};

const owner: Column<Entry> = {
  key: 'ownedBy',
  title: phrase('Source'),
  value: ({ ownedBy }) => ownedBy,
  render: (entry) => <Owner entry={entry} />,
  sortable: false,
  width: 120,
};

/** The columns a directory declares, shown as its kinds are read. */
export function directoryColumns({ directory }: DirectoryKit): readonly Column<Entry>[] {
  const columns = recordColumns<Entry>(directory.fields).map((column) => {
    if (column.key === 'region') return { ...column, value: ({ region }: Entry) => spokenRegion(region) };
    if (column.key === 'name' && 'nameAf' in directory.fields) return { ...column, value: spokenName };
    return column;
  });
  return directory.owned === 'shared' ? [...columns, owner] : columns;
}
