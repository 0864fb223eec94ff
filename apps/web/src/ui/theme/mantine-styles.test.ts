import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '../..');
const library = resolve(import.meta.dirname, '../../../../../node_modules/@mantine') + '/';
const core = `${library}core/esm/`;
const read = (path: string): string => readFileSync(path, 'utf8');

/** Where each name of the library comes from. */
const homes = new Map(
  [...read(`${core}index.mjs`).matchAll(/import \{ ([^}]+) \} from "(.+?)"/g)].flatMap(([, names, from]) =>
    names!.split(',').map((name) => [name.trim(), resolve(core, from!)] as const),
  ),
);

const listImportedNames = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]+)\} from ['"]@mantine\/core['"]/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.replace(/\btype |\bas .*/g, '').trim()),
  );

const listFilesBelow = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => resolve(folder, file));

/** A component draws others: every style sheet of what is reached from a file. */
function collectSheets(file: string, seen: Set<string>, sheets: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  if (/\.module(\.css)?\.mjs$/.test(file)) sheets.add(basename(file).replace(/\.module.*$/, ''));
  for (const [, next] of read(file).matchAll(/from "(\.[^"]+)"/g))
    collectSheets(resolve(dirname(file), next!), seen, sheets);
}

test('every component that is used brings its style sheet, and no other does', () => {
  const users = [...listFilesBelow(sources, /\.tsx?$/), ...listFilesBelow(`${library}dates/esm`, /\.mjs$/)];
  const used = new Set([...users.flatMap((file) => listImportedNames(read(file))), 'MantineProvider']);
  const sheets = new Set<string>();
  for (const name of used) if (homes.has(name)) collectSheets(homes.get(name)!, new Set(), sheets);
  const needed = [...sheets].filter((name) => existsSync(`${library}core/styles/${name}.css`));
  const brought = [...read(resolve(sources, 'ui/theme/mantine-styles.ts')).matchAll(/core\/styles\/([A-Z]\w+)\.css/g)];
  expect(brought.map(([, name]) => name!).toSorted()).toEqual(needed.toSorted());
});
