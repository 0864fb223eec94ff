import type { Entry } from '@boedel/contract/directories/directory';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { joined, name, sql } from '../../platform/db/sql';
import type { Actor } from '../../platform/session/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type EntryRow, entryRows, type Kit } from './directory-table';
import { presentEntry } from './directory.present';

interface Linking {
  readonly tenant: Tenant;
  readonly actor: Actor;
}
interface Link {
  readonly matterID: number;
  readonly entryID: number;
}

/** Entries of a directory that a matter has, kept in `matter_<directory>`: its creditors, its Legal Agents. */
export const ofMatter = (kit: Kit) => {
  const [links, entryId] = [name(`matter_${kit.key}`), name(`${kit.key}_id`)];
  const columns = joined(Object.keys(kit.table.columns).map((column) => sql`e.${name(column)}`));
  const list = async (tx: Tx, matterId: number): Promise<Entry[]> => {
    const rows = await tx.rows<EntryRow>(sql`
      select ${columns} from ${links} l join ${name(kit.key)} e on e.intermediary_id = l.intermediary_id and e.id = l.${entryId}
      where l.matter_id = ${matterId} order by e.sort_name, e.id`);
    return rows.map((row) => presentEntry(kit, row));
  };
  return {
    list: (tenant: Tenant, matterId: number): Promise<Entry[]> =>
      tenant.transaction(async (tx) => {
        await openMatter(tx, matterId, 'estate');
        return list(tx, matterId);
      }),
    /** Linking what is linked already changes nothing. */
    link: ({ tenant, actor }: Linking, { matterID, entryID }: Link): Promise<Entry[]> =>
      tenant.transaction(async (tx) => {
        await openToCapture(tx, actor, matterID);
        const entry = await entryRows(tx, kit).find(entryID);
        const added = await tx.run(
          sql`insert into ${links} (matter_id, ${entryId}) values (${matterID}, ${entryID}) on conflict do nothing`,
        );
        if (added > 0) {
          await audit(tx, actor, `matter.${kit.key}.linked`, {
            entity: [kit.key, entryID],
            matterId: matterID,
            after: { name: entry.name },
          });
        }
        return list(tx, matterID);
      }),
    unlink: ({ tenant, actor }: Linking, { matterID, entryID }: Link): Promise<Entry[]> =>
      tenant.transaction(async (tx) => {
        await openToCapture(tx, actor, matterID);
        const entry = await entryRows(tx, kit).find(entryID);
        const gone = await tx.run(sql`delete from ${links} where matter_id = ${matterID} and ${entryId} = ${entryID}`);
        if (gone > 0) {
          await audit(tx, actor, `matter.${kit.key}.unlinked`, {
            entity: [kit.key, entryID],
            matterId: matterID,
            before: { name: entry.name },
          });
        }
        return list(tx, matterID);
      }),
  };
};
