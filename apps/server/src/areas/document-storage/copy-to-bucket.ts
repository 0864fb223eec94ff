import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { AnswerOf } from '@boedel/contract/call';
import type { bucketCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { FileMissing } from '../../platform/files/file-store';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { handleJob, jobKind, type Work } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { unseal } from '../../platform/session/sealed';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { openBucket, reachEndpoint } from './bucket-client';
import { bucketStore, type Copied, type CopyRow, type ToCopy } from './bucket.store';
import { sort } from './save-bucket';

type Calls = typeof bucketCalls;

const presentCopy = (row: CopyRow): AnswerOf<Calls['uploadAllDocumentsToS3Bucket']> => ({
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

export const copyKind = jobKind('documents.copy', z.object({ copyId: z.int() }), { maxAttempts: 4, priority: 7 });

export const copyAll: Handler<Calls['uploadAllDocumentsToS3Bucket']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const store = bucketStore(tx);
    const bucket = await store.ofFirm();
    if (!bucket) {
      return orRefuse(
        refuse('matterID', 'The firm has no bucket yet. An administrator sets it in the organisation settings.'),
      );
    }
    const documents = await store.documentsOf(matter.id);
    if (documents.length === 0)
      orRefuse(refuse('matterID', 'No document is filed on this matter yet. File some first.'));
    const row = await store.copies.insert({
      matter_id: matter.id,
      bucket: [bucket.bucket, bucket.folder].filter(Boolean).join('/'),
      total: documents.length,
      person_name: actor.fullName,
    });
    await queueJob(tx, copyKind, { copyId: row.id }, { matterId: matter.id });
    return presentCopy(row);
  });

export const readCopies: Handler<Calls['getBucketCopies']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    const store = bucketStore(tx);
    return {
      hasBucket: (await store.ofFirm()) !== undefined,
      copies: (await store.copiesOf(query.matterID)).map(presentCopy),
    };
  });

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '-').trim();
const endingOf = (name: string): string => /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';

/** By the matter, then by the document's number: a title that stands twice does not lie over the other. */
const keyOf = (folder: string | null, reference: string, { id, title, edition, file_name }: ToCopy): string =>
  [
    ...(folder ? [folder] : []),
    plain(reference),
    `${id} ${plain(title).slice(0, 120)}${edition > 1 ? ` (${edition})` : ''}${endingOf(plain(file_name))}`,
  ].join('/');

type Bucket = ReturnType<typeof openBucket>;

async function copyOne(
  { parts }: Pick<Work<unknown>, 'parts'>,
  bucket: Bucket,
  key: string,
  paper: ToCopy,
): Promise<Copied> {
  const row = { documentID: paper.id, title: paper.title, key, wasThere: false, fault: null };
  try {
    if ((await bucket.checksumOf(key)) === paper.sha256) return { ...row, wasThere: true };
    const content = await parts.files.get(paper.key);
    await bucket.put(
      key,
      content instanceof Readable ? await buffer(content) : content,
      paper.content_type,
      paper.sha256,
    );
    return row;
  } catch (error) {
    const fault =
      error instanceof FileMissing
        ? said('The file is not where it was put. Restore it from a backup.')
        : said('The bucket did not take it ({why}). Copy again later.', { why: sort(error) });
    return { ...row, key: null, fault };
  }
}

/** One document after the other; the report is kept as it grows, so that a stop loses nothing and repeats nothing. */
export const copyToBucket = handleJob(copyKind, async (work) => {
  const { payload, tenant, parts, progress, signal, finish } = work;
  const { copy, settings, documents, reference } = await tenant.transaction(async (tx) => {
    const store = bucketStore(tx);
    const row = await store.copies.find(payload.copyId);
    return {
      copy: row,
      settings: await store.ofFirm(),
      documents: await store.documentsOf(row.matter_id),
      reference: (await openMatter(tx, row.matter_id)).reference,
    };
  });
  const secret = settings && unseal(parts.keys, settings.secret_sealed);
  const reach = settings && secret ? await reachEndpoint(settings.endpoint, parts.config) : undefined;
  const report: Copied[] = [...copy.report];
  let { version } = copy;
  const keep = async (state: 'waiting' | 'done'): Promise<void> => {
    await tenant.transaction(async (tx) => {
      ({ version } = await bucketStore(tx).copies.change(copy.id, version, { report, state }));
      if (state === 'waiting') return;
      const who = { ...byTheSystem(), fullName: copy.person_name, personId: copy.person_id as never };
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
  const bucket =
    settings && secret && reach && !isRefused(reach)
      ? openBucket(reach, { ...settings, accessKeyId: settings.access_key_id, secretAccessKey: secret })
      : undefined;
  try {
    const done = new Set(report.map(({ documentID }) => documentID));
    for (const paper of documents.filter(({ id }) => !done.has(id))) {
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      report.push(
        bucket
          ? await copyOne(work, bucket, keyOf(settings!.folder, reference, paper), paper)
          : {
              documentID: paper.id,
              title: paper.title,
              key: null,
              wasThere: false,
              fault: said(
                'The bucket cannot be opened any more. An administrator sets it again in the organisation settings.',
              ),
            },
      );
      if (report.length % 10 === 0) await keep('waiting');
      await progress(report.length, documents.length);
    }
    await keep('done');
  } finally {
    bucket?.close();
  }
});
