import { firm } from '@boedel/contract/call';
import { entryValues } from '@boedel/contract/directories/directory';
import { toolsFor } from '@boedel/contract/directories/directory-tools';
import { mayCall } from '@boedel/domain/access/who';
import { audit } from '../../platform/audit/audit';
import { handle, type HandledCall } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { NotAllowed, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { takesWholeNumbers } from '../../platform/session/whole-numbers';
import { checkFields } from '../../platform/record/check-fields';
import { sameNames } from './same-names';
import { entryRows, type Kit } from './directory-table';
import { directoryStore } from './directory.store';
import { asCsv, csvDownload, headingsOf } from './export-directory';
import { commitImport } from './import/commit-import';
import { mapImport } from './import/map-import';
import { mendRow } from './import/mend-row';
import { readImport } from './import/read-import';
import { beginImport, currentImport, discardImport, pageOfRows, receivePart } from './import/stage-import';
import { undoImport } from './import/undo-import';
import { searchDirectories } from './search-directories.store';
import { whereUsed } from './where-used.store';

type Kits = ReadonlyMap<string, Kit>;

/** What can be done with any directory of the registry. */
export function directoryToolHandlers(kits: Kits, labels: ReadonlyMap<string, string>): HandledCall[] {
  const kitNamed = (key: string): Kit => {
    const kit = kits.get(key);
    if (!kit) throw new NotFound();
    return kit;
  };
  /** The door lets in whoever may write some directory; this one may be narrower. */
  const writable =
    (actor: Actor) =>
    (key: string): Kit => {
      const kit = kitNamed(key);
      if (!mayCall(firm(...kit.directory.write), actor)) throw new NotAllowed();
      return kit;
    };

  return handle(toolsFor([...kits.keys()] as [string, ...string[]]), {
    check: ({ tenant, actor, body, now }) =>
      tenant.transaction(async (tx) => {
        const kit = writable(actor)(body.directory);
        const values = readInput(entryValues(kit.directory), body.values);
        const { doubts } = checkFields(kit.directory.fields, values, actor.country, now);
        return { warnings: [...doubts, ...(await sameNames(tx, kit, values.name, body.id))] };
      }),
    search: ({ tenant, query }) =>
      tenant.transaction((tx) => searchDirectories(tx, [...kits.values()], query.searchString)),
    getwhereused: ({ tenant, query }) =>
      tenant.transaction(async (tx) => {
        const kit = kitNamed(query.directory);
        await entryRows(tx, kit).find(query.id);
        const { total, uses } = await whereUsed(tx, kit.key, query.id, labels);
        return { total, uses: [...uses] };
      }),
    export: ({ tenant, actor, query }) =>
      tenant.transaction(async (tx) => {
        const kit = kitNamed(query.directory);
        const rows = await directoryStore(tx, kit).all(query);
        // An administrator's file has identity and account numbers in full, so that it can be read back: a look at all.
        const wholeNumbers = takesWholeNumbers(actor);
        await audit(tx, actor, `${kit.key}.exported`, {
          entity: [kit.key, null],
          after: { rows: rows.length, wholeNumbers },
        });
        return csvDownload(kit, asCsv(kit, rows, wholeNumbers));
      }),
    importtemplate: async ({ query }) => {
      const kit = kitNamed(query.directory);
      return csvDownload(kit, [headingsOf(kit)]);
    },
    importbegin: (asked) => beginImport(writable(asked.actor)(asked.body.directory), asked, asked.body),
    importpart: (asked) => receivePart(writable(asked.actor), asked, asked.body),
    importread: (asked) => readImport(writable(asked.actor), asked, asked.body.importID),
    importmap: (asked) => mapImport(writable(asked.actor), asked, asked.body),
    importmend: (asked) => mendRow(writable(asked.actor), asked, asked.body),
    importcurrent: (asked) => currentImport(writable(asked.actor)(asked.query.directory), asked),
    importrows: (asked) => pageOfRows(writable(asked.actor), asked, asked.query),
    importcommit: (asked) => commitImport(writable(asked.actor), asked, asked.body),
    importundo: (asked) => undoImport(writable(asked.actor), asked, asked.body.importID),
    importdiscard: (asked) => discardImport(writable(asked.actor), asked, asked.body.importID),
  });
}
