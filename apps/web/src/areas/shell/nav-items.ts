import { findPageTitle } from '@boedel/contract/pages/find-page';
import { listPagesOfItem, type MenuItem, menuRules, listMoneyPages } from '@boedel/contract/session/navigation';
import { hasSideNavigation, listShownItems, type MenuViewer } from '@boedel/domain/access/menus';
import {
  IconActivity,
  IconArchive,
  IconBuilding,
  IconBuildingBank,
  IconCalendar,
  IconChartBar,
  IconChartDots,
  IconChecklist,
  IconClockPlay,
  IconCoins,
  IconFolder,
  IconHistory,
  IconLayoutDashboard,
  IconReport,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import { t } from '../../i18n/t';
import type { IconComponent, NavItem } from '../../ui/shell/items';

export const icons: Readonly<Record<MenuItem, IconComponent>> = {
  Dashboard: IconLayoutDashboard,
  Matters: IconFolder,
  'Archived Matters': IconArchive,
  Diary: IconCalendar,
  'Task Centre': IconChecklist,
  'Activity Centre': IconActivity,
  Users: IconUsers,
  'Audit Trail': IconHistory,
  Intermediaries: IconBuilding,
  'System Changes': IconSparkles,
  'Bulk Client Reports': IconReport,
  '/insight': IconChartDots,
  Money: IconCoins,
  'Management Reports': IconChartBar,
  'Trust Management Reports': IconBuildingBank,
  Scheduler: IconClockPlay,
};

const createChildItem = (to: string) => ({ key: to, label: t(findPageTitle(to) ?? to), to });

function createNavItem(item: MenuItem, person: MenuViewer): NavItem {
  if (item === '/insight') return { ...createChildItem(item), icon: icons[item] };
  const pages = item === 'Money' ? listMoneyPages(person) : listPagesOfItem(item);
  const entry = { key: item, label: t(item), icon: icons[item] };
  return pages.length === 1 ? { ...entry, to: pages[0]! } : { ...entry, children: pages.map(createChildItem) };
}

/** The side navigation by the one table of roles and system types; nothing for those who work without one. */
export const listNavItems = (person: MenuViewer): NavItem[] =>
  hasSideNavigation(person.roles) ? listShownItems(menuRules, person).map((item) => createNavItem(item, person)) : [];
