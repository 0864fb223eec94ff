import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Something nobody guesses, to hand out: 256 bits as text for a link or a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** What we keep of a secret. It has too many bits to be found by trying, so a plain fingerprint is enough. */
export const computeFingerprint = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Six digits, each set as likely as another. */
export const createCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
