import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = new URL('../../../../scripts/lib/prepare.mjs', import.meta.url).href;
const { discardEarlierAssets } = (await import(/* @vite-ignore */ script)) as {
  discardEarlierAssets: (dist: string, began: number) => void;
};

const dist = mkdtempSync(join(tmpdir(), 'boedel-builds-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
mkdirSync(join(dist, 'assets'));
const aDay = 86_400_000;

/** Writes files as a build does, with those a compression lays beside them; what is left of all builds. */
function build(at: number, ...files: string[]): string[] {
  for (const name of files.flatMap((file) => [file, `${file}.br`])) {
    writeFileSync(join(dist, 'assets', name), name);
    utimesSync(join(dist, 'assets', name), new Date(at + 1_000), new Date(at + 1_000));
  }
  discardEarlierAssets(dist, at);
  return readdirSync(join(dist, 'assets')).filter((name) => !name.endsWith('.br'));
}

test('an open page finds the files of the last four builds for two weeks, and older ones go', () => {
  const first = Date.UTC(2026, 10, 1);
  expect(build(first, 'a-1.js', 'same.js')).toEqual(['a-1.js', 'same.js']);
  expect(build(first + aDay, 'a-2.js', 'same.js')).toEqual(['a-1.js', 'a-2.js', 'same.js']);
  build(first + 2 * aDay, 'a-3.js', 'same.js');
  build(first + 3 * aDay, 'a-4.js', 'same.js');
  expect(build(first + 4 * aDay, 'a-5.js', 'same.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js', 'same.js']);
  expect(build(first + 17 * aDay, 'a-6.js', 'same.js')).toEqual(['a-4.js', 'a-5.js', 'a-6.js', 'same.js']);
  expect(readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.br'))).toHaveLength(4);
  expect(build(first + 60 * aDay, 'a-7.js')).toEqual(['a-6.js', 'a-7.js', 'same.js']);
});
