import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.includes('/') && path.endsWith('.ts') && !/\.test(?:ing)?\.ts$/.test(path),
);
const areaOf = (path: string): string => path.split('/')[0]!;

/** Which areas an area imports, types included. */
const uses = new Map<string, Set<string>>();
for (const path of files) {
  const area = areaOf(path);
  const known = uses.get(area) ?? new Set<string>();
  uses.set(area, known);
  for (const [, to = ''] of readFileSync(join(here, path), 'utf8').matchAll(/\b(?:from|import) '(\.[^']*)'/g)) {
    const target = normalize(join(dirname(path), to));
    if (!target.startsWith('..') && areaOf(target) !== area) known.add(areaOf(target));
  }
}

function reach(from: string): Set<string> {
  const found = new Set<string>();
  const ahead = [...(uses.get(from) ?? [])];
  for (let area = ahead.pop(); area !== undefined; area = ahead.pop()) {
    if (found.has(area)) continue;
    found.add(area);
    ahead.push(...(uses.get(area) ?? []));
  }
  return found;
}

test('areas point one way: none leads back to itself', () => {
  expect(uses.size).toBeGreaterThan(20);
  expect([...uses.keys()].filter((area) => reach(area).has(area))).toEqual([]);
});

const isStore = (path: string): boolean => path.endsWith('.store.ts');

test('SQL stands in stores: nothing else of an area writes a statement', () => {
  const writing = files.filter((path) =>
    /\bfrom '[^']*\/platform\/db\/sql'/.test(readFileSync(join(here, path), 'utf8')),
  );
  expect(writing.filter(isStore).length).toBeGreaterThan(90);
  expect(writing.filter((path) => !isStore(path))).toEqual([]);
});
