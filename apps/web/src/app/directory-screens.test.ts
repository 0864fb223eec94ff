import { directories } from '@boedel/contract/directories/registry';
import { expect, test } from 'vitest';
import { directoryPaths, directoryScreens } from './directory-screens';
import { paths } from './paths';

test('every directory with an address has its pages there, and no other has any', () => {
  const declared = Object.entries(directories).flatMap(([key, { routes }]) => (routes ? [[key, routes]] : []));
  const spelled = Object.entries(directoryPaths).map(([key, { list, detail }]) => [
    key,
    { list: list.pattern, ...(detail && { detail: detail.pattern }) },
  ]);
  expect(Object.fromEntries(spelled)).toEqual(Object.fromEntries(declared));
});

test('the list of Legal Agents is left to the firm’s own page', () => {
  const addresses = directoryScreens.map(({ path }) => path.pattern);
  expect(addresses).toContain(paths.director.pattern);
  expect(addresses).not.toContain(paths.details.pattern);
  expect(new Set(addresses).size).toBe(addresses.length);
});
