import type { ImportedWord } from '@boedel/domain/templates/from-word';
import { declareWorkerJob } from '../../platform/worker-pool/worker-job';

export const readWordLetterJob = declareWorkerJob<
  { readonly name: string; readonly content: Uint8Array },
  ImportedWord
>('readWordLetter', { seconds: 30 });
