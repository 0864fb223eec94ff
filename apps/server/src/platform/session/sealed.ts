import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Keys } from './keys';

const sealingKey = (key: string): Buffer => createHash('sha256').update(`boedel sealed ${key}`).digest();

/** Seals a secret that must be read again, so that the database alone does not give it away. */
export function seal({ signing }: Pick<Keys, 'signing'>, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(signing), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Opens what was sealed; undefined where it was sealed with no key of ours or changed since. */
export function unseal({ signing, earlier }: Keys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of [signing, ...earlier]) {
    const secret = openWith(key, bytes);
    if (secret !== undefined) return secret;
  }
  return undefined;
}
