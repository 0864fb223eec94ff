import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { Config } from '../../platform/config/config';
import { openReach, type Reach } from '../../platform/outgoing/reach';

export interface BucketSettings {
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The service must be one on the open internet, over https; `FIRM_BUCKETS=any` lets it stand beside us. */
export async function reachEndpoint(
  endpoint: string,
  { FIRM_BUCKETS }: Pick<Config, 'FIRM_BUCKETS'>,
): Promise<Outcome<Reach>> {
  const wrong = refuse('endpoint', 'Enter the service address, for example https://s3.af-south-1.amazonaws.com');
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return wrong;
  const anywhere = FIRM_BUCKETS === 'any';
  if (!anywhere && url.protocol !== 'https:') return wrong;
  const reach = await openReach(url, { anywhere });
  if (reach === 'unknown') {
    return refuse('endpoint', 'Nothing on the internet has this address. Look at its spelling.');
  }
  if (reach === 'notPublic') {
    return refuse('endpoint', 'This address is not on the public internet. Enter the one from your storage service.');
  }
  return reach;
}

/** The firm's bucket: puts a file there, and says whether one of that size is there already. */
export function openBucket({ url, httpAgent, httpsAgent, close }: Reach, settings: BucketSettings) {
  const { region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    endpoint: url.href,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It follows no redirects, and its agents lead to the addresses that were checked and to nothing else.
    followRegionRedirects: false,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 60_000, httpAgent, httpsAgent },
  });
  const locateObject = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    put: async (key: string, content: Uint8Array, contentType: string, sha256: string): Promise<void> =>
      void (await client.send(
        new PutObjectCommand({ ...locateObject(key), Body: content, ContentType: contentType, Metadata: { sha256 } }),
      )),
    /** The checksum we gave it when we put it there. */
    checksumOf: async (key: string): Promise<string | undefined> => {
      try {
        return (await client.send(new HeadObjectCommand(locateObject(key)))).Metadata?.['sha256'];
      } catch (error) {
        const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
        if ($metadata?.httpStatusCode === 404) return undefined;
        throw error;
      }
    },
    remove: async (key: string): Promise<void> => void (await client.send(new DeleteObjectCommand(locateObject(key)))),
    close: (): void => {
      client.destroy();
      close();
    },
  };
}
