import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

/** The model area: a folder on each line, then the files in it. */
function listModelFiles(): string[] {
  const [, block = ''] = /```\n(packages\/domain[^`]*)```/.exec(read('CONTRIBUTING.md')) ?? [];
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [folder = '', ...names] = line.trim().split(/\s+/);
      return folder.endsWith('/') ? names.map((name) => folder + name) : [folder];
    });
}

const listFilesUnder = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => !/node_modules|[\\/]dist[\\/]/.test(path));
const files = ['apps', 'packages', 'docs', 'e2e', 'scripts', 'spec'].flatMap(listFilesUnder);

/** What is written in backticks, outside examples. */
const quoted = guides.flatMap((guide) =>
  [
    ...read(guide)
      .replaceAll(/```[^]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => ({ guide, text })),
);

/** Files, whole or by their end (`platform/db/types.ts`, `domain/notes`), with the model area for any area. */
const paths = quoted
  .map(({ guide, text }) => ({ guide, path: text.replaceAll('<area>', 'notes').replace(/\/$/, '') }))
  .filter(({ path }) => /^\.?[\w-]+(?:[./][\w-]+)*$/.test(path) && /\/|\.(?:tsx?|mjs|sql|json|md)$/.test(path))
  .filter(({ path }) => !/YYYY|\bFIRM\b|^BOEDEL_DATA|^import\/no-cycle$/.test(path))
  // Names of file formats, with their version: `boedel-audit-proof/1`.
  .filter(({ path }) => !/^boedel-[a-z-]+\/\d+$/.test(path));
/** Settings of other programs. */
const ofOthers = new Set(['max_prepared_statements', 'query_timeout']);
const ends = new Set(
  files.flatMap((path) =>
    [path, path.replace('/src/', '/')].flatMap((whole) => {
      const steps = whole.split('/');
      return steps.flatMap((_, at) => [
        steps.slice(at).join('/'),
        steps
          .slice(at)
          .join('/')
          .replace(/\.tsx?$/, ''),
      ]);
    }),
  ),
);

describe('the guides', () => {
  test('name an area to copy whose every file is there', () => {
    const files = listModelFiles();
    expect(files.length).toBeGreaterThan(12);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('name files that exist', () => {
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter(({ path }) => !existsSync(path) && !ends.has(path))).toEqual([]);
  });

  test('name functions and columns that exist', () => {
    // What the guides show in an example is declared in its test.
    const sources = files.filter((path) =>
      /^(?:apps|packages).*(?:(?<!\.test)\.tsx?|a-new-\w+\.test\.tsx?|\.sql)$|^scripts\/lib\/names\.json$/.test(path),
    );
    const words = new Set(sources.flatMap((path) => read(path).match(/\w+/g) ?? []));
    const named = quoted.flatMap(({ guide, text }) => {
      const [, word] = /^([a-z]\w*)(?:\(.*\))?$/.exec(text) ?? [];
      return word === undefined ? [] : [{ guide, word }];
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ word }) => !words.has(word) && !ofOthers.has(word) && !existsSync(word))).toEqual([]);
  });

  test('link to pages that exist', () => {
    const links = guides.flatMap((guide) =>
      [...read(guide).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => ({ guide, to })),
    );
    expect(links.filter(({ guide, to }) => !existsSync(join(dirname(guide), to)))).toEqual([]);
  });
});
