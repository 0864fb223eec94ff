import { directoryOfMatterCalls, directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { Registry } from '@boedel/contract/directories/directory';
import { type Verbs, verbsOf } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import { type FirmHandlers, handle, type HandledCall } from '../../platform/http/handler';
import { addEntry, changeEntry, deleteEntry } from './change-entries';
import { creditorsForMatter } from './creditors-for-matter';
import { entryRows, type Kit, kitsOf } from './directory-table';
import { directoryToolHandlers } from './directory-tools';
import { presentEntry } from './directory.present';
import { directoryStore } from './directory.store';
import { ofMatterHandlers, specialHandlers } from './special-directories';

/** The five calls of one directory. */
function verbHandlers(kit: Kit, labels: ReadonlyMap<string, string>): FirmHandlers<Verbs> {
  return {
    getlist: ({ tenant, query }) =>
      tenant.read(async (tx) => {
        const { rows, total, isMore } = await directoryStore(tx, kit).page(query);
        return { rows: rows.map((row) => presentEntry(kit, row)), total, ...(isMore && { isMore }) };
      }),
    getbyid: ({ tenant, query }) =>
      tenant.read(async (tx) => presentEntry(kit, await entryRows(tx, kit).find(query.id))),
    add: ({ body, ...asked }) => addEntry(kit, asked, body),
    update: ({ body, ...asked }) => changeEntry(kit, asked, body),
    _delete: ({ query, ...asked }) => deleteEntry(kit, asked, query.id, labels),
  };
}

/** Everything the declared directories answer to. A directory more in the registry is five calls more here. */
export function handledDirectories(registry: Registry): { verbs: HandledCall[]; tools: HandledCall[] } {
  const kits = kitsOf(registry);
  const labels = new Map(Object.entries(registry).map(([key, { label }]) => [key, label]));
  return {
    verbs: [...kits.values()].flatMap((kit) => {
      const usual = verbHandlers(kit, labels);
      return handle(verbsOf(kit.key, kit.directory), ruled[kit.key]?.(kit, usual) ?? usual);
    }),
    tools: directoryToolHandlers(kits, labels),
  };
}

/** A rule of a single directory's own, over what all of them do. */
const ruled: Readonly<Record<string, (kit: Kit, usual: FirmHandlers<Verbs>) => FirmHandlers<Verbs>>> = {
  globalcreditor: (kit, usual) => ({
    ...usual,
    getlist: (asked) => {
      const { matterID, getBoth, ...query } = asked.query as typeof asked.query & {
        matterID?: number;
        getBoth: boolean;
      };
      if (matterID === undefined) return usual.getlist(asked);
      return asked.tenant.transaction((tx) => creditorsForMatter(tx, kit, { ...query, matterID, getBoth }));
    },
  }),
};

const handled = handledDirectories(directories);
export const handledDirectoryCalls = handled.verbs;
export const handledDirectoryToolCalls = handled.tools;
export const handledDirectorySpecialCalls = handle(directorySpecialCalls, specialHandlers(kitsOf(directories)));
export const handledDirectoryOfMatterCalls = handle(directoryOfMatterCalls, ofMatterHandlers(kitsOf(directories)));
