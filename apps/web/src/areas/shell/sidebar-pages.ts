import type { SidebarItem } from '@boedel/contract/session/navigation';
import { type AnyPath, paths } from '../../app/paths';

const { reports } = paths;

/** Where each entry of the side navigation leads: a page, or a group of pages. */
export const sidebarPages: Readonly<Record<SidebarItem, AnyPath | readonly AnyPath[]>> = {
  Dashboard: paths.dashboard,
  Matters: paths.matters,
  'Archived Matters': paths.archivedMatters,
  Diary: paths.diary,
  'Task Centre': paths.tasks,
  'Activity Centre': paths.activities,
  Users: paths.users,
  'Audit Trail': paths.auditTrail,
  Intermediaries: paths.intermediaries,
  'System Changes': paths.systemChanges,
  'Bulk Client Reports': paths.clientReports,
  'Management Reports': [
    reports.workInProgress,
    reports.executorRevenue,
    reports.referrerRevenue,
    reports.marketerRevenue,
    reports.milestoneRecipient,
    reports.fileNotes,
    reports.masterData,
  ],
  'Trust Management Reports': [
    reports.trustMaster,
    reports.trustMarketerRevenue,
    reports.trustReferrerRevenue,
    reports.trustFee,
    reports.trustCompliance,
    reports.trustFileNotes,
  ],
  Scheduler: paths.scheduler,
};
