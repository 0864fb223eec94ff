import { pages } from '@boedel/contract/pages/pages.data';
import { message } from '@boedel/domain/law/message';
import type { Tx } from '../../../platform/db/database';
import { notifyPeople } from '../../../platform/inbox/notify-people';
import { directories } from '@boedel/contract/directories/registry';
import { z } from 'zod';
import { GiveUpError, pairJob, createJobKind } from '../../../platform/jobs/job-kind';
import { scheduleEvery } from '../../../platform/jobs/schedule';
import { NotFound } from '../../../platform/problems';
import { type DirectoryKit, createKits } from '../directory-table';
import { readImportKind } from './import-kind';
import { deleteOldImports, deleteUnmadeRows, type DirectoryImportRow, importStore } from './import.store';
import { stepImport } from './read-import';

const kits = createKits(directories);
const findKit = (key: string): DirectoryKit => {
  const kit = kits.get(key);
  if (!kit) throw new GiveUpError(`no directory ${key}`);
  return kit;
};

/**
 * Reads an import on when nobody waits for it: whoever began may have closed the dialog, or the process that read it may be
 * gone. Each step is a transaction of its own, so what was read stays read.
 */
export const readImports = pairJob(
  readImportKind,
  async ({ payload, scope, services, signal }) => {
    try {
      for (let steps = 0; ; steps += 1) {
        signal.throwIfAborted();
        const row = await stepImport(findKit, scope, payload.importId, services.clock());
        if (row.state === 'reading') continue;
        // Whoever watched it to its end needs no word of it.
        if (steps > 0 && row.state === 'ready') await scope.transaction((tx) => notifyRead(tx, row));
        return;
      }
    } catch (error) {
      if (!(error instanceof NotFound)) throw error; // given up meanwhile: there is nothing left to read
    }
  },
  async (tx, { importId }) => {
    const row = await importStore(tx).maybe(importId);
    if (!row || row.state !== 'reading') return;
    const sentence = 'The file could not be read completely. Upload it again.';
    await importStore(tx).change(importId, row.version, {
      state: 'refused',
      refusals: [{ field: 'content', sentence }],
      content: null,
    });
  },
);

const listOf = (directory: string): string =>
  pages.find((page) => page.directory === directory && page.shows === 'list')?.path ?? '/';

const notifyRead = (tx: Tx, { directory, file_name, row_count, person_id }: DirectoryImportRow): Promise<void> =>
  notifyPeople(tx, 'jobDone', person_id === null ? [] : [person_id], {
    words: message('{file} was read: {count} rows wait to be imported.', { file: file_name, count: row_count }),
    path: listOf(directory),
  });

const tidyKind = createJobKind('directory.import.tidy', z.object({}));

/**
 * Imports nobody finished hold people's data; two days are long enough to come back to one. Of a list that was made into
 * matters only which they are is kept on, for as long as somebody may want to take it back.
 */
export const tidyImports = pairJob(tidyKind, async ({ provider, services }) => {
  const computeDaysAgo = (days: number): string =>
    new Date(services.clock().getTime() - days * 86_400_000).toISOString();
  // Of every firm.
  await provider.transaction(async (tx) => {
    await deleteOldImports(tx, computeDaysAgo(60), computeDaysAgo(2));
    await deleteUnmadeRows(tx, computeDaysAgo(2));
  });
});
export const tidyImportsDaily = scheduleEvery(86_400, 'installation', tidyKind);
