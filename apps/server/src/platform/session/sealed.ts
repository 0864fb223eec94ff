import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config/config';
import { authKey } from './tokens';

const keyFor = async ({ AUTH_KEY, dataFolder }: Pick<Config, 'AUTH_KEY' | 'dataFolder'>): Promise<Buffer> =>
  createHash('sha256')
    .update(`boedel sealed ${await authKey(AUTH_KEY, dataFolder)}`)
    .digest();

/** Seals a secret that must be read again, so that the database alone does not give it away. */
export async function seal(config: Pick<Config, 'AUTH_KEY' | 'dataFolder'>, secret: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(config), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what was sealed; undefined where it was sealed with another key or changed since. */
export async function unseal(
  config: Pick<Config, 'AUTH_KEY' | 'dataFolder'>,
  sealed: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', await keyFor(config), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
