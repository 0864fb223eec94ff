import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** What is signed: a signature for one is worth nothing for another. */
export type SignedKind = 'matter archive' | 'matter archive preview';

const signingKey = (key: string, kind: SignedKind): Buffer =>
  createHash('sha256').update(`boedel signed ${kind} ${key}`).digest();

const signatureWith = (key: string, kind: SignedKind, content: Uint8Array): Buffer =>
  createHmac('sha256', signingKey(key, kind)).update(content).digest();

/** Proves later that this installation wrote these bytes. Not a public signature: only an installation with the key checks it. */
export const signBytes = ({ signing }: Pick<Keys, 'signing'>, kind: SignedKind, content: Uint8Array): string =>
  signatureWith(signing, kind, content).toString('base64url');

/** Whether a signature is ours, by the key that signs now or an earlier one. */
export function isSignedHere(
  { signing, earlier }: Keys,
  kind: SignedKind,
  content: Uint8Array,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  return [signing, ...earlier].some((key) => {
    const own = signatureWith(key, kind, content);
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
