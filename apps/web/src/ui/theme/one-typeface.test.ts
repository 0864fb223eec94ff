import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['areas/legal', 'areas/session', 'ui/plain'].map((path) => join('apps/web/src', path));

test('the pages around signing in, the terms too, are set in the product’s one typeface', () => {
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  expect(sheets.length).toBeGreaterThan(4);
  const fonts = sheets.flatMap(
    (path) => readFileSync(path, 'utf8').match(/font(-family)?:[^;]*(serif|Times|Georgia)[^;]*;/g) ?? [],
  );
  expect(fonts.filter((rule) => !rule.includes('sans-serif'))).toEqual([]);
});
