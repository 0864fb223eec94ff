import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTranslations } from './all-translations';

const domain = 'packages/domain/src';
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file))
  .map((file) => readFileSync(join(domain, file), 'utf8'));
const subjects = sources.flatMap((text) =>
  [...text.matchAll(/\bcreateDatedTable(?:<[^()]*>)?\(\s*(?:'([^']+)'|"([^"]+)"),/g)].map(
    (found) => found[1] ?? found[2]!,
  ),
);

test('every table of the law can be named in Afrikaans where no row of it covers a day', () => {
  expect(subjects.length).toBeGreaterThan(40);
  expect(subjects.filter((subject) => !(subject in allTranslations))).toEqual([]);
});
