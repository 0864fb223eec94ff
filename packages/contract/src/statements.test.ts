import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface SpecStatement {
  readonly spec: 1 | 2;
  readonly section: string;
  readonly statement: string;
  readonly test?: { readonly file: string; readonly name: string };
  readonly differs?: string;
}
const statements = JSON.parse(readFileSync('spec/statements.json', 'utf8')) as readonly SpecStatement[];
const format = ({ spec, section, statement }: SpecStatement): string => `${spec}/${section} ${statement}`;
const sources = new Map<string, string>();
const readSource = (file: string): string => {
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  return sources.get(file)!;
};

describe('the statements of the specification', () => {
  test('are each held by a test that exists, or differ for a reason', () => {
    const isThere = ({ file, name }: NonNullable<SpecStatement['test']>): boolean =>
      [`'${name}'`, `"${name}"`, `\`${name}\``].some((title) => readSource(file).includes(title));
    const unheld = statements.filter((row) => (row.test ? !isThere(row.test) : !row.differs));
    expect(unheld.map(format)).toEqual([]);
  });

  test('stand once each', () => {
    const all = statements.map(format);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  test('that differ are in docs/differences.md with their reason, and a test holds what is done instead', () => {
    const page = readFileSync('docs/differences.md', 'utf8').replace(/\s+/g, ' ');
    const differing = statements.filter(({ differs }) => differs);
    expect(differing.filter(({ differs }) => !page.includes(differs!)).map(format)).toEqual([]);
    expect(differing.filter((row) => !row.test).map(format)).toEqual([]);
  });
});
