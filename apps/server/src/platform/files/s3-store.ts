import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  toStream,
  checkKey,
  FileMissingError,
  type FileStore,
  type FileLimits,
  measure,
  usualLimits,
} from './file-store';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
}

const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '') ||
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Any S3-compatible service. Path style, because most of those outside Amazon have no host for each bucket. */
export function s3Store(
  { bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings,
  limits: FileLimits = usualLimits,
): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    forcePathStyle: true,
    // Not every service knows the newer trailing checksums; the body's sha256 is part of the signature either way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locateObject = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    kind: 's3',
    limits,
    put: async (key, content) => {
      const measured = measure();
      // One file at a time is held whole: an upload's size must be known at its start, and files have a limit.
      const chunks: Uint8Array[] = [];
      for await (const chunk of measured.through(toStream(content))) chunks.push(chunk);
      await client.send(new PutObjectCommand({ ...locateObject(key), Body: Buffer.concat(chunks) }));
      return measured.stored();
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(locateObject(key)));
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(key) : error;
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(locateObject(key)))),
    exists: async (key) => {
      try {
        await client.send(new HeadObjectCommand(locateObject(key)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    list: async function* list(folder = '') {
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            ...(folder && { Prefix: folder }),
            ...(from && { ContinuationToken: from }),
          }),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          yield { key: Key ?? '', size: Size ?? 0, changedAt: LastModified ?? new Date() };
        }
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (from);
    },
  };
}
