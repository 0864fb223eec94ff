import type { Readable } from 'node:stream';

/** A file as an answer. */
export interface Download {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array | Readable;
}
