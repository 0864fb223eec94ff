import type { Entry } from '@boedel/contract/directories/directory';
import type { Warning } from './same-names';
import { fieldValues } from '../../platform/record/record-table';
import type { EntryRow, Kit } from './directory-table';

/** An entry as it is answered. Which fields it has is known when the program runs; the call's schema checks them. */
export const presentEntry = ({ directory }: Kit, row: EntryRow): Entry =>
  // Into the object that was made for it: a copy of each of hundreds of entries costs more than reading them.
  Object.assign(fieldValues(directory.fields, row), {
    id: row.id,
    name: row.name,
    ownedBy: row.intermediary_id === 0 ? ('provider' as const) : ('firm' as const),
    version: row.version,
  });

export type SavedEntry = Entry & { readonly warnings: Warning[] };

export const presentSaved = (kit: Kit, row: EntryRow, warnings: readonly Warning[] = []): SavedEntry => ({
  ...presentEntry(kit, row),
  warnings: [...warnings],
});
