import type { MenuRule } from '@boedel/domain/access/menus';
import { type Role, roles } from '@boedel/domain/access/role';
import {
  settingsLabel,
  settingsMenu,
  sidebar,
  sidebarHiddenForRole,
  sidebarHiddenForSystemType,
  sidebarOnlyAdmin,
  sidebarOnlySuperAdmin,
} from '../fixed/menus';

export type SidebarItem = (typeof sidebar)[number];
export type SettingsPath = keyof typeof settingsMenu | '/payoutfile';

const everyType = [1, 2, 3, 4, 5];
const includes = (list: readonly string[], item: string): boolean => list.includes(item);

function rolesFor(item: SidebarItem): { roles?: Role[] } {
  if (includes(sidebarOnlySuperAdmin, item)) return { roles: ['SuperAdmin'] };
  return includes(sidebarOnlyAdmin, item) ? { roles: ['Admin'] } : {};
}

function sidebarRule(item: SidebarItem): MenuRule<SidebarItem> {
  const hiddenFor: Readonly<Record<string, readonly string[]>> = sidebarHiddenForRole;
  const notFor = roles.filter((role) => hiddenFor[role]?.includes(item));
  const hiddenIn: Readonly<Record<string, readonly number[]>> = sidebarHiddenForSystemType;
  const hidden = hiddenIn[item];
  return {
    item,
    ...rolesFor(item),
    notFor,
    ...(hidden && { types: everyType.filter((type) => !hidden.includes(type)) }),
  };
}

/** The side navigation, for `shownTo`. */
export const sidebarRules: readonly MenuRule<SidebarItem>[] = sidebar.map(sidebarRule);

/** The settings menu by path, for `shownTo`: administrators alone. The payout file stands where the recon options do. */
export const settingsRules: readonly MenuRule<SettingsPath>[] = [
  ...Object.entries(settingsMenu).map(([item, types]) => ({
    item: item as SettingsPath,
    roles: ['Admin'] as const,
    types,
  })),
  { item: '/payoutfile', roles: ['Admin'], types: settingsMenu['/reconOptions'] },
];

/** What a settings entry is called: the executors are tutors and curators in Curatorship. */
export function settingsName(path: SettingsPath, systemType: number): string {
  if (path === '/payoutfile') return 'Payout File';
  const label: string | Readonly<Record<string, string>> = settingsLabel[path];
  return typeof label === 'string' ? label : (label[String(systemType)] ?? label['*'] ?? path);
}

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
const topBarRule = (item: TopBarItem): MenuRule<TopBarItem> => {
  if (item === 'Settings') return { item, roles: ['Admin'] };
  return notForOutsiders.has(item) ? { item, notFor: ['UserMatterAccess'] } : { item };
};
/** The top bar, for `shownTo`. The firm's name stands in it for everybody. */
export const topBarRules: readonly MenuRule<TopBarItem>[] = topBar.map(topBarRule);
