import { declareWorkerJob } from '../../../platform/worker-pool/worker-job';
import type { OpenedSheet } from './sheet';

export const openSheetJob = declareWorkerJob<{ readonly bytes: Uint8Array }, OpenedSheet>('openSheet', { seconds: 60 });
