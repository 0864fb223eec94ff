import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

/** What a change of many found: enough to put it back. Of one that was added there is nothing before. */
export interface AssetBulkLine {
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>> | null;
}

export const bulkTable = firmTable('asset_bulk_change', {
  matter_id: c.id,
  person_id: c.id,
  lines: c.json<AssetBulkLine[]>(),
  undone_at: c.instant.orNull,
  created_at: c.instant,
});

export const markBulkUndone = (tx: Tx, bulkId: number, now: Date): Promise<number> =>
  tx.run(sql`update asset_bulk_change set undone_at = ${now.toISOString()} where id = ${bulkId}`);
