import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { type S3Settings, s3Store } from '../platform/files/s3-store';

interface TestS3 {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/**
 * An empty bucket on an S3-compatible server on loopback. `TEST_S3`, as `endpoint key secret`, names another server to try:
 * MinIO, Garage, OpenStack Swift with its S3 API. Without it s3rver is started, whose one known key pair is its own.
 */
export const startS3 = (): Promise<TestS3> => {
  const [endpoint, accessKeyId, secretAccessKey] = (process.env['TEST_S3'] ?? '').split(' ');
  return endpoint && accessKeyId && secretAccessKey
    ? openBucket({ endpoint, accessKeyId, secretAccessKey })
    : startS3rver();
};

async function openBucket(server: {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}): Promise<TestS3> {
  const settings = {
    ...server,
    bucket: `boedel-${randomUUID()}`,
    region: process.env['TEST_S3_REGION'] ?? 'us-east-1',
  };
  const { accessKeyId, secretAccessKey, endpoint, region, bucket } = settings;
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    settings,
    stop: async () => {
      const store = s3Store(settings);
      for await (const { key } of store.list()) await store.remove(key).catch(() => undefined);
      await client.send(new DeleteBucketCommand({ Bucket: bucket })).catch(() => undefined);
      client.destroy();
    },
  };
}

async function startS3rver(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'boedel-s3-'));
  const bucket = 'boedel-test';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      region: 'af-south-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
