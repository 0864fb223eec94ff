import { declareWorkerJob } from '../../platform/worker-pool/worker-job';

export interface ReadMail {
  readonly messageId: string;
  /** The mails it answers, the first of the thread first. */
  readonly refs: readonly string[];
  readonly subject: string;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  readonly to: readonly string[];
  readonly sentAt: string | null;
  readonly beginning: string;
  readonly attachments: readonly { readonly name: string; readonly content: Uint8Array }[];
}

export const readMailJob = declareWorkerJob<{ readonly name: string; readonly content: Uint8Array }, ReadMail>(
  'readMail',
  {
    seconds: 30,
  },
);
