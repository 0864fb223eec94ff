import type { ReportKey } from '@boedel/contract/reports/catalogue';
import type { DirectoryKey } from '@boedel/contract/directories/registry';
import { pages } from '@boedel/contract/pages/pages.data';
import type { ComponentType } from 'react';
import { closedTab, matterTabs } from './matter-tabs';
import { type AnyPath, paths } from '../client/paths';
import { pageOf, type Screen } from './screen';

const screen = ({ pattern }: AnyPath, words: readonly string[], load: () => Promise<ComponentType>): Screen => ({
  path: pattern,
  words,
  load,
});

const matters = () => import('../areas/matter/matters-page');
const legal = () => import('../areas/legal/legal-pages');
const templatePage = () => import('../areas/templates/template-page');
const firmSettings = () => import('../areas/firm/settings-pages');

/** The screens of every directory: one list page and one page of an entry serve them all. */
const directoryScreens = pages.flatMap(({ path, directory, shows }): Screen[] => {
  const key = directory as DirectoryKey | undefined;
  if (!key) return [];
  const load =
    shows === 'list'
      ? async () => (await import('../areas/directories/directory-list-page')).directoryListPage(key)
      : async () => (await import('../areas/directories/entry-page')).directoryEntryPage(key);
  return [{ path, words: ['directories'], load }];
});

const reportScreen = (path: AnyPath, key: ReportKey): Screen =>
  screen(path, ['reports', 'matter', 'matter-people'], async () =>
    (await import('../areas/reports/report-page')).reportPage(key),
  );

