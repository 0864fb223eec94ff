import { allowFirm } from '@boedel/contract/call';
import { entryValuesSchema } from '@boedel/contract/directories/directory';
import { createDirectoryTools } from '@boedel/contract/directories/directory-tools';
import { mayCall } from '@boedel/domain/access/call-access';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { pairHandlers, type HandledCall } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { NotAllowed, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { mayTakeWholeNumbers } from '../../platform/session/whole-numbers';
import { checkFields } from '../../platform/record/check-fields';
import { checkSameNames } from './same-names';
import { entryStore, type DirectoryKit } from './directory-table';
import { directoryStore } from './directory.store';
import { toCsvRows, createDownload, listHeadings } from './export-directory';
import { commitImport } from './import/commit-import';
import { mapImport } from './import/map-import';
import { repairRow } from './import/repair-row';
import { readImport } from './import/read-import';
import { beginImport, readCurrentImport, discardImport, readRowPage, receivePart } from './import/stage-import';
import { undoImport } from './import/undo-import';
import { searchDirectories } from './search-directories.store';
import { readUses } from './read-uses.store';

type DirectoryKits = ReadonlyMap<string, DirectoryKit>;

/** What can be done with any directory of the registry. */
export function createToolHandlers(kits: DirectoryKits, labels: ReadonlyMap<string, string>): HandledCall[] {
  const findKit = (key: string): DirectoryKit => {
    const kit = kits.get(key);
    if (!kit) throw new NotFound();
    return kit;
  };
  /** The call admits everybody who may write some directory; this one may be narrower. */
  const findWritableKit =
    (actor: Actor) =>
    (key: string): DirectoryKit => {
      const kit = findKit(key);
      if (!mayCall(allowFirm(...kit.directory.write), actor)) throw new NotAllowed();
      return kit;
    };

  return pairHandlers(createDirectoryTools([...kits.keys()] as [string, ...string[]]), {
    check: ({ scope, actor, body, now }) =>
      scope.transaction(async (tx) => {
        const kit = findWritableKit(actor)(body.directory);
        const values = readInput(entryValuesSchema(kit.directory), body.values);
        const { doubts } = checkFields(kit.directory.fields, values, actor.country, now);
        return { warnings: [...doubts, ...(await checkSameNames(tx, kit, values.name, body.id))] };
      }),
    search: ({ scope, query }) => scope.read((tx) => searchDirectories(tx, [...kits.values()], query.searchString)),
    getwhereused: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const kit = findKit(query.directory);
        await entryStore(tx, kit).find(query.id);
        const { total, uses } = await readUses(tx, kit.key, query.id, labels);
        return { total, uses: [...uses] };
      }),
    export: ({ scope, actor, query }) =>
      scope.transaction(async (tx) => {
        const kit = findKit(query.directory);
        const column = query.sortModelColId;
        if (column !== undefined && column !== 'id' && !Object.hasOwn(kit.directory.fields, column)) {
          throw new RefusalProblem(refuse('sortModelColId', 'Sort by a column of the list.'));
        }
        const rows = await directoryStore(tx, kit).all(query);
        // An administrator's file has identity and account numbers in full, so that it can be read back: a look at all.
        const wholeNumbers = mayTakeWholeNumbers(actor);
        await audit(tx, actor, `${kit.key}.exported`, {
          entity: [kit.key, null],
          after: { rows: rows.length, wholeNumbers },
        });
        return createDownload(kit, toCsvRows(kit, rows, wholeNumbers));
      }),
    importtemplate: async ({ query }) => {
      const kit = findKit(query.directory);
      return createDownload(kit, [listHeadings(kit)]);
    },
    importbegin: (asked) => beginImport(findWritableKit(asked.actor)(asked.body.directory), asked, asked.body),
    importpart: (asked) => receivePart(findWritableKit(asked.actor), asked, asked.body),
    importread: (asked) => readImport(findWritableKit(asked.actor), asked, asked.body.importID),
    importmap: (asked) => mapImport(findWritableKit(asked.actor), asked, asked.body),
    importmend: (asked) => repairRow(findWritableKit(asked.actor), asked, asked.body),
    importcurrent: (asked) => readCurrentImport(findWritableKit(asked.actor)(asked.query.directory), asked),
    importrows: (asked) => readRowPage(findWritableKit(asked.actor), asked, asked.query),
    importcommit: (asked) => commitImport(findWritableKit(asked.actor), asked, asked.body),
    importundo: (asked) => undoImport(findWritableKit(asked.actor), asked, asked.body.importID),
    importdiscard: (asked) => discardImport(findWritableKit(asked.actor), asked, asked.body.importID),
  });
}
