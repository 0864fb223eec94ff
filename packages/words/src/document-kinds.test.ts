import { documentKinds } from '@boedel/domain/documents/document-kinds';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { af } from './af/documents';

test('every kind of paper has its Afrikaans', () => {
  expect(documentKinds.filter(({ name }) => !af[name])).toEqual([]);
});

test('kinds that the specification numbers are called as it calls them', () => {
  const catalogue = JSON.parse(readFileSync('spec/templates.json', 'utf8')) as { id: number; name: string }[];
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  for (const { number, name } of documentKinds) if (number < 200) expect(name).toBe(names.get(number));
});
