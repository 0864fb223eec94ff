import { listShownItems, type MenuRule, type MenuViewer } from '@boedel/domain/access/menus';
import { type Role, roles } from '@boedel/domain/access/role';
import { pages } from '../pages/pages.data';
import {
  sidebar,
  sidebarHiddenForRole,
  sidebarHiddenForSystemType,
  sidebarOnlyAdmin,
  sidebarOnlySuperAdmin,
} from '../fixed/menus';

export type SidebarItem = (typeof sidebar)[number];

const everyType = [1, 2, 3, 4, 5];
const isIncluded = (list: readonly string[], item: string): boolean => list.includes(item);

function chooseItemRoles(item: SidebarItem): { roles?: Role[] } {
  if (isIncluded(sidebarOnlySuperAdmin, item)) return { roles: ['SuperAdmin'] };
  return isIncluded(sidebarOnlyAdmin, item) ? { roles: ['Admin'] } : {};
}

function toSidebarRule(item: SidebarItem): MenuRule<SidebarItem> {
  const hiddenFor: Readonly<Record<string, readonly string[]>> = sidebarHiddenForRole;
  const notFor = roles.filter((role) => hiddenFor[role]?.includes(item));
  const hiddenIn: Readonly<Record<string, readonly number[]>> = sidebarHiddenForSystemType;
  const hidden = hiddenIn[item];
  return {
    item,
    ...chooseItemRoles(item),
    notFor,
    ...(hidden && { types: everyType.filter((type) => !hidden.includes(type)) }),
  };
}

/** The side navigation, for `listShownItems`. */
export const sidebarRules: readonly MenuRule<SidebarItem>[] = sidebar.map(toSidebarRule);

/** How the firm itself works, for its administrators: beside the reports to its clients. */
const insight = { item: '/insight', roles: ['Admin'] } as const satisfies MenuRule;
/** Money across the matters of the firm: for people who see more than single matters. */
const money = {
  item: 'Money',
  notFor: ['UserMatterAccess', 'JointAppointee'],
  types: [1, 2, 3, 5],
} as const satisfies MenuRule;
const moneyRules: readonly MenuRule[] = [
  { item: '/payments', types: [1, 2, 3] },
  { item: '/monthend', types: [1, 2, 3, 5] },
  { item: '/bookscheck', types: [1, 2, 3, 5] },
];
/** The pages of that entry that somebody works with: only some kinds of matter make payments. */
export const listMoneyPages = (viewer: MenuViewer): readonly string[] => listShownItems(moneyRules, viewer);
export type MenuItem = SidebarItem | typeof insight.item | typeof money.item;
/** The side navigation with what is ours in its place. */
export const menuRules: readonly MenuRule<MenuItem>[] = sidebarRules.flatMap((rule): MenuRule<MenuItem>[] =>
  rule.item === 'Bulk Client Reports' ? [rule, insight, money] : [rule],
);

/** The settings menu by path, for `listShownItems`: administrators alone. */
export const settingsRules: readonly MenuRule[] = pages.flatMap(({ path, settingsOf }) =>
  settingsOf ? [{ item: path, roles: ['Admin'], types: settingsOf }] : [],
);

/** Reports stand in a group of their own; any other entry leads to the page it is named after. */
const groupOf: Readonly<Record<string, SidebarItem>> = {
  report: 'Management Reports',
  'trust report': 'Trust Management Reports',
};
const inSidebar: ReadonlySet<string> = new Set(['main', 'super admin', ...Object.keys(groupOf)]);

/** The pages an entry of the side navigation leads to: one, or those of its group. */
export const listPagesOfItem = (item: SidebarItem): readonly string[] =>
  pages.filter(({ kind, title }) => inSidebar.has(kind) && (groupOf[kind] ?? title) === item).map(({ path }) => path);

/** The entry of the side navigation that leads to a page. */
export const findItemOfPage = (path: string): SidebarItem | undefined =>
  sidebar.find((item) => listPagesOfItem(item).includes(path));

export const topBar = [
  'Back',
  'Change Password',
  'New Changes',
  'FAQ',
  'Contact',
  'Legal',
  'Settings',
  'Logout',
] as const;
export type TopBarItem = (typeof topBar)[number];

const notForOutsiders: ReadonlySet<TopBarItem> = new Set(['New Changes', 'FAQ', 'Contact', 'Legal']);
const toTopBarRule = (item: TopBarItem): MenuRule<TopBarItem> => {
  if (item === 'Settings') return { item, roles: ['Admin'] };
  return notForOutsiders.has(item) ? { item, notFor: ['UserMatterAccess'] } : { item };
};
/** The top bar, for `listShownItems`. The firm's name stands in it for everybody. */
export const topBarRules: readonly MenuRule<TopBarItem>[] = topBar.map(toTopBarRule);
