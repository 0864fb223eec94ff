import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { AnswerOf } from '@boedel/contract/call';
import type { bucketCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { FileMissingError } from '../../platform/files/file-store';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { pairJob, createJobKind, type JobWork } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { bucketStore, type CopiedDocument, type BucketCopyRow, type DocumentToCopy } from './bucket.store';
import { type OpenedBucket, openFirmBucket } from './open-firm-bucket';
import { sort } from './save-bucket';

type CopyToBucketCalls = typeof bucketCalls;

const presentCopy = (row: BucketCopyRow): AnswerOf<CopyToBucketCalls['uploadAllDocumentsToS3Bucket']> => ({
  id: row.id,
  matterID: row.matter_id,
  bucket: row.bucket,
  state: row.state as 'waiting' | 'done',
  total: row.total,
  copied: row.report.filter(({ fault }) => fault === null).length,
  failed: row.report.filter(({ fault }) => fault !== null).length,
  rows: [...row.report],
  by: row.person_name,
  createdAt: row.created_at,
});

export const copyKind = createJobKind('documents.copy', z.object({ copyId: z.int() }), { maxAttempts: 4, priority: 7 });

export const copyAll: Handler<CopyToBucketCalls['uploadAllDocumentsToS3Bucket']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const store = bucketStore(tx);
    const bucket = await store.ofFirm();
    if (!bucket) {
      throw new RefusalProblem(
        refuse('matterID', 'The firm has no bucket yet. An administrator sets it in the organisation settings.'),
      );
    }
    const documents = await store.documentsOf(matter.id);
    if (documents.length === 0)
      throw new RefusalProblem(refuse('matterID', 'No document is filed on this matter yet. File some first.'));
    const row = await store.copies.insert({
      matter_id: matter.id,
      bucket: [bucket.bucket, bucket.folder].filter(Boolean).join('/'),
      total: documents.length,
      person_name: actor.fullName,
    });
    await queueJob(tx, copyKind, { copyId: row.id }, { matterId: matter.id });
    return presentCopy(row);
  });

export const readCopies: Handler<CopyToBucketCalls['getBucketCopies']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    const store = bucketStore(tx);
    return {
      hasBucket: (await store.ofFirm()) !== undefined,
      copies: (await store.copiesOf(query.matterID)).map(presentCopy),
    };
  });

const cleanName = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '-').trim();
const readEnding = (name: string): string => /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';

/** By the matter, then by the document's number: a title that stands twice does not lie over the other. */
const buildKey = (
  folder: string | null,
  reference: string,
  { id, title, edition, file_name }: DocumentToCopy,
): string =>
  [
    ...(folder ? [folder] : []),
    cleanName(reference),
    `${id} ${cleanName(title).slice(0, 120)}${edition > 1 ? ` (${edition})` : ''}${readEnding(cleanName(file_name))}`,
  ].join('/');

async function copyOne(
  { services }: Pick<JobWork<unknown>, 'services'>,
  bucket: OpenedBucket,
  key: string,
  paper: DocumentToCopy,
): Promise<CopiedDocument> {
  const row = { documentID: paper.id, title: paper.title, key, wasThere: false, fault: null };
  try {
    if ((await bucket.checksumOf(key)) === paper.sha256) return { ...row, wasThere: true };
    const content = await services.files.get(paper.key);
    await bucket.put(
      key,
      content instanceof Readable ? await buffer(content) : content,
      paper.content_type,
      paper.sha256,
    );
    return row;
  } catch (error) {
    const fault =
      error instanceof FileMissingError
        ? message('The file is not where it was put. Restore it from a backup.')
        : message('The bucket did not accept it ({why}). Copy it again later.', { why: sort(error) });
    return { ...row, key: null, fault };
  }
}

/** One document after the other; the report is kept as it grows, so that a stop loses nothing and repeats nothing. */
export const copyToBucket = pairJob(copyKind, async (work) => {
  const { payload, scope, services, progress, signal, finish } = work;
  const { copy, settings, documents, reference } = await scope.transaction(async (tx) => {
    const store = bucketStore(tx);
    const row = await store.copies.find(payload.copyId);
    return {
      copy: row,
      settings: await store.ofFirm(),
      documents: await store.documentsOf(row.matter_id),
      reference: (await openMatter(tx, row.matter_id)).reference,
    };
  });
  const report: CopiedDocument[] = [...copy.report];
  let { version } = copy;
  const saveProgress = async (state: 'waiting' | 'done'): Promise<void> => {
    await scope.transaction(async (tx) => {
      ({ version } = await bucketStore(tx).copies.change(copy.id, version, { report, state }));
      if (state === 'waiting') return;
      const who = { ...createSystemActor(), fullName: copy.person_name, personId: copy.person_id as never };
      await audit(tx, who, 'document.copied', {
        entity: ['bucket_copy', copy.id],
        matterId: copy.matter_id,
        after: {
          bucket: copy.bucket,
          copied: report.filter(({ fault }) => fault === null).length,
          failed: report.filter(({ fault }) => fault !== null).map(({ title }) => title),
        },
      });
      await finish(tx);
    });
  };
  const bucket = settings && (await openFirmBucket(services, settings));
  try {
    const done = new Set(report.map(({ documentID }) => documentID));
    for (const paper of documents.filter(({ id }) => !done.has(id))) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      report.push(
        bucket
          ? await copyOne(work, bucket, buildKey(settings.folder, reference, paper), paper)
          : {
              documentID: paper.id,
              title: paper.title,
              key: null,
              wasThere: false,
              fault: message(
                'The bucket cannot be opened any more. An administrator sets it again in the organisation settings.',
              ),
            },
      );
      if (report.length % 10 === 0) await saveProgress('waiting');
      await progress(report.length, documents.length);
    }
    await saveProgress('done');
  } finally {
    bucket?.close();
  }
});
