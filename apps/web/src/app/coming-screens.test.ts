import { sidebar } from '@boedel/contract/fixed/menus';
import { findPageTitle } from '@boedel/contract/pages/find-page';
import { listPagesOfItem, settingsRules } from '@boedel/contract/session/navigation';
import { expect, test } from 'vitest';
import { listComingScreens } from './coming-screens';
import { paths } from '../client/paths';
import { mainScreens } from './screens';

const coming = listComingScreens(mainScreens).map(({ path }) => path);

test('every page the menus lead to is there, or says that it is still to come', () => {
  const inMenus = [...sidebar.flatMap(listPagesOfItem), ...settingsRules.map(({ item }) => item)];
  expect(sidebar.filter((item) => listPagesOfItem(item).length === 0)).toEqual([]);
  const answered = new Set([...mainScreens.map(({ path }) => path), ...coming].map((one) => one.toLowerCase()));
  expect(inMenus.filter((one) => !answered.has(one.toLowerCase()))).toEqual([]);
  expect(coming.filter((one) => !findPageTitle(one))).toEqual([]);
});

test('a page that is there is no longer to come', () => {
  const load = mainScreens[0]!.load;
  const before = listComingScreens([]).map(({ path }) => path);
  const after = new Set(
    listComingScreens([{ path: paths.diary.pattern, words: ['diary'], load }]).map(({ path }) => path),
  );
  expect(before.filter((one) => !after.has(one))).toEqual([paths.diary.pattern]);
  expect(coming).not.toContain(paths.matters.pattern);
});
