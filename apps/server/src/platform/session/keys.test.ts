import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { writeIfAbsent } from '../files/write-whole';
import { addKey, forgetEarlierKeys, readKeys } from './keys';

const createKeySettings = () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'boedel-keys-'));
  return { settings: { AUTH_KEY: undefined, AUTH_KEY_EARLIER: [], dataFolder }, path: join(dataFolder, 'auth-key') };
};

describe('the key', () => {
  test('is made once, whoever starts first, and is its owner’s alone', async () => {
    const { settings, path } = createKeySettings();
    const all = await Promise.all(Array.from({ length: 8 }, () => readKeys(settings)));
    expect(new Set(all.map(({ signing }) => signing)).size).toBe(1);
    expect(all[0]!.signing.length).toBeGreaterThanOrEqual(64);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(settings.dataFolder)).toEqual(['auth-key']);
  });

  test.each(['', 'short', 'x'.repeat(31)])('of %j is refused, for anybody could sign with it', async (kept) => {
    const { settings, path } = createKeySettings();
    writeFileSync(path, kept);
    await expect(readKeys(settings)).rejects.toThrow('is empty or too short');
    expect(readFileSync(path, 'utf8')).toBe(kept);
  });

  test('is written whole or not at all when the disk is full', async () => {
    const { settings, path } = createKeySettings();
    async function* failPartway(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('the first half');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    await expect(writeIfAbsent(path, failPartway())).rejects.toThrow('no space');
    expect(readdirSync(settings.dataFolder)).toEqual([]);
  });

  test.each([{ AUTH_KEY: 'short' }, { AUTH_KEY: 'x'.repeat(32), AUTH_KEY_EARLIER: 'short' }])(
    'in the environment, %j, is refused at the start where it is short',
    (environment) => {
      expect(() => readConfig(environment)).toThrow('at least 32 characters');
    },
  );

  test('in the environment is used with those before it', async () => {
    const [now, before, first] = ['n', 'b', 'f'].map((letter) => letter.repeat(32));
    const config = readConfig({ AUTH_KEY: now, AUTH_KEY_EARLIER: `${before},${first}` });
    expect(await readKeys(config)).toEqual({ signing: now, earlier: [before, first] });
    expect(readConfig({ AUTH_KEY: '' }).AUTH_KEY).toBeUndefined();
  });

  test('is followed by another, and forgotten when it has done its time', async () => {
    const { settings } = createKeySettings();
    const first = await readKeys(settings);
    const rotated = await addKey(settings, first);
    expect(rotated.earlier).toEqual([first.signing]);
    expect(await readKeys(settings)).toEqual(rotated);
    await forgetEarlierKeys(settings, rotated);
    expect(await readKeys(settings)).toEqual({ signing: rotated.signing, earlier: [] });
  });
});
