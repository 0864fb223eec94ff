import { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { NamedFields, Registry } from '@boedel/contract/directories/directory';
import { verbsOf } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import { type HandledCall, handle, type Handlers } from '../../platform/http/handler';
import { addEntry, changeEntry, deleteEntry } from './change-entries';
import { entryRows, type Kit, kitsOf } from './directory-table';
import { directoryToolHandlers } from './directory-tools';
import { presentEntry } from './directory.present';
import { directoryStore } from './directory.store';
import { specialHandlers } from './special-directories';

type Verbs = ReturnType<typeof verbsOf<NamedFields>>;
/** Fields are known when the program runs: the call's schema, not the compiler, checks what leaves. */
type Entry = never;

/** The five calls of one directory. */
function verbHandlers(kit: Kit, labels: ReadonlyMap<string, string>): Handlers<Verbs> {
  return {
    getlist: ({ tenant, query }) =>
      tenant.transaction(async (tx) => {
        const { rows, total } = await directoryStore(tx, kit).page(query);
        return { rows: rows.map((row) => presentEntry(kit, row)) as Entry[], total };
      }),
    getbyid: ({ tenant, query }) =>
      tenant.transaction(async (tx) => presentEntry(kit, await entryRows(tx, kit).find(query.id)) as Entry),
    add: async ({ body, ...asked }) => await addEntry(kit, asked, body),
    update: async ({ body, ...asked }) => await changeEntry(kit, asked, body as { id: number; version: number }),
    _delete: ({ query, ...asked }) => deleteEntry(kit, asked, query.id, labels),
  };
}

/** Everything the declared directories answer to. A directory more in the registry is five calls more here. */
export function handledDirectories(registry: Registry): { verbs: HandledCall[]; tools: HandledCall[] } {
  const kits = kitsOf(registry);
  const labels = new Map(Object.entries(registry).map(([key, { label }]) => [key, label]));
  return {
    verbs: [...kits.values()].flatMap((kit) => handle(verbsOf(kit.key, kit.directory), verbHandlers(kit, labels))),
    tools: directoryToolHandlers(kits, labels),
  };
}

const handled = handledDirectories(directories);
export const handledDirectoryCalls = handled.verbs;
export const handledDirectoryToolCalls = handled.tools;
export const handledDirectorySpecialCalls = handle(directorySpecialCalls, specialHandlers(kitsOf(directories)));
