import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { AnswerOf, BodyOf, QueryOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { RefusalProblem } from '../../../platform/problems';
import type { DirectoryChange } from '../change-entries';
import type { DirectoryKit } from '../directory-table';
import { presentImport, presentRow, type ImportProgress } from './import.present';
import { importStore } from './import.store';

type StageImportCalls = typeof directoryToolCalls;
/** The directory of an import, or a refusal where the person may not write it. */
export type FindWritableKit = (key: string) => DirectoryKit;

const largest = 20 * 1024 * 1024;

export const beginImport = (
  kit: DirectoryKit,
  { scope, actor }: DirectoryChange,
  { fileName, size }: Pick<BodyOf<StageImportCalls['importbegin']>, 'fileName' | 'size'>,
): Promise<ImportProgress> =>
  scope.transaction(async (tx) => {
    if (size > largest) {
      throw new RefusalProblem([
        { field: 'size', sentence: 'The file is larger than 20 MB. Split it and import the parts.' },
      ]);
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
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  { importID, number, content }: BodyOf<StageImportCalls['importpart']>,
): Promise<ImportProgress> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    writable(row.directory);
    if (row.state !== 'receiving') {
      throw new RefusalProblem([
        { field: 'importID', sentence: 'This file is already here. Begin a new import for another.' },
      ]);
    }
    await store.addPart(importID, number, content);
    if (await store.holdsMoreThan(importID, row.size)) {
      const words = message('More than the {size} bytes announced arrived. Begin a new import of the file.', {
        size: row.size,
      });
      throw new RefusalProblem(refuse('content', words));
    }
    return presentImport(row);
  });

export const readCurrentImport = (
  kit: DirectoryKit,
  { scope, actor }: DirectoryChange,
): Promise<ImportProgress | null> =>
  scope.transaction(async (tx) => {
    const row = await importStore(tx).ofPerson(kit.key, actor.personId);
    return row && row.state !== 'undone' ? presentImport(row) : null;
  });

export const readRowPage = (
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  { importID, show, skip, take }: QueryOf<StageImportCalls['importrows']>,
): Promise<AnswerOf<StageImportCalls['importrows']>> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    writable((await store.mine(importID, actor.personId)).directory);
    const { rows, total } = await store.page(importID, show, skip, take);
    return {
      total,
      rows: rows.map(presentRow),
    };
  });

export const discardImport = (
  writable: FindWritableKit,
  { scope, actor }: DirectoryChange,
  importID: number,
): Promise<{ done: true }> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    writable(row.directory);
    if (row.state === 'done' && row.added_count > 0) {
      throw new RefusalProblem(
        refuse('importID', 'Rows from this list have been imported. Undo the import to remove them.'),
      );
    }
    await store.remove(importID);
    return { done: true };
  });
