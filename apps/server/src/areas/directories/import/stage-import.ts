import { orRefuse } from '../../../platform/or-refuse';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { AnswerOf, BodyOf, QueryOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { Refuses } from '../../../platform/problems';
import type { Changing } from '../change-entries';
import type { Kit } from '../directory-table';
import { presentImport, presentRow, type Progress } from './import.present';
import { importStore } from './import.store';

type Calls = typeof directoryToolCalls;
/** The directory of an import, or a refusal where the person may not write it. */
export type Writable = (key: string) => Kit;

const largest = 20 * 1024 * 1024;

export const beginImport = (
  kit: Kit,
  { tenant, actor }: Changing,
  { fileName, size }: Pick<BodyOf<Calls['importbegin']>, 'fileName' | 'size'>,
): Promise<Progress> =>
  tenant.transaction(async (tx) => {
    if (size > largest) {
      throw new Refuses([{ field: 'size', sentence: 'The file is larger than 20 MB. Split it and import the parts.' }]);
    }
    const store = importStore(tx);
    // One at a time: what was begun and left is given up for the new file. What was made live can still be taken back.
    const before = await store.ofPerson(kit.key, actor.personId);
    if (before && ['mapping', 'ready', 'refused'].includes(before.state)) await store.remove(before.id);
    const row = await store.insert({
      directory: kit.key,
      file_name: fileName,
      size,
      person_id: actor.personId,
    });
    return presentImport(row);
  });

export const receivePart = (
  writable: Writable,
  { tenant, actor }: Changing,
  { importID, number, content }: BodyOf<Calls['importpart']>,
): Promise<Progress> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    writable(row.directory);
    if (row.state !== 'receiving') {
      throw new Refuses([
        { field: 'importID', sentence: 'This file is already here. Begin a new import for another.' },
      ]);
    }
    await store.addPart(importID, number, content);
    if (await store.holdsMoreThan(importID, row.size)) {
      const words = said('More than the {size} bytes announced arrived. Begin a new import of the file.', {
        size: row.size,
      });
      orRefuse(refuse('content', words));
    }
    return presentImport(row);
  });

export const currentImport = (kit: Kit, { tenant, actor }: Changing): Promise<Progress | null> =>
  tenant.transaction(async (tx) => {
    const row = await importStore(tx).ofPerson(kit.key, actor.personId);
    return row && row.state !== 'undone' ? presentImport(row) : null;
  });

export const pageOfRows = (
  writable: Writable,
  { tenant, actor }: Changing,
  { importID, show, skip, take }: QueryOf<Calls['importrows']>,
): Promise<AnswerOf<Calls['importrows']>> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    writable((await store.mine(importID, actor.personId)).directory);
    const { rows, total } = await store.page(importID, show, skip, take);
    return {
      total,
      rows: rows.map(presentRow),
    };
  });

export const discardImport = (
  writable: Writable,
  { tenant, actor }: Changing,
  importID: number,
): Promise<{ done: true }> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    writable(row.directory);
    if (row.state === 'done' && row.added_count > 0) {
      orRefuse(refuse('importID', 'Rows of this list were made. Undo the import to take them out.'));
    }
    await store.remove(importID);
    return { done: true };
  });
