import type { DirectoryEntry } from '@boedel/contract/directories/directory';
import type { Tx } from '../../platform/db/database';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listSeenCreditors, type CreditorsQuery } from './creditors-for-matter.store';
import type { DirectoryKit } from './directory-table';
import { presentEntry } from './directory.present';

/**
 * The global creditors as a matter sees them: `creditorID` is the matter's own creditor that was taken from one. Where both
 * are asked for, the creditors the matter alone has stand among them, so that one list is enough to choose from.
 */
export async function readMatterCreditors(
  tx: Tx,
  global: DirectoryKit,
  wanted: CreditorsQuery,
): Promise<{ rows: DirectoryEntry[]; total: number }> {
  await openMatter(tx, wanted.matterID);
  const rows = await listSeenCreditors(tx, global, wanted);
  return {
    rows: rows.map((row) => ({
      ...presentEntry(global, row),
      isGlobal: row.is_global,
      creditorID: row.creditor_id,
    })),
    total: rows[0]?.in_all ?? 0,
  };
}
