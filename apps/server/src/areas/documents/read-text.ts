import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { longestText } from '@boedel/document/read/longest-text';
import { readText } from '@boedel/document/press/print';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { FileMissing } from '../../platform/files/file-store';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { every } from '../../platform/jobs/schedule';

export const documentTextTable = firmTable('document_text', {
  matter_id: c.id,
  document_id: c.id,
  words: c.text,
  fault: c.text.orNull,
});

const kinds: Readonly<Record<string, 'pdf' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
const plain: ReadonlySet<string> = new Set(['text/plain', 'text/csv', 'message/rfc822']);

interface Unread {
  readonly id: number;
  readonly matter_id: number;
  readonly key: string;
  readonly content_type: string;
}

const unread = (tx: Tx, matterId: number | null, atMost: number): Promise<Unread[]> =>
  tx.rows(sql`
    select d.id, d.matter_id, f.key, f.content_type from matter_document d
      join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
    where (${matterId}::bigint is null or d.matter_id = ${matterId}) and not exists (
      select from document_text t where t.intermediary_id = d.intermediary_id and t.document_id = d.id)
    order by d.id limit ${atMost}`);

export const readTextKind = jobKind('documents.readText', z.object({ matterId: z.int().nullable() }), {
  maxAttempts: 5,
  priority: 8,
});

/** After the commit the words of what was filed are taken out; many papers filed at once are read by one job. */
export const readLater = (tx: Tx, matterId: number): Promise<unknown> =>
  queueJob(tx, readTextKind, { matterId }, { matterId });

/** One document after the other, each in a transaction of its own; whoever comes second finds nothing left. */
export const readTexts = handleJob(readTextKind, async ({ payload: { matterId }, tenant, parts, signal, log }) => {
  for (;;) {
    const papers = await tenant.transaction((tx) => unread(tx, matterId, 20));
    if (papers.length === 0) return;
    for (const { id, matter_id, key, content_type } of papers) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      let words = '';
      let fault: string | null = null;
      try {
        const kind = kinds[content_type];
        if (kind || plain.has(content_type)) {
          const content = await parts.files.get(key);
          const bytes = content instanceof Readable ? await buffer(content) : content;
          words = kind
            ? await readText(kind, bytes, tenant.firmId)
            : new TextDecoder()
                .decode(bytes)
                .replaceAll(/[\0\p{Cs}]/gu, '')
                .slice(0, longestText);
        }
      } catch (error) {
        // A file that is locked, broken or gone is as it is: nothing in it is found, and the next one is read.
        fault = error instanceof FileMissing ? 'missing' : 'unreadable';
        log.info({ document: id, fault }, 'a document was not read');
      }
      await tenant.transaction((tx) =>
        tx.run(sql`
          insert into document_text (matter_id, document_id, words, fault)
          select matter_id, id, ${words}, ${fault} from matter_document where id = ${id} and matter_id = ${matter_id}
          on conflict (intermediary_id, document_id) do nothing`),
      );
    }
  }
});

const readAllKind = jobKind('documents.readAll', z.object({}));
/** What was filed before words were taken out, or came along from another firm, is read in the background. */
export const readAllTexts = handleJob(readAllKind, async ({ provider }) => {
  const firms = await provider.transaction((tx) =>
    tx.rows<{ intermediary_id: number }>(sql`
      select distinct d.intermediary_id from matter_document d where not exists (
        select from document_text t where t.intermediary_id = d.intermediary_id and t.document_id = d.id)`),
  );
  await provider.transaction(async (tx) => {
    for (const { intermediary_id } of firms) {
      await queueJob(tx, readTextKind, { matterId: null }, { firmId: intermediary_id });
    }
  });
});
export const readAllTextsDaily = every(86_400, 'house', readAllKind);
