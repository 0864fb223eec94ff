import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { bucketCalls, storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { isRefused } from '@boedel/domain/law/refusal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { s3Store } from '../../platform/files/s3-store';
import { queueDueJobs } from '../../platform/jobs/schedule';
import { openFirmScope, openProviderScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { startS3 } from '../../testing/s3-server';
import { sendFiles } from '../../testing/send-files';
import { reachEndpoint } from './bucket-client';
import { copyCheckpointsDaily } from './copy-checkpoint';

const testApp = createTestApp({ FIRM_BUCKETS: 'any' });
let firm: TestFirm;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  firm = await testApp.createFirm();
  s3 = await startS3();
});
afterAll(() => s3.stop());

const uploadFile = (matterID: number, name: string, content: string, more: object = {}) =>
  sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, ...more }, [
    { name, content: Buffer.from(content) },
  ]);
const createSettings = () => ({
  endpoint: s3.settings.endpoint!,
  region: s3.settings.region,
  bucket: s3.settings.bucket,
  folder: '/estates/',
  accessKey: s3.settings.accessKeyId!,
  secretAccessKey: s3.settings.secretAccessKey!,
});
const listBucketKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of s3Store(s3.settings).list()) keys.push(key);
  return keys;
};

describe("the firm's bucket", () => {
  test('takes every version of every document of a matter, with a report; what is there already is not sent again', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const copy = () => firm.admin.call(bucketCalls.uploadAllDocumentsToS3Bucket, { body: { matterID } });
    expect((await copy()).problem).toEqual({
      matterID: ['The firm has no bucket yet. An administrator sets it in the organisation settings.'],
    });
    const saved = await firm.admin.call(bucketCalls.saveBucket, { body: createSettings() });
    expect([saved.status, saved.body.bucket?.folder]).toEqual([200, 'estates']);
    expect(saved.raw.toString()).not.toContain('secret');
    expect((await copy()).problem).toEqual({
      matterID: ['No document is filed on this matter yet. File some first.'],
    });
    const [first] = (await uploadFile(matterID, 'will.txt', 'The will')).body;
    const [second] = (await uploadFile(matterID, 'will.txt', 'The will, signed', { replacesID: first!.id })).body;
    const { body: begun } = await copy();
    expect([begun.state, begun.total]).toEqual(['waiting', 2]);
    await runJobs(testApp);
    const read = async () => (await firm.admin.call(bucketCalls.getBucketCopies, { query: { matterID } })).body;
    const [done] = (await read()).copies;
    expect([done!.state, done!.copied, done!.failed]).toEqual(['done', 2, 0]);
    expect(done!.rows.map(({ documentID, wasThere }) => [documentID, wasThere])).toEqual([
      [first!.id, false],
      [second!.id, false],
    ]);
    expect(new Set(await listBucketKeys())).toEqual(new Set(done!.rows.map(({ key }) => key)));
    expect(done!.rows[1]!.key).toMatch(/^estates\/[^/]+\/\d+ will \(2\)\.txt$/);
    await copy();
    await runJobs(testApp);
    expect((await read()).copies[0]!.rows.map(({ wasThere }) => wasThere)).toEqual([true, true]);
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action === 'document.copied')).toHaveLength(2);
  });

  test('is tried before it is kept, its secret lies sealed, and one whose service is gone is told for each document', async () => {
    const wrong = await firm.admin.call(bucketCalls.saveBucket, {
      body: { ...createSettings(), bucket: 'no-such-bucket' },
    });
    expect(wrong.problem).toEqual({
      bucket: ['The bucket did not take a file (NoSuchBucket). Look at its name and the key.'],
    });
    expect((await firm.admin.call(bucketCalls.saveBucket, { body: createSettings() })).status).toBe(200);
    const [row] = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ secret_sealed: string }>(sql`select secret_sealed from firm_bucket`),
    );
    expect(row!.secret_sealed).not.toContain(createSettings().secretAccessKey);
    // The secret stays where none is given, for the same key alone.
    const { secretAccessKey: _, ...without } = createSettings();
    expect((await firm.admin.call(bucketCalls.saveBucket, { body: without })).status).toBe(200);
    const other = await firm.admin.call(bucketCalls.saveBucket, { body: { ...without, accessKey: 'OTHER' } });
    expect(Object.keys(other.problem ?? {})).toEqual(['secretAccessKey']);

    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await uploadFile(matterID, 'a.txt', 'a');
    await firm.admin.call(bucketCalls.uploadAllDocumentsToS3Bucket, { body: { matterID } });
    expect((await firm.admin.call(bucketCalls.removeBucket, { body: {} })).status).toBe(200);
    await runJobs(testApp);
    const { copies, hasBucket } = (await firm.admin.call(bucketCalls.getBucketCopies, { query: { matterID } })).body;
    expect([hasBucket, copies[0]!.failed, copies[0]!.rows[0]!.fault?.key]).toEqual([
      false,
      1,
      'The bucket cannot be opened any more. An administrator sets it again in the organisation settings.',
    ]);
    const capturer = await firm.person(['Capture Matter']);
    expect((await capturer.call(bucketCalls.getBucket)).status).toBe(403);
  });

  test('takes the checkpoint of the audit trail each day, as it was signed', async () => {
    const other = await testApp.createFirm();
    const settings = { ...createSettings(), folder: 'proofs' };
    expect((await other.admin.call(bucketCalls.saveBucket, { body: settings })).status).toBe(200);
    const copyDaily = async () => {
      await openProviderScope(testApp.test.database).transaction((tx) =>
        tx.run(sql`delete from job where kind = 'audit.checkpoint.copy'`),
      );
      await queueDueJobs(testApp.test.database, [copyCheckpointsDaily], new Date(), new Map());
      await openProviderScope(testApp.test.database).transaction((tx) =>
        tx.run(sql`update job set run_at = now() where state = 'waiting'`),
      );
      await runJobs(testApp);
      return openFirmScope(testApp.test.database, other.id).transaction((tx) =>
        tx.one<{ state: string; last_error: string | null }>(
          sql`select state, last_error from job where kind = 'audit.checkpoint.copy'`,
        ),
      );
    };
    expect((await copyDaily()).last_error).toBeNull();
    const { time, note } = await openFirmScope(testApp.test.database, other.id).transaction((tx) =>
      tx.one<{ time: string; note: string }>(sql`select made_at as time, note from audit_checkpoint`),
    );
    const key = `proofs/audit-checkpoints/${time.slice(0, 10)}.txt`;
    expect(await listBucketKeys()).toContain(key);
    // The store of the tests reads only keys of the product's own form, which a firm's folder is not.
    const stored = await new S3Client({
      region: s3.settings.region,
      endpoint: s3.settings.endpoint!,
      forcePathStyle: true,
      credentials: { accessKeyId: s3.settings.accessKeyId!, secretAccessKey: s3.settings.secretAccessKey! },
    }).send(new GetObjectCommand({ Bucket: s3.settings.bucket, Key: key }));
    expect(await stored.Body!.transformToString()).toBe(note);

    // A bucket that cannot be reached any more: the work fails, and says why without what the service said.
    await openFirmScope(testApp.test.database, other.id).transaction((tx) =>
      tx.run(sql`update firm_bucket set bucket = 'no-such-bucket'`),
    );
    expect((await copyDaily()).last_error).toMatch(/^The firm's bucket did not take the checkpoint \(\w+\)\.$/);
  });

  test('must be on the public internet, unless the configuration permits a private network', async () => {
    const isEndpointAllowed = async (endpoint: string) =>
      isRefused(await reachEndpoint(endpoint, { FIRM_BUCKETS: 'public' }));
    for (const endpoint of [
      'http://8.8.8.8',
      'https://127.0.0.1:9000',
      'https://10.1.2.3',
      'https://[::1]',
      'https://[::ffff:192.168.0.1]',
      'https://[64:ff9b::7f00:1]',
      'https://[2002:7f00:1::]',
      'https://[::ffff:0:127.0.0.1]',
      'https://[::127.0.0.1]',
      'https://100.64.0.1',
      'https://0x7f.1',
      'https://169.254.169.254',
      'https://localhost',
      'https://name:word@8.8.8.8',
      'file:///etc/passwd',
      's3',
    ]) {
      expect([endpoint, await isEndpointAllowed(endpoint)]).toEqual([endpoint, true]);
    }
    expect(await isEndpointAllowed('https://8.8.8.8')).toBe(false);
  });
});

