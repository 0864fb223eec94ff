import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { Config } from '../../platform/config/config';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Addresses of our own network: a firm's setting must not make us speak to what stands beside us. */
const ours = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  ours.addSubnet(network, bits, 'ipv4');
}
ours.addSubnet('::', 127, 'ipv6');
ours.addSubnet('fc00::', 7, 'ipv6');
ours.addSubnet('fe80::', 10, 'ipv6');
ours.addSubnet('ff00::', 8, 'ipv6');

const isOurs = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ? ours.check(mapped, 'ipv4') : ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** The service must be one on the open internet, over https; `FIRM_BUCKETS=any` lets it stand beside us. */
export async function checkEndpoint(
  endpoint: string,
  { FIRM_BUCKETS }: Pick<Config, 'FIRM_BUCKETS'>,
): Promise<Outcome<URL>> {
  const wrong = refuse('endpoint', 'Give the address of the service, as https://s3.af-south-1.amazonaws.com');
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return wrong;
  if (FIRM_BUCKETS === 'any') return url;
  if (url.protocol !== 'https:') return wrong;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
    if (found.length > 0 && found.every(({ address }) => !isOurs(address))) return url;
  } catch {
    return refuse('endpoint', 'Nothing on the internet has this address. Look at its spelling.');
  }
  return refuse('endpoint', 'This address is not on the open internet. Give the one your storage service names.');
}

/** The firm's bucket: puts a file there, and says whether one of that size is there already. */
export function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: BucketSettings) {
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 60_000 },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    put: async (key: string, content: Uint8Array, contentType: string, sha256: string): Promise<void> =>
      void (await client.send(
        new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType, Metadata: { sha256 } }),
      )),
    /** The checksum we gave it when we put it there. */
    checksumOf: async (key: string): Promise<string | undefined> => {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).Metadata?.['sha256'];
      } catch (error) {
        const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
        if ($metadata?.httpStatusCode === 404) return undefined;
        throw error;
      }
    },
    remove: async (key: string): Promise<void> => void (await client.send(new DeleteObjectCommand(at(key)))),
    close: (): void => client.destroy(),
  };
}
