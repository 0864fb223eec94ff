import type { ReportKey } from '@boedel/contract/reports/catalogue';
import type { DirectoryKey } from '@boedel/contract/directories/registry';
import { pages } from '@boedel/contract/pages/pages.data';
import type { ComponentType } from 'react';
import { closedTab, matterTabs } from './matter-tabs';
import { type AnyAppPath, paths } from '../client/paths';
import { createPageLoader, type AppScreen } from './screen';

const createScreen = (
  { pattern }: AnyAppPath,
  words: readonly string[],
  load: () => Promise<ComponentType>,
): AppScreen => ({
  path: pattern,
  words,
  load,
});

const importMatters = () => import('../areas/matter/matters-page');
const importLegal = () => import('../areas/legal/legal-pages');
const importTemplatePage = () => import('../areas/templates/template-page');
const importFirmSettings = () => import('../areas/firm/settings-pages');

/** The screens of every directory: one list page and one page of an entry serve them all. */
const directoryScreens = pages.flatMap(({ path, directory, shows }): AppScreen[] => {
  const key = directory as DirectoryKey | undefined;
  if (!key) return [];
  const load =
    shows === 'list'
      ? async () => (await import('../areas/directories/directory-list-page')).createDirectoryListPage(key)
      : async () => (await import('../areas/directories/entry-page')).createDirectoryEntryPage(key);
  return [{ path, words: ['directories'], load }];
});

const createReportScreen = (path: AnyAppPath, key: ReportKey): AppScreen =>
  createScreen(path, ['reports', 'matter', 'matter-people'], async () =>
    (await import('../areas/reports/report-page')).createReportPage(key),
  );

