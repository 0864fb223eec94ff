import { sidebar } from '@boedel/contract/fixed/menus';
import { pages } from '@boedel/contract/pages/pages.data';
import { listPagesOfItem, settingsRules } from '@boedel/contract/session/navigation';
import { expect, test } from 'vitest';
import { mainScreens } from './screens';

/** A matter's own tabs are its workspace's to answer for. */
const kinds: ReadonlySet<string> = new Set(['main', 'report', 'trust report', 'super admin', 'settings']);

const withScreen = new Set(mainScreens.map(({ path }) => path.toLowerCase()));

test('every page the menus lead to has its screen', () => {
  const inMenus = [...sidebar.flatMap(listPagesOfItem), ...settingsRules.map(({ item }) => item)];
  expect(sidebar.filter((item) => listPagesOfItem(item).length === 0)).toEqual([]);
  expect(inMenus.length).toBeGreaterThan(30);
  expect(inMenus.filter((path) => !withScreen.has(path.toLowerCase()))).toEqual([]);
});

test('every page of the list of pages has its screen', () => {
  const listed = pages.filter(({ kind }) => kinds.has(kind)).map(({ path }) => path);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((path) => !withScreen.has(path.toLowerCase()))).toEqual([]);
});
