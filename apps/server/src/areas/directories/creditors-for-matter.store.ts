import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import type { DirectoryEntryRow, DirectoryKit } from './directory-table';
import { matchAllWords } from './directory.store';

export interface CreditorsQuery {
  readonly matterID: number;
  readonly getBoth: boolean;
  readonly searchString: string;
  readonly sortModelSort: 'asc' | 'desc';
  readonly skip: number;
  readonly take: number;
}
type MatterCreditorRow = DirectoryEntryRow & { is_global: boolean; creditor_id: number | null; in_all: number };

/** A page of the global creditors with the matter's own that was taken from each; where both are asked for, its others too. */
export function listSeenCreditors(
  tx: Tx,
  global: DirectoryKit,
  { matterID, getBoth, searchString, sortModelSort, skip, take }: CreditorsQuery,
): Promise<MatterCreditorRow[]> {
  const columns = joinSql(Object.keys(global.table.columns).map(sqlName));
  const way = sortModelSort === 'desc' ? sql`desc` : sql`asc`;
  const selectCreditors = (from: 'globalcreditor' | 'mine', isGlobal: boolean, creditorId: Sql) => sql`
    select ${columns}, sort_name, ${isGlobal}::boolean as is_global, ${creditorId} as creditor_id from ${sqlName(from)} e
    where ${matchAllWords(searchString)}`;
  return tx.rows(sql`
    with mine as (
      select c.* from creditor c join matter_creditor l on l.intermediary_id = c.intermediary_id and l.creditor_id = c.id
      where l.matter_id = ${matterID}),
    listed as (
      ${selectCreditors('globalcreditor', true, sql`(select min(m.id) from mine m where m.global_creditor_id = e.id)`)}
      union all
      ${selectCreditors('mine', false, sql`e.id`)} and e.global_creditor_id is null and ${getBoth}::boolean)
    select *, count(*) over () as in_all from listed order by sort_name ${way}, is_global, id limit ${take} offset ${skip}`);
}
