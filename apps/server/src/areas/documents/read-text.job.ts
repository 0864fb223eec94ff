import type { ReadableKind } from '@boedel/document/read/read-text';
import { declareWorkerJob } from '../../platform/worker-pool/worker-job';

/** The words of a file, to be searched. */
export const readTextJob = declareWorkerJob<
  { readonly kind: ReadableKind | 'plain'; readonly bytes: Uint8Array },
  { readonly words: string }
>('readText', { seconds: 60, isLong: true });
