import { declareWorkerJob } from '../worker-pool/worker-job';
import type { AllowedKinds } from './content-type';

export interface ToInspect {
  readonly name: string;
  readonly content: Uint8Array;
  /** What its place takes; absent where it is kept whatever it is. */
  readonly kinds?: AllowedKinds | undefined;
  /** How large a picture may be. */
  readonly pixels: number;
}

export interface Inspected {
  readonly contentType: string;
  readonly sha256: string;
  readonly hasScript: boolean;
}

export const inspectUploadJob = declareWorkerJob<ToInspect, Inspected>('inspectUpload', { seconds: 20 });
