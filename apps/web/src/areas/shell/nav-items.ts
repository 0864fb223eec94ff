import { titleOf } from '@boedel/contract/pages/find-page';
import { pagesOfItem, sidebarRules, type SidebarItem } from '@boedel/contract/session/navigation';
import { hasSideNavigation, shownTo, type Onlooker } from '@boedel/domain/access/menus';
import {
  IconActivity,
  IconArchive,
  IconBuilding,
  IconBuildingBank,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconClockPlay,
  IconFolder,
  IconHistory,
  IconLayoutDashboard,
  IconReport,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import { t } from '../../i18n/t';
import type { IconOf, NavItem } from '../../ui/shell/items';

export const icons: Readonly<Record<SidebarItem, IconOf>> = {
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
  'Management Reports': IconChartBar,
  'Trust Management Reports': IconBuildingBank,
  Scheduler: IconClockPlay,
};

const child = (to: string) => ({ key: to, label: t(titleOf(to) ?? to), to });

function navItem(item: SidebarItem): NavItem {
  const pages = pagesOfItem(item);
  const entry = { key: item, label: t(item), icon: icons[item] };
  return pages.length === 1 ? { ...entry, to: pages[0]! } : { ...entry, children: pages.map(child) };
}

/** The side navigation by the one table of roles and system types; nothing for those who work without one. */
export const navItems = (person: Onlooker): NavItem[] =>
  hasSideNavigation(person.roles) ? shownTo(sidebarRules, person).map(navItem) : [];
