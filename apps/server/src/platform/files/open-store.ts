import { join } from 'node:path';
import type { Config } from '../config/config';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { createClamdScanner } from './virus-scanner';

type FileStoreSettings = Pick<
  Config,
  | 'dataFolder'
  | 'UPLOAD_MB'
  | 'PICTURE_MEGAPIXELS'
  | 'FIRM_GB'
  | 'VIRUS_SCANNER'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** What people send is scanned before it is kept, where a scanner is configured. */
export async function openFileStore(config: FileStoreSettings): Promise<FileStore> {
  const store = await chooseStore(config);
  return config.VIRUS_SCANNER ? { ...store, scan: createClamdScanner(config.VIRUS_SCANNER) } : store;
}

/** S3 where a bucket is configured, else a folder beside the database, which then need not load the S3 client. */
async function chooseStore(config: FileStoreSettings): Promise<FileStore> {
  const limits = {
    bytes: config.UPLOAD_MB << 20,
    pixels: config.PICTURE_MEGAPIXELS * 1_000_000,
    firmBytes: config.FIRM_GB * 1024 ** 3,
  };
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
