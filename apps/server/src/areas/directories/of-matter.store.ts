import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, sql } from '../../platform/db/sql';
import type { DirectoryEntryRow, DirectoryKit } from './directory-table';

/** Which entries of a directory a matter has, kept in `matter_<directory>`. */
export const linkStore = (tx: Tx, { key, table }: DirectoryKit) => {
  const [links, entry] = [sqlName(`matter_${key}`), sqlName(`${key}_id`)];
  return {
    of: (matterId: number): Promise<DirectoryEntryRow[]> =>
      tx.rows(sql`
        select ${joinSql(Object.keys(table.columns).map((column) => sql`e.${sqlName(column)}`))}
        from ${links} l join ${sqlName(key)} e on e.intermediary_id = l.intermediary_id and e.id = l.${entry}
        where l.matter_id = ${matterId} order by e.sort_name, e.id`),
    /** How many were added: none where it was linked already. */
    add: (matterId: number, entryId: number): Promise<number> =>
      tx.run(sql`insert into ${links} (matter_id, ${entry}) values (${matterId}, ${entryId}) on conflict do nothing`),
    remove: (matterId: number, entryId: number): Promise<number> =>
      tx.run(sql`delete from ${links} where matter_id = ${matterId} and ${entry} = ${entryId}`),
  };
};
