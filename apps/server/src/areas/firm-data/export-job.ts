import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { said } from '@boedel/domain/law/said';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { saveFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { writeZip } from '../../platform/zip/write-zip';
import { archiveEntries, layOut } from './archive-contents';
import { dropFilesByKey, failExport, finishExport, takeExpired, whoAsked } from './export.store';

export const archivesKeptDays = 7;
export const exportKind = jobKind('firm.export', z.object({ exportId: z.int() }), { priority: 8, maxAttempts: 3 });

/** Reads at one moment, packs afterwards straight into the store; tries again from the beginning when it fails. */
export const makeExport = handleJob(
  exportKind,
  async ({ payload, tenant, parts: { files, clock }, progress, finish, signal }) => {
    const at = clock();
    const folder = await mkdtemp(join(tmpdir(), 'boedel-archive-'));
    const key = `${tenant.firmId}/${at.getUTCFullYear()}/${randomUUID()}`;
    const packed = async () => {
      try {
        const contents = await layOut(tenant, folder);
        const total = contents.tables.length + contents.files.length;
        let done = 0;
        const passed = async (): Promise<void> => {
          signal.throwIfAborted();
          done += 1;
          await progress(done, total);
        };
        const stored = await files.put(key, writeZip(archiveEntries(files, contents, { folder, at, passed }), at));
        return { contents, stored };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    const { contents, stored } = await packed();
    await tenant.transaction(async (tx) => {
      const filename = `boedel export ${at.toISOString().slice(0, 10)}.zip`;
      const file = await saveFile(tx, { key, name: filename, contentType: 'application/zip', ...stored });
      const asked = await whoAsked(tx, payload.exportId);
      await notifyPeople(tx, 'fileReady', asked?.person_id ? [asked.person_id] : [], {
        words: said('The archive of the firm’s data is ready to be fetched.'),
        path: '/accountdetails',
      });
      await finishExport(tx, {
        fileId: file.id,
        exportId: payload.exportId,
        at,
        expiresAt: new Date(at.getTime() + archivesKeptDays * 86_400_000).toISOString(),
      });
      await audit(tx, byTheSystem(), 'firmdata.exported', {
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

const tidyKind = jobKind('firm.export.tidy', z.object({}));

/** An archive holds everything, so it does not lie about for longer than it takes to fetch it. */
export const tidyExports = handleJob(tidyKind, async ({ provider, parts: { files, clock } }) => {
  // Archives of every firm whose week is over.
  const gone = await provider.transaction((tx) => takeExpired(tx, clock().toISOString()));
  await provider.transaction((tx) =>
    dropFilesByKey(
      tx,
      gone.map(({ key }) => key),
    ),
  );
  for (const { key } of gone) await files.remove(key);
});
export const tidyExportsDaily = every(86_400, 'house', tidyKind);
