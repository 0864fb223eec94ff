import type { Entry } from '@boedel/contract/directories/directory';
import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';
import { openMatter } from '../../platform/tenancy/matter-door';
import type { EntryRow, Kit } from './directory-table';
import { presentEntry } from './directory.present';
import { holdingAll } from './directory.store';

interface Wanted {
  readonly matterID: number;
  readonly getBoth: boolean;
  readonly searchString: string;
  readonly sortModelSort: 'asc' | 'desc';
  readonly skip: number;
  readonly take: number;
}
type Row = EntryRow & { is_global: boolean; creditor_id: number | null; in_all: number };

/**
 * The global creditors as a matter sees them: `creditorID` is the matter's own creditor that was taken from one. Where both
 * are asked for, the creditors the matter alone has stand among them, so that one list is enough to choose from.
 */
export async function creditorsForMatter(
  tx: Tx,
  global: Kit,
  { matterID, getBoth, searchString, sortModelSort, skip, take }: Wanted,
): Promise<{ rows: Entry[]; total: number }> {
  await openMatter(tx, matterID);
  const columns = joined(Object.keys(global.table.columns).map(name));
  const way = sortModelSort === 'desc' ? sql`desc` : sql`asc`;
  const listed = (from: 'globalcreditor' | 'mine', isGlobal: boolean, creditorId: ReturnType<typeof sql>) => sql`
    select ${columns}, sort_name, ${isGlobal}::boolean as is_global, ${creditorId} as creditor_id from ${name(from)} e
    where ${holdingAll(searchString)}`;
  const rows = await tx.rows<Row>(sql`
    with mine as (
      select c.* from creditor c join matter_creditor l on l.intermediary_id = c.intermediary_id and l.creditor_id = c.id
      where l.matter_id = ${matterID}),
    listed as (
      ${listed('globalcreditor', true, sql`(select min(m.id) from mine m where m.global_creditor_id = e.id)`)}
      union all
      ${listed('mine', false, sql`e.id`)} and e.global_creditor_id is null and ${getBoth}::boolean)
    select *, count(*) over () as in_all from listed order by sort_name ${way}, is_global, id limit ${take} offset ${skip}`);
  return {
    rows: rows.map((row) => ({
      ...presentEntry(global, row),
      isGlobal: row.is_global,
      creditorID: row.creditor_id,
    })),
    total: rows[0]?.in_all ?? 0,
  };
}
