import { sidebarRules, type SidebarItem } from '@boedel/contract/session/navigation';
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
import { type AnyPath, paths } from '../../app/paths';
import { t } from '../../i18n/t';
import type { IconOf, NavItem } from '../../ui/shell/items';
import { titleOf } from './titles';

const { reports } = paths;

/** Where each entry of the side navigation leads: a page, or a group of pages. */
export const sidebarPages: Readonly<
  Record<SidebarItem, { readonly icon: IconOf; readonly to: AnyPath | readonly AnyPath[] }>
> = {
  Dashboard: { icon: IconLayoutDashboard, to: paths.dashboard },
  Matters: { icon: IconFolder, to: paths.matters },
  'Archived Matters': { icon: IconArchive, to: paths.archivedMatters },
  Diary: { icon: IconCalendar, to: paths.diary },
  'Task Centre': { icon: IconChecklist, to: paths.tasks },
  'Activity Centre': { icon: IconActivity, to: paths.activities },
  Users: { icon: IconUsers, to: paths.users },
  'Audit Trail': { icon: IconHistory, to: paths.auditTrail },
  Intermediaries: { icon: IconBuilding, to: paths.intermediaries },
  'System Changes': { icon: IconSparkles, to: paths.systemChanges },
  'Bulk Client Reports': { icon: IconReport, to: paths.clientReports },
  'Management Reports': {
    icon: IconChartBar,
    to: [
      reports.workInProgress,
      reports.executorRevenue,
      reports.referrerRevenue,
      reports.marketerRevenue,
      reports.milestoneRecipient,
      reports.fileNotes,
      reports.masterData,
    ],
  },
  'Trust Management Reports': {
    icon: IconBuildingBank,
    to: [
      reports.trustMaster,
      reports.trustMarketerRevenue,
      reports.trustReferrerRevenue,
      reports.trustFee,
      reports.trustCompliance,
      reports.trustFileNotes,
    ],
  },
  Scheduler: { icon: IconClockPlay, to: paths.scheduler },
};

const pageOf = ({ pattern }: AnyPath) => ({ key: pattern, label: t(titleOf(pattern) ?? pattern), to: pattern });

function navItem(item: SidebarItem): NavItem {
  const { icon, to } = sidebarPages[item];
  const entry = { key: item, label: t(item), icon };
  return 'pattern' in to ? { ...entry, to: to.pattern } : { ...entry, children: to.map(pageOf) };
}

/** The side navigation by the one table of roles and system types; nothing for those who work without one. */
export const navItems = (person: Onlooker): NavItem[] =>
  hasSideNavigation(person.roles) ? shownTo(sidebarRules, person).map(navItem) : [];
