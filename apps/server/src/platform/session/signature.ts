import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from './keys';

/** What is signed: a signature for one is worth nothing for another. */
export type SignedKind = 'matter archive' | 'matter archive preview';

const deriveSigningKey = (key: string, kind: SignedKind): Buffer =>
  createHash('sha256').update(`boedel signed ${kind} ${key}`).digest();

const computeSignature = (key: string, kind: SignedKind, content: Uint8Array): Buffer =>
  createHmac('sha256', deriveSigningKey(key, kind)).update(content).digest();

/** Proves later that this installation wrote these bytes. Not a public signature: only an installation with the key checks it. */
export const signBytes = ({ signing }: Pick<SecretKeys, 'signing'>, kind: SignedKind, content: Uint8Array): string =>
  computeSignature(signing, kind, content).toString('base64url');

/** Whether a signature is ours, by the key that signs now or an earlier one. */
export function isSignedHere(
  { signing, earlier }: SecretKeys,
  kind: SignedKind,
  content: Uint8Array,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  return [signing, ...earlier].some((key) => {
    const own = computeSignature(key, kind, content);
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
