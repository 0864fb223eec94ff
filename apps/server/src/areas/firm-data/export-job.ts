import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { said } from '@boedel/domain/law/said';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import { saveFile } from '../../platform/files/stored-file';
import { tellPeople } from '../../platform/inbox/tell-person';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { writeZip } from '../../platform/zip/write-zip';
import { archiveEntries, layOut } from './archive-contents';

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
      const asked = await tx.maybe<{ person_id: number | null }>(
        sql`select person_id from firm_export where id = ${payload.exportId}`,
      );
      await tellPeople(tx, 'fileReady', asked?.person_id ? [asked.person_id] : [], {
        words: said('The archive of the firm’s data is ready to be fetched.'),
        path: '/accountdetails',
      });
      await tx.run(sql`update firm_export set file_id = ${file.id}, finished_at = ${at.toISOString()},
        expires_at = ${new Date(at.getTime() + archivesKeptDays * 86_400_000).toISOString()} where id = ${payload.exportId}`);
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
    await tx.run(sql`update firm_export set finished_at = now(), error = ${error} where id = ${exportId}`);
  },
);

const tidyKind = jobKind('firm.export.tidy', z.object({}));

/** An archive holds everything, so it does not lie about for longer than it takes to fetch it. */
export const tidyExports = handleJob(tidyKind, async ({ provider, parts: { files, clock } }) => {
  // Archives of every firm whose week is over.
  const gone = await provider.transaction((tx) =>
    tx.rows<{ key: string }>(sql`
      with over as (
        update firm_export e set file_id = null from (
          select x.intermediary_id, x.id, x.file_id from firm_export x
          where x.file_id is not null and x.expires_at < ${clock().toISOString()} for update) old
        where e.intermediary_id = old.intermediary_id and e.id = old.id
        returning old.intermediary_id, old.file_id)
      select f.key from stored_file f join over on over.intermediary_id = f.intermediary_id and over.file_id = f.id`),
  );
  await provider.transaction((tx) =>
    tx.run(sql`delete from stored_file where key = any(${gone.map(({ key }) => key)}::text[])`),
  );
  for (const { key } of gone) await files.remove(key);
});
export const tidyExportsDaily = every(86_400, 'house', tidyKind);
