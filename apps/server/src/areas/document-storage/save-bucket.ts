import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@boedel/contract/call';
import type { bucketCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { seal, unseal } from '../../platform/session/sealed';
import { openBucket, reachEndpoint } from './bucket-client';
import { type FirmBucketRow, bucketStore } from './bucket.store';

type SaveBucketCalls = typeof bucketCalls;

const presentBucket = (row: FirmBucketRow | undefined): AnswerOf<SaveBucketCalls['getBucket']> => ({
  bucket: row
    ? {
        endpoint: row.endpoint,
        region: row.region,
        bucket: row.bucket,
        folder: row.folder,
        accessKey: row.access_key_id,
        version: row.version,
      }
    : null,
});

export const readBucket: Handler<SaveBucketCalls['getBucket']> = ({ scope }) =>
  scope.transaction(async (tx) => presentBucket(await bucketStore(tx).ofFirm()));

/** What is kept in the trail of it: never the secret. */
const toAuditFields = ({ endpoint, region, bucket, folder, access_key_id }: FirmBucketRow) => ({
  endpoint,
  region,
  bucket,
  folder,
  access_key_id,
});

export const saveBucket: ServiceHandler<SaveBucketCalls['saveBucket']> = async ({ scope, actor, services, body }) => {
  const { endpoint, region, bucket, accessKey } = body;
  const folder = body.folder?.replaceAll(/^\/+|\/+$/g, '') || null;
  const before = await scope.transaction((tx) => bucketStore(tx).ofFirm());
  const kept = before && before.access_key_id === accessKey ? unseal(services.keys, before.secret_sealed) : undefined;
  const secret = body.secretAccessKey ?? kept;
  if (!secret) throw new RefusalProblem(refuse('secretAccessKey', 'Enter the secret for this access key.'));
  const reach = throwIfRefused(await reachEndpoint(endpoint, services.config));
  const client = openBucket(reach, { region, bucket, accessKeyId: accessKey, secretAccessKey: secret });
  const key = `${folder ? `${folder}/` : ''}boedel-test-${randomUUID()}.txt`;
  try {
    await client.put(key, Buffer.from('boedel'), 'text/plain', '');
    await client.remove(key);
  } catch (error) {
    throw new RefusalProblem(
      refuse(
        'bucket',
        message('The bucket did not take a file ({why}). Look at its name and the key.', { why: sort(error) }),
      ),
    );
  } finally {
    client.close();
  }
  return scope.transaction(async (tx) => {
    const store = bucketStore(tx);
    const now = await store.ofFirm();
    const values = {
      endpoint,
      region,
      bucket,
      folder,
      access_key_id: accessKey,
      secret_sealed: seal(services.keys, secret),
    };
    const row = now ? await store.buckets.change(now.id, now.version, values) : await store.buckets.insert(values);
    await audit(tx, actor, 'firmBucket.changed', {
      entity: ['firm_bucket', row.id],
      ...(now && { before: toAuditFields(now) }),
      after: toAuditFields(row),
    });
    return presentBucket(row);
  });
};

/** Only the sort of a service's error: its sentence may hold anything. */
export const sort = (error: unknown): string =>
  (error instanceof Error ? error.name : 'Error').replaceAll(/[^\w.-]/g, '').slice(0, 60) || 'Error';

export const removeBucket: Handler<SaveBucketCalls['removeBucket']> = ({ scope, actor }) =>
  scope.transaction(async (tx) => {
    const row = await bucketStore(tx).ofFirm();
    if (row) {
      await bucketStore(tx).buckets.remove(row.id);
      await audit(tx, actor, 'firmBucket.deleted', { entity: ['firm_bucket', row.id], before: toAuditFields(row) });
    }
    return { done: true };
  });