/** Inside the main layout, behind the guard: what each page of the table shows. Its code is fetched when it is opened. */
export const mainScreens: readonly Screen[] = [
  screen(
    paths.faq,
    ['faq'],
    pageOf(() => import('../areas/faq/faq-page'), 'FaqPage'),
  ),
  screen(paths.legal.privacyAndSecurity, ['legal'], pageOf(legal, 'PrivacyPage')),
  screen(paths.legal.informationOfficer, ['legal'], pageOf(legal, 'InformationOfficerPage')),
  screen(paths.legal.terms, ['legal'], pageOf(legal, 'TermsPage')),
  // Statutory dates are named on the dashboard and on lists too.
  screen(
    paths.dashboard,
    ['dashboard', 'deadlines'],
    pageOf(() => import('../areas/dashboard/dashboard-page'), 'DashboardPage'),
  ),
  screen(
    paths.matters,
    ['matter', 'deadlines'],
    pageOf(() => import('./matters-screen'), 'MattersScreen'),
  ),
  screen(paths.archivedMatters, ['matter', 'deadlines'], pageOf(matters, 'ArchivedMattersPage')),
  screen(
    paths.matter.home,
    ['matter'],
    pageOf(() => import('../areas/matter/matter-home'), 'MatterHome'),
  ),
  ...matterTabs,
  closedTab,
  {
    ...screen(
      paths.flowFill,
      ['client-sheet', 'die-today', 'law'],
      pageOf(() => import('./flow-fill-screen'), 'FlowFillScreen'),
    ),
    isBare: true,
  },
  {
    ...screen(
      paths.flowView,
      ['die-today', 'family-tree', 'law'],
      pageOf(() => import('./flow-view-screen'), 'FlowViewScreen'),
    ),
    isBare: true,
  },
  screen(
    paths.diary,
    ['calendar', 'diary', 'deadlines'],
    pageOf(() => import('../areas/calendar/diary-page'), 'DiaryPage'),
  ),
  screen(
    paths.scheduler,
    ['scheduler'],
    pageOf(() => import('../areas/scheduler/scheduler-page'), 'SchedulerPage'),
  ),
  screen(
    paths.tasks,
    ['tasks', 'matter', 'deadlines'],
    pageOf(() => import('../areas/tasks/tasks-page'), 'TasksPage'),
  ),
  screen(
    paths.activities,
    ['activities'],
    pageOf(() => import('../areas/activities/activity-centre-page'), 'ActivityCentrePage'),
  ),
  screen(
    paths.compliance,
    ['compliance', 'law'],
    pageOf(() => import('../areas/compliance/firm-compliance-page'), 'FirmCompliancePage'),
  ),
  screen(
    paths.clientBook,
    ['client-book', 'law'],
    pageOf(() => import('../areas/client-book/client-book-page'), 'ClientBookPage'),
  ),
  reportScreen(paths.reports.workInProgress, 'wip'),
  reportScreen(paths.reports.executorRevenue, 'executorRevenue'),
  reportScreen(paths.reports.referrerRevenue, 'referrerRevenue'),
  reportScreen(paths.reports.marketerRevenue, 'marketerRevenue'),
  screen(
    paths.reports.milestoneRecipient,
    ['reports', 'matter', 'matter-people'],
    pageOf(() => import('../areas/reports/milestones-page'), 'MilestonesPage'),
  ),
  reportScreen(paths.reports.fileNotes, 'fileNotes'),
  screen(
    paths.reports.masterData,
    ['reports'],
    pageOf(() => import('../areas/reports/master-data-page'), 'MasterDataPage'),
  ),
  reportScreen(paths.reports.trustMaster, 'trustMaster'),
  reportScreen(paths.reports.trustMarketerRevenue, 'trustMarketerRevenue'),
  reportScreen(paths.reports.trustReferrerRevenue, 'trustReferrerRevenue'),
  reportScreen(paths.reports.trustFee, 'trustFees'),
  reportScreen(paths.reports.trustCompliance, 'trustCompliance'),
  reportScreen(paths.reports.trustFileNotes, 'trustFileNotes'),
  screen(
    paths.reports.firms,
    ['reports', 'matter'],
    pageOf(() => import('../areas/reports/firms-page'), 'FirmsPage'),
  ),
  screen(
    paths.insight,
    ['reports', 'matter', 'matter-people', 'client-view', 'deadlines', 'law'],
    pageOf(() => import('../areas/reports/insight-page'), 'InsightPage'),
  ),
  screen(
    paths.clientReports,
    ['client-reports', 'client-view', 'law'],
    pageOf(() => import('../areas/client-reports/client-reports-page'), 'ClientReportsPage'),
  ),
  screen(
    paths.jointLetters,
    ['joint-letters', 'documents'],
    pageOf(() => import('../areas/joint-letters/joint-letters-page'), 'JointLettersPage'),
  ),
  screen(
    paths.unfiledMail,
    ['mail-filing'],
    pageOf(() => import('../areas/mail-filing/unfiled-mail-page'), 'UnfiledMailPage'),
  ),
  screen(
    paths.people,
    ['people', 'parties'],
    pageOf(() => import('../areas/people/people-page'), 'PeoplePage'),
  ),
  screen(
    paths.person,
    ['people', 'parties'],
    pageOf(() => import('../areas/people/person-page'), 'PersonPage'),
  ),
  screen(
    paths.users,
    ['users'],
    pageOf(() => import('../areas/users/users-page'), 'UsersPage'),
  ),
  screen(
    paths.accountDetails,
    ['account'],
    pageOf(() => import('../areas/account/account-page'), 'AccountPage'),
  ),
  screen(
    paths.changePassword,
    ['account'],
    pageOf(() => import('../areas/account/change-password-page'), 'ChangePasswordPage'),
  ),
  screen(
    paths.auditTrail,
    ['audit-trail', 'trail-fields', 'directories', 'diary', 'deadlines', 'matter', 'parties'],
    pageOf(() => import('../areas/audit-trail/audit-trail-page'), 'AuditTrailPage'),
  ),
  screen(
    paths.intermediaries,
    ['intermediaries'],
    pageOf(() => import('../areas/intermediaries/intermediaries-page'), 'IntermediariesPage'),
  ),
  screen(
    paths.systemChanges,
    ['system-changes'],
    pageOf(() => import('../areas/system-changes/system-changes-page'), 'SystemChangesPage'),
  ),
  screen(
    paths.details,
    ['firm', 'directories'],
    pageOf(() => import('./firm-details-screen'), 'FirmDetailsScreen'),
  ),
  screen(
    paths.lndOptions,
    ['firm'],
    pageOf(() => import('../areas/firm/ld-options-page'), 'LdOptionsPage'),
  ),
  screen(paths.trustFees, ['firm'], pageOf(firmSettings, 'TrustFeesPage')),
  screen(paths.reconOptions, ['firm'], pageOf(firmSettings, 'ReconOptionsPage')),
  screen(
    paths.payoutFile,
    ['cash', 'payout', 'law', 'matter'],
    pageOf(() => import('../areas/payout/payout-page'), 'PayoutPage'),
  ),
  screen(
    paths.templates,
    ['templates', 'documents', 'paper-names'],
    pageOf(() => import('../areas/templates/template-list-page'), 'TemplateListPage'),
  ),
  screen(
    paths.emailContents,
    ['templates'],
    pageOf(() => import('../areas/templates/email-contents-page'), 'EmailContentsPage'),
  ),
  screen(paths.template, ['templates', 'template-fields', 'law'], pageOf(templatePage, 'TemplatePage')),
  screen(paths.templateNew, ['templates', 'template-fields', 'law'], pageOf(templatePage, 'NewTemplatePage')),
  ...directoryScreens,
];
