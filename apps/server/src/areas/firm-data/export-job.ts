import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { readFromReplica } from '../../platform/db/database';
import { saveFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { writeZip } from '../../platform/zip/write-zip';
import { archiveEntries, writeArchive } from './archive-contents';
import { deleteFilesByKey, failExport, finishExport, expireExports, findRequester } from './export.store';

export const archivesKeptDays = 7;
export const exportKind = createJobKind('firm.export', z.object({ exportId: z.int() }), {
  priority: 8,
  maxAttempts: 3,
});

/** Reads at one moment, packs afterwards straight into the store; tries again from the beginning when it fails. */
export const makeExport = pairJob(
  exportKind,
  async ({ payload, scope, services: { database, files, clock }, progress, finish, signal }) => {
    const at = clock();
    const folder = await mkdtemp(join(tmpdir(), 'boedel-archive-'));
    const key = `${scope.firmId}/${at.getUTCFullYear()}/${randomUUID()}`;
    const packArchive = async () => {
      try {
        const contents = await writeArchive(openFirmScope(readFromReplica(database), scope.firmId), folder);
        const total = contents.tables.length + contents.files.length;
        let done = 0;
        const reportProgress = async (): Promise<void> => {
          signal.throwIfAborted();
          done += 1;
          await progress(done, total);
        };
        const stored = await files.put(
          key,
          writeZip(archiveEntries(files, contents, { folder, at, passed: reportProgress }), at),
        );
        return { contents, stored };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    const { contents, stored } = await packArchive();
    await scope.transaction(async (tx) => {
      const filename = `boedel export ${at.toISOString().slice(0, 10)}.zip`;
      const file = await saveFile(tx, { key, name: filename, contentType: 'application/zip', ...stored });
      const asked = await findRequester(tx, payload.exportId);
      await notifyPeople(tx, 'fileReady', asked?.person_id ? [asked.person_id] : [], {
        words: message('The archive of the firm’s data is ready to be fetched.'),
        path: '/accountdetails',
      });
      await finishExport(tx, {
        fileId: file.id,
        exportId: payload.exportId,
        at,
        expiresAt: new Date(at.getTime() + archivesKeptDays * 86_400_000).toISOString(),
      });
      await audit(tx, createSystemActor(), 'firmdata.exported', {
        entity: ['firm_export', payload.exportId],
        after: {
          tables: contents.tables.length,
          files: contents.files.length,
          size: stored.size,
          sha256: stored.sha256,
        },
      });
      await finish(tx);
    });
  },
  async (tx, { exportId }, error) => {
    await failExport(tx, exportId, error);
  },
);

const tidyKind = createJobKind('firm.export.tidy', z.object({}));

/** An archive holds everything, so it does not lie about for longer than it takes to fetch it. */
export const tidyExports = pairJob(tidyKind, async ({ provider, services: { files, clock } }) => {
  // Archives of every firm whose week is over.
  const gone = await provider.transaction((tx) => expireExports(tx, clock().toISOString()));
  await provider.transaction((tx) =>
    deleteFilesByKey(
      tx,
      gone.map(({ key }) => key),
    ),
  );
  for (const { key } of gone) await files.remove(key);
});
export const tidyExportsDaily = scheduleEvery(86_400, 'installation', tidyKind);
