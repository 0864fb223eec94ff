import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/security-standard.md', 'utf8');

interface SecurityLine {
  readonly id: string;
  readonly level: string;
  readonly asked: string;
  readonly state: string;
  readonly where: string;
}
const lines: SecurityLine[] = [...page.matchAll(/^\| *(\d+\.\d+\.\d+) *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, id = '', level = '', asked = '', state = '', where = '']) => ({
    id,
    level: level.trim(),
    asked: asked.trim(),
    state: state.trim(),
    where: where.trim(),
  }),
);
const listFilesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|docs|e2e|scripts|README|CONTRIBUTING|package)[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );

/** How many requirements of the levels 1 and 2 each section of ASVS 5.0.0 has; in every section they come first. */
const sections = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2
  2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3
  6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2
  8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1
  9.1: 3, 9.2: 4
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1
  12.1: 3, 12.2: 2, 12.3: 4
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5
  14.1: 2, 14.2: 4, 14.3: 3
  15.1: 3, 15.2: 3, 15.3: 7
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3
  17.1: 1, 17.2: 4, 17.3: 2`;

describe('the page about security', () => {
  test('holds every requirement of both levels, each once', () => {
    const asked = [...sections.matchAll(/([\d.]+): (\d+)/g)].flatMap(([, section, count]) =>
      Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
    );
    expect(lines.map(({ id }) => id)).toEqual(asked);
    const countOfLevel = (level: string) => lines.filter((line) => line.level === level).length;
    expect([countOfLevel('1'), countOfLevel('2'), lines.length]).toEqual([70, 183, 253]);
  });

  test('says of each what it is and how it stands', () => {
    expect(lines.filter(({ asked, where }) => asked === '' || where === '')).toEqual([]);
    const states = new Set(lines.map(({ state }) => state));
    expect([...states].sort()).toEqual(['met', 'not applicable', 'open']);
  });

  test('calls nothing met without a test that proves it, or, where writing it down is what is asked, a page', () => {
    const isProof = (path: string): boolean => /\.(test|e2e)\.tsx?$|\.md$/.test(path);
    expect(lines.filter(({ state, where }) => state === 'met' && !listFilesIn(where).some(isProof))).toEqual([]);
  });

  test('names files that exist', () => {
    const named = listFilesIn(page);
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
  });

  test('counts its own states right', () => {
    const countInState = (state: string) => lines.filter((line) => line.state === state).length;
    expect(page).toContain(
      `${countInState('met')} are met, ${countInState('not applicable')} do not apply, ${countInState('open')} are open`,
    );
  });
});

test('every library is named by its exact version and locked by its checksum', () => {
  const manifests = ['package.json', 'e2e/package.json'].concat(
    ['apps', 'packages'].flatMap((root) => readdirSync(root).map((name) => `${root}/${name}/package.json`)),
  );
  const versions = manifests.flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  expect(versions.length).toBeGreaterThan(60);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const unlocked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
  );
  expect(unlocked.map(([path]) => path)).toEqual([]);
});
