import { tabs } from '@boedel/domain/matter/tabs';
import { directories } from '../directories/registry';
import { directoryPages } from './directory-pages';
import type { Page } from './page';

const matterTabs = tabs.map(({ path, label }): Page => ({
  path: `/matters/{id}/${path}`,
  kind: 'matter tab',
  title: label,
}));

const spelled: readonly Page[] = [
  { path: '/', kind: 'redirect', to: '/login' },
  { path: '/login', kind: 'public' },
  { path: '/callback', kind: 'public' },
  { path: '/passwordreset', kind: 'public' },
  { path: '/forgotpassword', kind: 'public' },
  { path: '/Verify2FACode', kind: 'public' },
  { path: '/accepttcs', kind: 'public' },
  { path: '/systemselect', kind: 'public' },
  { path: '/accountInArrears', kind: 'public' },
  { path: '/outside/creditor', kind: 'public', isOurs: true },
  { path: '/outside/intake', kind: 'public', isOurs: true },
  { path: '/outside/signing', kind: 'public', isOurs: true },
  { path: '/dashboard', kind: 'main', title: 'Dashboard' },
  { path: '/faq', kind: 'main', title: 'FAQ' },
  { path: '/diary', kind: 'main', title: 'Diary' },
  { path: '/tasks', kind: 'main', title: 'Task Centre' },
  { path: '/activities', kind: 'main', title: 'Activity Centre' },
  { path: '/compliance', kind: 'main', title: 'Compliance of the trusts', isOurs: true },
  { path: '/audittrail', kind: 'main', title: 'Audit Trail' },
  { path: '/clientReports', kind: 'main', title: 'Bulk Client Reports' },
  { path: '/matters', kind: 'main', title: 'Matters' },
  { path: '/archivedmatters', kind: 'main', title: 'Archived Matters' },
  { path: '/scheduler', kind: 'main', title: 'Scheduler', role: 'SuperAdmin' },
  { path: '/matters/{id}', kind: 'main', title: 'Matter' },
  { path: '/flowfill/{id}', kind: 'main', title: 'Fill in a form' },
  { path: '/flowview/{id}', kind: 'main', title: 'If you died today' },
  { path: '/users', kind: 'main', title: 'Users', role: 'Admin' },
  { path: '/jointletters', kind: 'main', title: 'Letters across matters', isOurs: true },
  { path: '/unfiledmail', kind: 'main', title: 'Unfiled mail', isOurs: true },
  { path: '/people', kind: 'main', title: 'People', isOurs: true },
  { path: '/people/{knownId}', kind: 'main', title: 'Person', isOurs: true },
  ...matterTabs,
  { path: '/matters/{id}/creditors/{creditorId}', kind: 'matter tab', title: 'Creditor' },
  { path: '/matters/{id}/claims/{claimId}', kind: 'matter tab', title: 'Claim' },
  { path: '/reports/workinprogressreport', kind: 'report', title: 'Work in Progress', role: 'SuperAdmin' },
  { path: '/reports/executorRevenue', kind: 'report', title: 'Executor Revenue', role: 'SuperAdmin' },
  { path: '/reports/referrerRevenue', kind: 'report', title: 'Referrer Revenue', role: 'SuperAdmin' },
  { path: '/reports/marketerRevenue', kind: 'report', title: 'Marketer Revenue', role: 'SuperAdmin' },
  { path: '/reports/milestoneRecipient', kind: 'report', title: 'Milestone Recipient', role: 'SuperAdmin' },
  { path: '/reports/FileNotesReport', kind: 'report', title: 'File Notes', role: 'SuperAdmin' },
  { path: '/reports/MasterDataReport', kind: 'report', title: 'Master Data', role: 'SuperAdmin' },
  { path: '/reports/trustMasterReport', kind: 'trust report', title: 'Trust Master', role: 'SuperAdmin' },
  { path: '/reports/trustMarketerRevenue', kind: 'trust report', title: 'Trust Marketer Revenue', role: 'SuperAdmin' },
  { path: '/reports/trustReferrerRevenue', kind: 'trust report', title: 'Trust Referrer Revenue', role: 'SuperAdmin' },
  { path: '/reports/trustFeeReport', kind: 'trust report', title: 'Trust Fee', role: 'SuperAdmin' },
  { path: '/reports/trustComplianceReport', kind: 'trust report', title: 'Trust Compliance', role: 'SuperAdmin' },
  { path: '/reports/trustFileNotesReport', kind: 'trust report', title: 'Trust File Notes', role: 'SuperAdmin' },
  { path: '/intermediaries', kind: 'super admin', title: 'Intermediaries', role: 'SuperAdmin' },
  { path: '/systemchangessuperadmin', kind: 'super admin', title: 'System Changes', role: 'SuperAdmin' },
  {
    path: '/details',
    kind: 'settings',
    title: 'Organisation Settings',
    role: 'Admin',
    settingsOf: [1, 2, 3, 4, 5],
    group: 'firm',
  },
  {
    path: '/templates',
    kind: 'settings',
    title: 'Templates',
    role: 'Admin',
    settingsOf: [1, 2, 3, 4, 5],
    group: 'firm',
    isOurs: true,
  },
  {
    path: '/emailcontents',
    kind: 'settings',
    title: 'E-mail Contents',
    role: 'Admin',
    settingsOf: [1, 2, 3, 4, 5],
    group: 'firm',
    isOurs: true,
  },
  { path: '/details/template/{templateId}', kind: 'settings', title: 'Template', role: 'Admin' },
  {
    path: '/details/templateNew/{templateId}/{isStandardTemplate}',
    kind: 'settings',
    title: 'Template',
    role: 'Admin',
  },
  {
    path: '/lodgingrequirements',
    kind: 'settings',
    title: 'Lodging requirements',
    directory: 'lodgingrequirement',
    shows: 'list',
    isOurs: true,
  },
  { path: '/accountdetails', kind: 'settings', title: 'Account details' },
  { path: '/changepassword', kind: 'settings', title: 'Change Password' },
  { path: '/lndoptions', kind: 'settings', title: 'L&D Options', role: 'Admin', settingsOf: [2, 4], group: 'money' },
  { path: '/trustfees', kind: 'settings', title: 'Global Trust Fees', role: 'Admin', settingsOf: [5], group: 'money' },
  {
    path: '/reconOptions',
    kind: 'settings',
    title: 'Recon Options',
    role: 'Admin',
    settingsOf: [1, 2, 3],
    group: 'money',
  },
  { path: '/payoutfile', kind: 'settings', title: 'Payout File', role: 'Admin', settingsOf: [1, 2, 3], group: 'money' },
  { path: '/legal/privacyandsecuritypolicy', kind: 'legal', title: 'Privacy and Security Policy' },
  { path: '/legal/informationofficer', kind: 'legal', title: 'Information Officer' },
  { path: '/legal/termsandconditions', kind: 'legal', title: 'Terms and Conditions of Use' },
  { path: '*', kind: 'redirect', to: '/' },
];

const known: ReadonlySet<string> = new Set(spelled.map(({ path }) => path));

/**
 * Every page of the product, once. Those of a directory come from its registry entry, a matter's tabs from the domain's
 * table; a list that is part of another page (the firm's Legal Agents) has none of its own. It reaches the browser as plain
 * data, without the fields and rules beside it.
 */
export const pages: readonly Page[] = [
  ...spelled,
  ...directoryPages(directories).filter(({ path }) => !known.has(path)),
];
