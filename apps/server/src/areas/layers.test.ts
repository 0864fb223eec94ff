import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A small project under the real project's rules. */
const lintFolder = mkdtempSync(join(tmpdir(), 'boedel-layers-'));
const areas = join('apps', 'server', 'src', 'areas');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(lintFolder, path)), { recursive: true });
  writeFileSync(join(lintFolder, path), text);
};
const writeLayers = (lines: readonly string[]): void =>
  write('oxlint.layers.json', JSON.stringify({ 'apps/server/src/areas': lines }));

/** Which lines the linter refuses, as `file:line`. */
function runLint(): { refused: string[]; said: string } {
  const run = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'unix', 'apps'],
    { cwd: lintFolder, encoding: 'utf8' },
  );
  const refused = [...run.stdout.matchAll(/areas\/(\S+?):(\d+):\d+:.*no-restricted-imports/g)];
  return { refused: refused.map(([, file, line]) => `${file}:${line}`).sort(), said: run.stdout + run.stderr };
}

beforeAll(() => {
  cpSync('oxlint.config.mjs', join(lintFolder, 'oxlint.config.mjs'));
  const rules = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as object;
  write('.oxlintrc.json', JSON.stringify({ ...rules, options: {} }));
  const createImports = (...from: string[]) =>
    from.map((path, at) => `import { x${at} } from '${path}';\nexport const y${at} = x${at};\n`).join('');
  write(join(areas, 'all.ts'), createImports('./high/a', './low/a'));
  write(join(areas, 'high', 'a.ts'), createImports('../low/a', './low', '../beside/a'));
  write(join(areas, 'high', 'a.test.ts'), createImports('../../all'));
  write(join(areas, 'beside', 'part', 'a.ts'), createImports('../../low/a', '../high', '../../high/a'));
  write(
    join(areas, 'low', 'a.ts'),
    `import type { T } from '../high/a';\nexport type { U } from '../all';\nexport type V = T;`,
  );
  write(join(areas, 'low', 'low.store.ts'), createImports('../../platform/db/sql'));
  write(join(areas, 'low', 'save-low.ts'), createImports('../../platform/db/sql'));
});
afterAll(() => rmSync(lintFolder, { recursive: true, force: true }));

describe('the linter', () => {
  test('refuses an import from the same layer or one above, types included, and SQL outside a store', () => {
    writeLayers(['all', 'high beside', 'low']);
    expect(runLint().refused).toEqual([
      'beside/part/a.ts:5',
      'high/a.ts:5',
      'low/a.ts:1',
      'low/a.ts:2',
      'low/save-low.ts:1',
    ]);
  });

  test('says which area has no layer', () => {
    writeLayers(['all', 'high', 'low']);
    expect(runLint().said).toContain('apps/server/src/areas/beside must be in oxlint.layers.json once');
  });
});
