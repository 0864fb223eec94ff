import { workerJob } from '../../../platform/worker-pool/worker-job';
import type { Sheet } from './sheet';

export const openSheetJob = workerJob<{ readonly bytes: Uint8Array }, Sheet>('openSheet', { seconds: 60 });
