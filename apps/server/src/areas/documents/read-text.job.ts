import type { ReadableKind } from '@boedel/document/read/read-text';
import { declareWorkerJob } from '../../platform/worker-pool/worker-job';

/** The words of a file, to be searched, and the numbers of our papers that a scan carries. */
export const readTextJob = declareWorkerJob<
  { readonly kind: ReadableKind | 'plain' | 'picture'; readonly bytes: Uint8Array; readonly isScan: boolean },
  { readonly words: string; readonly codes: readonly string[] }
>('readText', { seconds: 60, isLong: true });
