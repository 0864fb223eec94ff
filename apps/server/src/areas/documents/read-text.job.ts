import type { Readable } from '@boedel/document/read/text-of';
import { workerJob } from '../../platform/worker-pool/worker-job';

/** The words of a file, to be searched. */
export const readTextJob = workerJob<
  { readonly kind: Readable | 'plain'; readonly bytes: Uint8Array },
  { readonly words: string }
>('readText', { seconds: 60, isLong: true });
