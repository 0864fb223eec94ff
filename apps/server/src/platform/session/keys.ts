import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { writeIfAbsent, writeWhole } from '../files/write-whole';

/** What tokens are signed and secrets sealed with. New ones with the first; earlier ones are still read. */
export interface SecretKeys {
  readonly signing: string;
  readonly earlier: readonly string[];
}

export type KeySettings = Pick<Config, 'AUTH_KEY' | 'AUTH_KEY_EARLIER' | 'dataFolder'>;

export const minKeyBytes = 32;
const isLongEnough = (key: string): boolean => Buffer.byteLength(key) >= minKeyBytes;
const createKey = (): string => randomBytes(48).toString('base64url');
const buildKeyPath = (dataFolder: string): string => join(dataFolder, 'auth-key');

/** A name for a key that does not give it away. */
export const nameKey = (key: string): string =>
  createHash('sha256').update(`boedel key name ${key}`).digest('base64url').slice(0, 12);

async function readKeyFile(path: string): Promise<SecretKeys> {
  const [signing = '', ...earlier] = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  if (!isLongEnough(signing) || !earlier.every(isLongEnough)) {
    throw new Error(
      `The key in ${path} is empty or too short, so anybody could sign with it. Put the file back from your copy; where there is none, remove it and a new one is made: everybody signs in again, and authenticator apps are set up anew.`,
    );
  }
  return { signing, earlier };
}

/** AUTH_KEY where it is set, else one made once and kept in the data folder: the key first, earlier ones on lines below. */
export async function readKeys({ AUTH_KEY, AUTH_KEY_EARLIER, dataFolder }: KeySettings): Promise<SecretKeys> {
  if (AUTH_KEY) return { signing: AUTH_KEY, earlier: AUTH_KEY_EARLIER };
  await writeIfAbsent(buildKeyPath(dataFolder), Buffer.from(createKey()));
  return readKeyFile(buildKeyPath(dataFolder));
}

/** A new key before those in the data folder. */
export async function addKey({ dataFolder }: KeySettings, { signing, earlier }: SecretKeys): Promise<SecretKeys> {
  const keys = { signing: createKey(), earlier: [signing, ...earlier] };
  await writeWhole(buildKeyPath(dataFolder), Buffer.from([keys.signing, ...keys.earlier].join('\n')));
  return keys;
}

/** Only the key that signs. Whatever was signed with an earlier one is worth nothing after the next start. */
export async function forgetEarlierKeys({ dataFolder }: KeySettings, { signing }: SecretKeys): Promise<SecretKeys> {
  await writeWhole(buildKeyPath(dataFolder), Buffer.from(signing));
  return { signing, earlier: [] };
}
