import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyPath, paths, routerPattern } from './paths';

const isPath = (value: unknown): value is AnyPath => typeof value === 'function' && 'pattern' in value;
const patternsIn = (group: object): string[] =>
  Object.values(group).flatMap((value) => (isPath(value) ? [value.pattern] : patternsIn(value)));

const routes: { path: string }[] = JSON.parse(readFileSync('spec/routes.json', 'utf8'));
const specified = routes.map((route) => route.path).filter((path) => path !== '*');

test('every specified address is spelled here, to the letter, and no other', () => {
  expect(patternsIn(paths).sort()).toEqual([...specified].sort());
});

test('a path is filled in with what it asks for, safely', () => {
  expect(paths.matter.creditor({ id: 12, creditorId: 7 })).toBe('/matters/12/creditors/7');
  expect(paths.template({ templateId: 'a/b' })).toBe('/details/template/a%2Fb');
});

test('the router reads the same pattern in its own spelling', () => {
  expect(routerPattern(paths.templateNew)).toBe('/details/templateNew/$templateId/$isStandardTemplate');
});
