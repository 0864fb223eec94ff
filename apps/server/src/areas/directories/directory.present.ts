import type { DirectoryEntry } from '@boedel/contract/directories/directory';
import type { DirectoryWarning } from './same-names';
import { readFieldValues } from '../../platform/record/record-table';
import type { DirectoryEntryRow, DirectoryKit } from './directory-table';

/** An entry as it is answered. Which fields it has is known when the program runs; the call's schema checks them. */
export const presentEntry = ({ directory }: DirectoryKit, row: DirectoryEntryRow): DirectoryEntry =>
  // Into the object that was made for it: a copy of each of hundreds of entries costs more than reading them.
  Object.assign(readFieldValues(directory.fields, row), {
    id: row.id,
    name: row.name,
    ownedBy: row.intermediary_id === 0 ? ('provider' as const) : ('firm' as const),
    version: row.version,
  });

export type SavedEntry = DirectoryEntry & { readonly warnings: DirectoryWarning[] };

export const presentSaved = (
  kit: DirectoryKit,
  row: DirectoryEntryRow,
  warnings: readonly DirectoryWarning[] = [],
): SavedEntry => ({
  ...presentEntry(kit, row),
  warnings: [...warnings],
});
