import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The one cipher we use: what it hides it also proves, together with what stands beside it in the open. */
const name = 'aes-256-gcm';
export const nonceBytes = 12;
export const proofBytes = 16;

export interface CipherKey {
  readonly key: Buffer;
  /** Never the same twice under one key. */
  readonly nonce: Buffer;
  /** Proved and not hidden. */
  readonly beside?: Buffer;
}

export function encrypt(
  { key, nonce, beside }: CipherKey,
  plain: Buffer,
): { readonly hidden: Buffer; readonly proof: Buffer } {
  const cipher = createCipheriv(name, key, nonce, { authTagLength: proofBytes });
  if (beside) cipher.setAAD(beside);
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { hidden, proof: cipher.getAuthTag() };
}

/** Undefined where the key is another one or anything was changed. */
export function decrypt({ key, nonce, beside }: CipherKey, hidden: Buffer, proof: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(name, key, nonce, { authTagLength: proofBytes });
    if (beside) decipher.setAAD(beside);
    decipher.setAuthTag(proof);
    return Buffer.concat([decipher.update(hidden), decipher.final()]);
  } catch {
    return undefined;
  }
}
