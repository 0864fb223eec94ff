import { standardTemplates } from '@boedel/domain/templates/catalogue';
import { expect, test } from 'vitest';
import { af as documents } from './af/documents';
import { af as names } from './af/paper-names';

test('every paper that comes with the product is called something in Afrikaans, and by one name', () => {
  expect(standardTemplates.filter(({ name }) => !documents[name] && !names[name]).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(names).filter((name) => documents[name] && documents[name] !== names[name])).toEqual([]);
  const known = new Set(standardTemplates.map(({ name }) => name));
  expect(Object.keys(names).filter((name) => !known.has(name))).toEqual([]);
});
