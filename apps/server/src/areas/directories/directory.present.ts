import type { Warning } from './check-values';
import { type EntryRow, fieldValues, type Kit } from './directory-table';

/** An entry as it is answered. Which fields it has is known when the program runs; the call's schema checks them. */
export const presentEntry = ({ directory }: Kit, row: EntryRow): Record<string, unknown> => ({
  id: row.id,
  ...fieldValues(directory.fields, row),
  ownedBy: row.intermediary_id === 0 ? 'provider' : 'firm',
  version: row.version,
});

export const presentSaved = (kit: Kit, row: EntryRow, warnings: readonly Warning[] = []): Record<string, unknown> => ({
  ...presentEntry(kit, row),
  warnings,
});
