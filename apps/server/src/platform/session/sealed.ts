import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt, nonceBytes, proofBytes } from '../aes-gcm';
import type { SecretKeys } from './keys';

const deriveSealingKey = (key: string): Buffer => createHash('sha256').update(`boedel sealed ${key}`).digest();

/** Seals a secret that must be read again, so that the database alone does not give it away. */
export function seal({ signing }: Pick<SecretKeys, 'signing'>, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const { hidden, proof } = encrypt({ key: deriveSealingKey(signing), nonce }, Buffer.from(secret, 'utf8'));
  return Buffer.concat([nonce, proof, hidden]).toString('base64url');
}

function openSealed(key: string, bytes: Buffer): string | undefined {
  const begins = nonceBytes + proofBytes;
  const under = { key: deriveSealingKey(key), nonce: bytes.subarray(0, nonceBytes) };
  return decrypt(under, bytes.subarray(begins), bytes.subarray(nonceBytes, begins))?.toString('utf8');
}

/** Opens what was sealed; undefined where it was sealed with no key of ours or changed since. */
export function unseal({ signing, earlier }: SecretKeys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of [signing, ...earlier]) {
    const secret = openSealed(key, bytes);
    if (secret !== undefined) return secret;
  }
  return undefined;
}
