import { join } from 'node:path';
import type { Config } from '../config/config';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

type Settings = Pick<
  Config,
  | 'dataFolder'
  | 'UPLOAD_MB'
  | 'PICTURE_MEGAPIXELS'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** S3 where a bucket is configured, else a folder beside the database, which then need not load the S3 client. */
export async function openStore(config: Settings): Promise<FileStore> {
  const limits = { bytes: config.UPLOAD_MB << 20, pixels: config.PICTURE_MEGAPIXELS * 1_000_000 };
  if (!config.S3_BUCKET) return folderStore(join(config.dataFolder, 'files'), limits);
  const { s3Store } = await import('./s3-store');
  return s3Store(
    {
      bucket: config.S3_BUCKET,
      region: config.S3_REGION,
      endpoint: config.S3_ENDPOINT,
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    },
    limits,
  );
}
