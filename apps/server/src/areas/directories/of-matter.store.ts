import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';
import type { EntryRow, Kit } from './directory-table';

/** Which entries of a directory a matter has, kept in `matter_<directory>`. */
export const linkStore = (tx: Tx, { key, table }: Kit) => {
  const [links, entry] = [name(`matter_${key}`), name(`${key}_id`)];
  return {
    of: (matterId: number): Promise<EntryRow[]> =>
      tx.rows(sql`
        select ${joined(Object.keys(table.columns).map((column) => sql`e.${name(column)}`))}
        from ${links} l join ${name(key)} e on e.intermediary_id = l.intermediary_id and e.id = l.${entry}
        where l.matter_id = ${matterId} order by e.sort_name, e.id`),
    /** How many were added: none where it was linked already. */
    add: (matterId: number, entryId: number): Promise<number> =>
      tx.run(sql`insert into ${links} (matter_id, ${entry}) values (${matterId}, ${entryId}) on conflict do nothing`),
    remove: (matterId: number, entryId: number): Promise<number> =>
      tx.run(sql`delete from ${links} where matter_id = ${matterId} and ${entry} = ${entryId}`),
  };
};
