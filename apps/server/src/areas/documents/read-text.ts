import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { FileMissingError } from '../../platform/files/file-store';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Unavailable } from '../../platform/problems';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { fileByCode, listFirmsWithUnread, saveText, listUnread } from './document-text.store';
import { readTextJob } from './read-text.job';

const kinds: Readonly<Record<string, 'pdf' | 'docx' | 'plain' | 'picture'>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'plain',
  'text/csv': 'plain',
  'message/rfc822': 'plain',
};

export const readTextKind = createJobKind('documents.readText', z.object({ matterId: z.int().nullable() }), {
  maxAttempts: 5,
  priority: 8,
});

/** After the commit the words of what was filed are taken out; many papers filed at once are read by one job. */
export const readLater = (tx: Tx, matterId: number): Promise<unknown> =>
  queueJob(tx, readTextKind, { matterId }, { matterId });

/** One document after the other, each in a transaction of its own; whoever comes second finds nothing left. */
export const readTexts = pairJob(readTextKind, async ({ payload: { matterId }, scope, services, signal, log }) => {
  for (;;) {
    const papers = await scope.transaction((tx) => listUnread(tx, matterId, 20));
    if (papers.length === 0) return;
    for (const { id, matter_id, key, content_type, is_made } of papers) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      let words = '';
      let fault: string | null = null;
      let codes: readonly string[] = [];
      try {
        const kind = kinds[content_type];
        if (kind) {
          const content = await services.files.get(key);
          const bytes = content instanceof Readable ? await buffer(content) : content;
          const isScan = !is_made && (kind === 'pdf' || kind === 'picture');
          const read = await runInWorker(readTextJob, scope.firmId, { kind, bytes, isScan });
          ({ words, codes } = throwIfRefused(read));
        }
      } catch (error) {
        // All threads were at work: the job comes again.
        if (error instanceof Unavailable) throw error;
        // A file that is locked, broken or gone is as it is: nothing in it is found, and the next one is read.
        fault = error instanceof FileMissingError ? 'missing' : 'unreadable';
        log.info({ document: id, fault }, 'a document was not read');
      }
      await scope.transaction(async (tx) => {
        await saveText(tx, { id, matterId: matter_id, words, fault });
        if (codes.length === 0) return;
        const filed = await fileByCode(tx, { id, matterId: matter_id, codes });
        if (!filed) return;
        await audit(tx, createSystemActor(), 'document.recognised', {
          entity: ['matter_document', id],
          matterId: matter_id,
          after: filed,
        });
      });
    }
  }
});

const readAllKind = createJobKind('documents.readAll', z.object({}));
/** What was filed before words were taken out, or came along from another firm, is read in the background. */
export const readAllTexts = pairJob(readAllKind, async ({ provider }) => {
  const firms = await provider.transaction((tx) => listFirmsWithUnread(tx));
  await provider.transaction(async (tx) => {
    for (const { intermediary_id } of firms) {
      await queueJob(tx, readTextKind, { matterId: null }, { firmId: intermediary_id });
    }
  });
});
export const readAllTextsDaily = scheduleEvery(86_400, 'installation', readAllKind);
