import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The ways by which text that somebody typed could become a page's own code. */
const sinks =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc|createContextualFragment/;

const listSources = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('no screen turns text into HTML: script in a free-text field stays text', () => {
  const sources = listSources('apps/web/src');
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => sinks.test(text)).map(({ file }) => file)).toEqual([]);
});

test('where somebody signs in a password may be pasted, and a manager knows which field is which', () => {
  const sources = ['session', 'account'].flatMap((area) => listSources(`apps/web/src/areas/${area}`));
  expect(sources.filter(({ text }) => text.includes('onPaste')).map(({ file }) => file)).toEqual([]);
  const all = sources.map(({ text }) => text).join('\n');
  for (const kind of ['username', 'current-password', 'new-password', 'one-time-code'])
    expect(all, kind).toContain(kind);
});
