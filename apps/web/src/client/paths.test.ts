import { pages } from '@boedel/contract/pages/pages.data';
import { expect, test } from 'vitest';
import { type AnyAppPath, paths, toRouterPattern } from './paths';

const isPath = (value: unknown): value is AnyAppPath => typeof value === 'function' && 'pattern' in value;
const listPatterns = (group: object): string[] =>
  Object.values(group).flatMap((value) => (isPath(value) ? [value.pattern] : listPatterns(value)));

test('every address spelled here is a page of the table, to the letter', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(listPatterns(paths).filter((pattern) => !known.has(pattern))).toEqual([]);
});

test('a path is filled in with what it asks for, safely', () => {
  expect(paths.matter.creditor({ id: 12, creditorId: 7 })).toBe('/matters/12/creditors/7');
  expect(paths.template({ templateId: 'a/b' })).toBe('/details/template/a%2Fb');
});

test('the router reads the same pattern in its own spelling', () => {
  expect(toRouterPattern(paths.templateNew.pattern)).toBe('/details/templateNew/$templateId/$isStandardTemplate');
});
