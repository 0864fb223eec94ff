import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { NotFound } from '../../../platform/problems';
import type { Changing } from '../change-entries';
import { travelling } from '../export-directory';
import { presentImport, presentRow } from './import.present';
import { importStore } from './import.store';
import { entryReader } from './read-rows';
import type { Writable } from './stage-import';

type Mend = (typeof directoryToolCalls)['importmend'];

/** Cells of a row as they should be: it is read and checked again, and so is whether its name is there already. */
export const mendRow = (
  writable: Writable,
  { tenant, actor, now }: Changing,
  { importID, line, cells }: BodyOf<Mend>,
): Promise<AnswerOf<Mend>> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const found = await store.mine(importID, actor.personId);
    const kit = writable(found.directory);
    const before = await store.lineOf(importID, line);
    if (!before || found.state !== 'ready') throw new NotFound();
    const known = new Set(travelling(kit).map(([name]) => name));
    // A number sent back as it was shown stays as it is.
    const given = Object.entries(cells).filter(
      ([name, cell]) => known.has(name) && !(isPrivate(name) && isMasked(cell)),
    );
    const { country } = actor;
    const read = entryReader(kit, { country, on: dayAt(now, country) });
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
