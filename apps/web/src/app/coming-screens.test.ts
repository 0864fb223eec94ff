import { sidebarPages } from '../areas/shell/sidebar-pages';
import { titleOf } from '../areas/shell/titles';
import { settingsRules } from '@boedel/contract/session/navigation';
import { expect, test } from 'vitest';
import { comingScreens } from './coming-screens';
import { paths } from './paths';
import { mainScreens } from './screens';

const coming = comingScreens(mainScreens).map(({ path }) => path.pattern);

test('every page the menus lead to is there, or says that it is still to come', () => {
  const inSidebar = Object.values(sidebarPages).flat();
  const inMenus = [...inSidebar.map(({ pattern }) => pattern), ...settingsRules.map(({ item }) => item)];
  const answered = new Set([...mainScreens.map(({ path }) => path.pattern), ...coming].map((one) => one.toLowerCase()));
  expect(inMenus.filter((one) => !answered.has(one.toLowerCase()))).toEqual([]);
  expect(coming.filter((one) => !titleOf(one))).toEqual([]);
});

test('a page that is there is no longer to come', () => {
  const load = mainScreens[0]!.load;
  const before = comingScreens([]).map(({ path }) => path.pattern);
  const after = new Set(comingScreens([{ path: paths.diary, area: 'diary', load }]).map(({ path }) => path.pattern));
  expect(before.filter((one) => !after.has(one))).toEqual([paths.diary.pattern]);
  expect(coming).not.toContain(paths.matters.pattern);
});
