import type { FromWord } from '@boedel/domain/templates/from-word';
import { workerJob } from '../../platform/worker-pool/worker-job';

export const readWordLetterJob = workerJob<{ readonly name: string; readonly content: Uint8Array }, FromWord>(
  'readWordLetter',
  { seconds: 30 },
);
