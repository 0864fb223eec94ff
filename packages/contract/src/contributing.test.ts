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
function modelFiles(): string[] {
  const [, block = ''] = /```\n(packages\/domain[^`]*)```/.exec(read('CONTRIBUTING.md')) ?? [];
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [folder = '', ...names] = line.trim().split(/\s+/);
      return folder.endsWith('/') ? names.map((name) => folder + name) : [folder];
    });
}

/** Paths of the project in backticks; patterns and what somebody is to make are none. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|docs|e2e|scripts|spec)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]|YYYY/.test(path));

describe('the guides', () => {
  test('name an area to copy whose every file is there', () => {
    const files = modelFiles();
    expect(files.length).toBeGreaterThan(12);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('name files that exist', () => {
    const named = ['README.md', 'CONTRIBUTING.md', 'docs/adding-a-record.md', 'docs/adding-a-directory.md'].flatMap(
      (guide) => pathsIn(read(guide)).map((path) => ({ guide, path })),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  test('link to pages that exist', () => {
    const links = guides.flatMap((guide) =>
      [...read(guide).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => ({ guide, to })),
    );
    expect(links.filter(({ guide, to }) => !existsSync(join(dirname(guide), to)))).toEqual([]);
  });
});
