import type { Entry } from '@boedel/contract/directories/directory';
import type { Tx } from '../../platform/db/database';
import { openMatter } from '../../platform/tenancy/matter-door';
import { creditorsSeenBy, type Wanted } from './creditors-for-matter.store';
import type { Kit } from './directory-table';
import { presentEntry } from './directory.present';

/**
 * The global creditors as a matter sees them: `creditorID` is the matter's own creditor that was taken from one. Where both
 * are asked for, the creditors the matter alone has stand among them, so that one list is enough to choose from.
 */
export async function creditorsForMatter(
  tx: Tx,
  global: Kit,
  wanted: Wanted,
): Promise<{ rows: Entry[]; total: number }> {
  await openMatter(tx, wanted.matterID);
  const rows = await creditorsSeenBy(tx, global, wanted);
  return {
    rows: rows.map((row) => ({
      ...presentEntry(global, row),
      isGlobal: row.is_global,
      creditorID: row.creditor_id,
    })),
    total: rows[0]?.in_all ?? 0,
  };
}
