import type { DirectoryEntry } from '@boedel/contract/directories/directory';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { entryStore, type DirectoryKit } from './directory-table';
import { presentEntry } from './directory.present';
import { linkStore } from './of-matter.store';

interface LinkRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
}
interface MatterEntryLink {
  readonly matterID: number;
  readonly entryID: number;
}

/** Entries of a directory that a matter has, kept in `matter_<directory>`: its creditors, its Legal Agents. */
export const createMatterLinks = (kit: DirectoryKit) => {
  const list = async (tx: Tx, matterId: number): Promise<DirectoryEntry[]> =>
    (await linkStore(tx, kit).of(matterId)).map((row) => presentEntry(kit, row));
  return {
    list: (scope: FirmScope, matterId: number): Promise<DirectoryEntry[]> =>
      scope.transaction(async (tx) => {
        await openMatter(tx, matterId, 'estate');
        return list(tx, matterId);
      }),
    /** Linking what is linked already changes nothing. */
    link: ({ scope, actor }: LinkRequest, { matterID, entryID }: MatterEntryLink): Promise<DirectoryEntry[]> =>
      scope.transaction(async (tx) => {
        await openToCapture(tx, actor, matterID);
        const entry = await entryStore(tx, kit).find(entryID);
        const added = await linkStore(tx, kit).add(matterID, entryID);
        if (added > 0) {
          await audit(tx, actor, `matter.${kit.key}.linked`, {
            entity: [kit.key, entryID],
            matterId: matterID,
            after: { name: entry.name },
          });
        }
        return list(tx, matterID);
      }),
    unlink: ({ scope, actor }: LinkRequest, { matterID, entryID }: MatterEntryLink): Promise<DirectoryEntry[]> =>
      scope.transaction(async (tx) => {
        await openToCapture(tx, actor, matterID);
        const entry = await entryStore(tx, kit).find(entryID);
        const gone = await linkStore(tx, kit).remove(matterID, entryID);
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
