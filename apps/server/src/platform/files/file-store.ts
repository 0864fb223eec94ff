import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { splitInPieces } from '../in-pieces';
import type { VirusScanner } from './virus-scanner';

export interface StoredObject {
  readonly size: number;
  readonly sha256: string;
}

/** How large what is sent may be. */
export interface FileLimits {
  readonly bytes: number;
  readonly pixels: number;
  /** All files of a firm together. */
  readonly firmBytes: number;
}
export const usualLimits: FileLimits = { bytes: 25 * 1024 * 1024, pixels: 100_000_000, firmBytes: 100 * 1024 ** 3 };

/** Where the bytes of files lie. Keys start with the firm's id; what lies under a key never changes. */
export interface FileStore {
  readonly kind: 'folder' | 's3';
  /** How large a file and a picture may be that somebody sends. */
  readonly limits: FileLimits;
  /** Looks at what somebody sends before it is kept, where one is configured. */
  readonly scan?: VirusScanner;
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredObject>;
  /** Throws FileMissingError before the first byte. */
  get(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** All files, or those whose keys begin with a folder, as '7/checkpoints/'. */
  list(folder?: string): AsyncIterable<{ key: string; size: number; changedAt: Date }>;
}

export class FileMissingError extends Error {
  constructor(readonly key: string) {
    super('The file is not where it was put. Restore it from a backup.');
  }
}

const keyShape = /^\d+(\/[\w-][\w.-]*)+$/;

/** A key is ours, or it does not become a path or an object's name. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`${key} is not a key of ours`);
  return key;
}

export const readFirmId = (key: string): number => Number(key.slice(0, key.indexOf('/')));

/** Passes bytes on and counts them. */
export function measure(): {
  through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  stored(): StoredObject;
} {
  const hash = createHash('sha256');
  let size = 0;
  return {
    through: async function* through(content) {
      for await (const chunk of content) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    },
    stored: () => ({ size, sha256: hash.digest('hex') }),
  };
}

/** Bytes piece by piece, so that others are answered meanwhile. */
export const toStream = (content: Uint8Array | AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  content instanceof Uint8Array ? splitInPieces(content) : content;
