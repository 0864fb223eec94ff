import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { NotFound } from '../../../platform/problems';
import type { DirectoryChange } from '../change-entries';
import { listTravellingFields } from '../export-directory';
import { presentImport, presentRow } from './import.present';
import { importStore } from './import.store';
import { createEntryReader } from './read-rows';
import type { FindWritableKit } from './stage-import';

type RepairCall = (typeof directoryToolCalls)['importmend'];

/** Cells of a row as they should be: it is read and checked again, and so is whether its name is there already. */
export const repairRow = (
  writable: FindWritableKit,
  { scope, actor, now }: DirectoryChange,
  { importID, line, cells }: BodyOf<RepairCall>,
): Promise<AnswerOf<RepairCall>> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const found = await store.mine(importID, actor.personId);
    const kit = writable(found.directory);
    const before = await store.lineOf(importID, line);
    if (!before || found.state !== 'ready') throw new NotFound();
    const known = new Set(listTravellingFields(kit).map(([name]) => name));
    // A number sent back as it was shown stays as it is.
    const given = Object.entries(cells).filter(
      ([name, cell]) => known.has(name) && !(isPrivate(name) && isMasked(cell)),
    );
    const { country } = actor;
    const read = createEntryReader(kit, { country, on: computeDayAt(now, country) });
    const { row: whole } = before.errors;
    const mended = read(line, { ...before.shown, ...Object.fromEntries(given) }, whole ? { row: whole } : {});
    await store.dropLine(importID, line);
    await store.stage(importID, [mended]);
    const after = await store.lineOf(importID, line);
    await store.markAgain(importID, kit.key, [before.sort_name, after?.sort_name ?? '']);
    const row = await store.change(importID, found.version, await store.countAgain(importID));
    const shown = await store.lineOf(importID, line);
    if (!shown) throw new NotFound();
    return { progress: presentImport(row), row: presentRow(shown) };
  });
