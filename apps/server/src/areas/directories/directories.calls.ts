import { directoryOfMatterCalls, directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { DirectoryRegistry } from '@boedel/contract/directories/directory';
import { type DirectoryVerbs, createDirectoryCalls } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import { type FirmHandlers, pairHandlers, type HandledCall } from '../../platform/http/handler';
import { addEntry, changeEntry, deleteEntry } from './change-entries';
import { readMatterCreditors } from './read-matter-creditors';
import { entryStore, type DirectoryKit, createKits } from './directory-table';
import { createToolHandlers } from './directory-tools';
import { presentEntry } from './directory.present';
import { directoryStore } from './directory.store';
import { createMatterHandlers, createSpecialHandlers } from './special-directories';

/** The five calls of one directory. */
function createVerbHandlers(kit: DirectoryKit, labels: ReadonlyMap<string, string>): FirmHandlers<DirectoryVerbs> {
  return {
    getlist: ({ scope, query }) =>
      scope.read(async (tx) => {
        const { rows, total, isMore } = await directoryStore(tx, kit).page(query);
        return { rows: rows.map((row) => presentEntry(kit, row)), total, ...(isMore && { isMore }) };
      }),
    getbyid: ({ scope, query }) =>
      scope.read(async (tx) => presentEntry(kit, await entryStore(tx, kit).find(query.id))),
    add: ({ body, ...asked }) => addEntry(kit, asked, body),
    update: ({ body, ...asked }) => changeEntry(kit, asked, body),
    _delete: ({ query, ...asked }) => deleteEntry(kit, asked, query.id, labels),
  };
}

/** Everything the declared directories answer to. A directory more in the registry is five calls more here. */
export function createDirectoryHandlers(registry: DirectoryRegistry): { verbs: HandledCall[]; tools: HandledCall[] } {
  const kits = createKits(registry);
  const labels = new Map(Object.entries(registry).map(([key, { label }]) => [key, label]));
  return {
    verbs: [...kits.values()].flatMap((kit) => {
      const usual = createVerbHandlers(kit, labels);
      return pairHandlers(createDirectoryCalls(kit.key, kit.directory), ruled[kit.key]?.(kit, usual) ?? usual);
    }),
    tools: createToolHandlers(kits, labels),
  };
}

/** A rule of a single directory's own, over what all of them do. */
const ruled: Readonly<
  Record<string, (kit: DirectoryKit, usual: FirmHandlers<DirectoryVerbs>) => FirmHandlers<DirectoryVerbs>>
> = {
  globalcreditor: (kit, usual) => ({
    ...usual,
    getlist: (asked) => {
      const { matterID, getBoth, ...query } = asked.query as typeof asked.query & {
        matterID?: number;
        getBoth: boolean;
      };
      if (matterID === undefined) return usual.getlist(asked);
      return asked.scope.transaction((tx) => readMatterCreditors(tx, kit, { ...query, matterID, getBoth }));
    },
  }),
};

const handled = createDirectoryHandlers(directories);
export const handledDirectoryCalls = handled.verbs;
export const handledDirectoryToolCalls = handled.tools;
export const handledDirectorySpecialCalls = pairHandlers(
  directorySpecialCalls,
  createSpecialHandlers(createKits(directories)),
);
export const handledDirectoryOfMatterCalls = pairHandlers(
  directoryOfMatterCalls,
  createMatterHandlers(createKits(directories)),
);
