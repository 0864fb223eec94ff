import type { Refusal } from '@boedel/domain/law/refusal';
import { declarePagedJob } from '../worker-pool/worker-job';

/** What an archive may unpack to; what comes out is measured, whatever the archive says of itself. */
export interface ArchiveLimits {
  /** All entries together. */
  readonly bytes: number;
  readonly entries: number;
  /** How many times its packed size an entry may come to, once it is larger than a megabyte. */
  readonly ratio: number;
}

/** Part of an entry: its bytes, or of one that is JSON what it says, a list a few rows at a time. */
export interface ArchivePage {
  readonly name: string;
  readonly sha256: string;
  readonly content?: Uint8Array;
  readonly json?: unknown;
  readonly rows?: readonly unknown[];
}

export interface ToUnpack {
  readonly bytes: Uint8Array;
  readonly limits: ArchiveLimits;
}

export const unpackArchiveJob = declarePagedJob<ToUnpack, { readonly refusals?: readonly Refusal[] }, ArchivePage>(
  'unpackArchive',
  { seconds: 60, isLong: false },
);
