import { isRefused } from '@boedel/domain/law/refusal';
import type { Services } from '../../platform/services';
import { unseal } from '../../platform/session/sealed';
import { openBucket, reachEndpoint } from './bucket-client';
import type { FirmBucketRow } from './bucket.store';

export type OpenedBucket = ReturnType<typeof openBucket>;

/** The bucket as it was saved; nothing where its secret or its address is no longer of use. */
export async function openFirmBucket(
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  settings: FirmBucketRow,
): Promise<OpenedBucket | undefined> {
  const secretAccessKey = unseal(keys, settings.secret_sealed);
  if (!secretAccessKey) return undefined;
  const reach = await reachEndpoint(settings.endpoint, config);
  if (isRefused(reach)) return undefined;
  return openBucket(reach, { ...settings, accessKeyId: settings.access_key_id, secretAccessKey });
}