/** Inside the main layout, behind the guard: what each page of the table shows. Its code is fetched when it is opened. */
export const mainScreens: readonly AppScreen[] = [
  createScreen(
    paths.faq,
    ['faq'],
    createPageLoader(() => import('../areas/faq/faq-page'), 'FaqPage'),
  ),
  createScreen(paths.legal.privacyAndSecurity, ['legal'], createPageLoader(importLegal, 'PrivacyPage')),
  createScreen(paths.legal.informationOfficer, ['legal'], createPageLoader(importLegal, 'InformationOfficerPage')),
  createScreen(paths.legal.terms, ['legal'], createPageLoader(importLegal, 'TermsPage')),
  // Statutory dates are named on the dashboard and on lists too.
  createScreen(
    paths.dashboard,
    ['dashboard', 'deadlines'],
    createPageLoader(() => import('../areas/dashboard/dashboard-page'), 'DashboardPage'),
  ),
  createScreen(
    paths.matters,
    ['matter', 'deadlines'],
    createPageLoader(() => import('./matters-screen'), 'MattersScreen'),
  ),
  createScreen(paths.archivedMatters, ['matter', 'deadlines'], createPageLoader(importMatters, 'ArchivedMattersPage')),
  createScreen(
    paths.matter.home,
    ['matter'],
    createPageLoader(() => import('../areas/matter/matter-home'), 'MatterHome'),
  ),
  ...matterTabs,
  closedTab,
  {
    ...createScreen(
      paths.flowFill,
      ['client-sheet', 'die-today', 'law'],
      createPageLoader(() => import('./flow-fill-screen'), 'FlowFillScreen'),
    ),
    isBare: true,
  },
  {
    ...createScreen(
      paths.flowView,
      ['die-today', 'family-tree', 'law'],
      createPageLoader(() => import('./flow-view-screen'), 'FlowViewScreen'),
    ),
    isBare: true,
  },
  createScreen(
    paths.diary,
    ['calendar', 'diary', 'deadlines'],
    createPageLoader(() => import('../areas/calendar/diary-page'), 'DiaryPage'),
  ),
  createScreen(
    paths.scheduler,
    ['scheduler'],
    createPageLoader(() => import('../areas/scheduler/scheduler-page'), 'SchedulerPage'),
  ),
  createScreen(
    paths.tasks,
    ['tasks', 'matter', 'deadlines'],
    createPageLoader(() => import('../areas/tasks/tasks-page'), 'TasksPage'),
  ),
  createScreen(
    paths.activities,
    ['activities'],
    createPageLoader(() => import('../areas/activities/activity-centre-page'), 'ActivityCentrePage'),
  ),
  createScreen(
    paths.compliance,
    ['compliance', 'law'],
    createPageLoader(() => import('../areas/compliance/firm-compliance-page'), 'FirmCompliancePage'),
  ),
  createScreen(
    paths.clientBook,
    ['client-book', 'law'],
    createPageLoader(() => import('../areas/client-book/client-book-page'), 'ClientBookPage'),
  ),
  createScreen(
    paths.payments,
    ['cash', 'payout', 'law', 'matter'],
    createPageLoader(() => import('../areas/payout/payments-page'), 'PaymentsPage'),
  ),
  createScreen(
    paths.monthEnd,
    ['books', 'law'],
    createPageLoader(() => import('../areas/books/month-end-page'), 'MonthEndPage'),
  ),
  createScreen(
    paths.booksCheck,
    ['books', 'law'],
    createPageLoader(() => import('../areas/books/books-check-page'), 'BooksCheckPage'),
  ),
  createReportScreen(paths.reports.workInProgress, 'wip'),
  createReportScreen(paths.reports.executorRevenue, 'executorRevenue'),
  createReportScreen(paths.reports.referrerRevenue, 'referrerRevenue'),
  createReportScreen(paths.reports.marketerRevenue, 'marketerRevenue'),
  createScreen(
    paths.reports.milestoneRecipient,
    ['reports', 'matter', 'matter-people'],
    createPageLoader(() => import('../areas/reports/milestones-page'), 'MilestonesPage'),
  ),
  createReportScreen(paths.reports.fileNotes, 'fileNotes'),
  createScreen(
    paths.reports.masterData,
    ['reports'],
    createPageLoader(() => import('../areas/reports/master-data-page'), 'MasterDataPage'),
  ),
  createReportScreen(paths.reports.trustMaster, 'trustMaster'),
  createReportScreen(paths.reports.trustMarketerRevenue, 'trustMarketerRevenue'),
  createReportScreen(paths.reports.trustReferrerRevenue, 'trustReferrerRevenue'),
  createReportScreen(paths.reports.trustFee, 'trustFees'),
  createReportScreen(paths.reports.trustCompliance, 'trustCompliance'),
  createReportScreen(paths.reports.trustFileNotes, 'trustFileNotes'),
  createScreen(
    paths.reports.firms,
    ['reports', 'matter'],
    createPageLoader(() => import('../areas/reports/firms-page'), 'FirmsPage'),
  ),
  createScreen(
    paths.insight,
    ['reports', 'matter', 'matter-people', 'client-view', 'deadlines', 'law'],
    createPageLoader(() => import('../areas/reports/insight-page'), 'InsightPage'),
  ),
  createScreen(
    paths.clientReports,
    ['client-reports', 'client-view', 'law'],
    createPageLoader(() => import('../areas/client-reports/client-reports-page'), 'ClientReportsPage'),
  ),
  createScreen(
    paths.jointLetters,
    ['joint-letters', 'documents'],
    createPageLoader(() => import('../areas/joint-letters/joint-letters-page'), 'JointLettersPage'),
  ),
  createScreen(
    paths.unfiledMail,
    ['mail-filing'],
    createPageLoader(() => import('../areas/mail-filing/unfiled-mail-page'), 'UnfiledMailPage'),
  ),
  createScreen(
    paths.people,
    ['people', 'parties'],
    createPageLoader(() => import('../areas/people/people-page'), 'PeoplePage'),
  ),
  createScreen(
    paths.person,
    ['people', 'parties'],
    createPageLoader(() => import('../areas/people/person-page'), 'PersonPage'),
  ),
  createScreen(
    paths.users,
    ['users'],
    createPageLoader(() => import('../areas/users/users-page'), 'UsersPage'),
  ),
  createScreen(
    paths.accountDetails,
    ['account'],
    createPageLoader(() => import('../areas/account/account-page'), 'AccountPage'),
  ),
  createScreen(
    paths.changePassword,
    ['account'],
    createPageLoader(() => import('../areas/account/change-password-page'), 'ChangePasswordPage'),
  ),
  createScreen(
    paths.auditTrail,
    ['audit-trail', 'trail-fields', 'directories', 'diary', 'deadlines', 'matter', 'parties'],
    createPageLoader(() => import('../areas/audit-trail/audit-trail-page'), 'AuditTrailPage'),
  ),
  createScreen(
    paths.intermediaries,
    ['intermediaries'],
    createPageLoader(() => import('../areas/intermediaries/intermediaries-page'), 'IntermediariesPage'),
  ),
  createScreen(
    paths.systemChanges,
    ['system-changes'],
    createPageLoader(() => import('../areas/system-changes/system-changes-page'), 'SystemChangesPage'),
  ),
  createScreen(
    paths.rates,
    ['rates', 'law'],
    createPageLoader(() => import('../areas/rates/rates-page'), 'RatesPage'),
  ),
  createScreen(
    paths.details,
    ['firm', 'directories'],
    createPageLoader(() => import('./firm-details-screen'), 'FirmDetailsScreen'),
  ),
  createScreen(
    paths.lndOptions,
    ['firm'],
    createPageLoader(() => import('../areas/firm/ld-options-page'), 'LdOptionsPage'),
  ),
  createScreen(paths.trustFees, ['firm'], createPageLoader(importFirmSettings, 'TrustFeesPage')),
  createScreen(paths.reconOptions, ['firm'], createPageLoader(importFirmSettings, 'ReconOptionsPage')),
  createScreen(
    paths.payoutFile,
    ['cash', 'payout', 'law', 'matter'],
    createPageLoader(() => import('../areas/payout/payout-page'), 'PayoutPage'),
  ),
  createScreen(
    paths.templates,
    ['templates', 'documents', 'paper-names'],
    createPageLoader(() => import('../areas/templates/template-list-page'), 'TemplateListPage'),
  ),
  createScreen(
    paths.emailContents,
    ['templates'],
    createPageLoader(() => import('../areas/templates/email-contents-page'), 'EmailContentsPage'),
  ),
  createScreen(
    paths.template,
    ['templates', 'template-fields', 'law'],
    createPageLoader(importTemplatePage, 'TemplatePage'),
  ),
  createScreen(
    paths.templateNew,
    ['templates', 'template-fields', 'law'],
    createPageLoader(importTemplatePage, 'NewTemplatePage'),
  ),
  ...directoryScreens,
];