describe('links to documents kept elsewhere', () => {
  test('are added, changed and removed on a matter when the firm switched the tab on; only pages are taken', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const save = (more: object) =>
      firm.admin.call(storageLinkCalls.save, {
        body: { matterID, name: 'Library', url: 'https://firm.sharepoint.com/sites/estates', ...more },
      });
    expect((await save({})).problem).toEqual({
      matterID: ['The SharePoint tab is off. An administrator switches it on in the organisation settings.'],
    });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update firm_setting set is_share_point_on = true where intermediary_id = app_firm()`),
    );
    for (const url of ['javascript:alert(1)', 'http://firm.example', 'https://a:b@firm.example', '\\\\server\\share']) {
      expect((await save({ url })).status).toBe(422);
    }
    const { body: added } = await save({ note: 'Since March' });
    expect([added.name, added.note, added.version]).toEqual(['Library', 'Since March', 1]);
    const { body: changed } = await save({ id: added.id, version: 1, name: 'Site' });
    expect([changed.id, changed.name, changed.version]).toEqual([added.id, 'Site', 2]);
    expect((await save({ id: added.id, version: 1, name: 'Late' })).status).toBe(409);
    const list = async () => (await firm.admin.call(storageLinkCalls.getbymatterid, { query: { matterID } })).body;
    expect((await list()).map(({ name }) => name)).toEqual(['Site']);
    const other = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    expect((await save({ id: added.id, version: 2, matterID: other.id })).status).toBe(404);
    expect((await firm.admin.call(storageLinkCalls._delete, { body: { id: added.id } })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await listTrail(testApp, firm, matterID)).slice(-3)).toEqual([
      'documentStorageLink.added',
      'documentStorageLink.changed',
      'documentStorageLink.deleted',
    ]);
  });
});
