import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The ways by which text that somebody typed could become a page's own code. */
const sinks =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc|createContextualFragment/;

test('no screen turns text into HTML: script in a free-text field stays text', () => {
  const sources = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join('apps/web/src', file), 'utf8') }));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => sinks.test(text)).map(({ file }) => file)).toEqual([]);
});
