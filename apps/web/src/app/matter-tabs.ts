import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import type { ComponentType } from 'react';
import { createPageLoader, type AppScreen } from './screen';

/** A tab's page in the matter's frame; both come together, with the frame's own words. */
const createTab = (
  path: string,
  words: readonly string[],
  load: () => Promise<ComponentType>,
  only?: readonly SystemType[],
  /** Of a page within the tab: its own address after the matter's. */
  within: string = path,
): AppScreen & { tab: string; only?: readonly SystemType[] } => ({
  tab: path,
  ...(only && { only }),
  path: `/matters/{id}/${within}`,
  words: ['matter', 'notes', 'diary', 'deadlines', ...words],
  load: async () => {
    const [{ wrapInWorkspace: inWorkspace }, page] = await Promise.all([import('./matter-tab'), load()]);
    return inWorkspace(path, page, built);
  },
});

/**
 * The tabs of a matter that are there: what it is called and who has it stands in the domain's table of tabs. An area adds its
 * line when its page is whole, for the types it is whole for.
 */
export const matterTabs = [
  createTab(
    'details',
    ['matter-people', 'parties'],
    createPageLoader(() => import('./matter-details-screen'), 'MatterDetailsScreen'),
  ),
  createTab(
    'deceased',
    ['parties'],
    createPageLoader(() => import('./person-screen'), 'PersonScreen'),
  ),
  createTab(
    'insolvent',
    ['parties', 'insolvent', 'law'],
    createPageLoader(() => import('./insolvent-screen'), 'InsolventScreen'),
  ),
  createTab(
    'assets',
    ['assets', 'law'],
    createPageLoader(() => import('../areas/assets/assets-tab'), 'AssetsTab'),
  ),
  createTab(
    'liabilities',
    ['law', 'liabilities', 'people', 'estate'],
    createPageLoader(() => import('./liabilities-screen'), 'LiabilitiesScreen'),
  ),
  createTab(
    'creditors',
    ['claims', 'law'],
    createPageLoader(() => import('../areas/claims/creditors-tab'), 'CreditorsTab'),
  ),
  createTab(
    'creditors',
    ['claims', 'assets', 'law'],
    createPageLoader(() => import('../areas/claims/creditor-page'), 'CreditorPage'),
    undefined,
    'creditors/{creditorId}',
  ),
  createTab(
    'claims',
    ['claims', 'assets', 'law'],
    createPageLoader(() => import('./claims-screen'), 'ClaimsScreen'),
  ),
  createTab(
    'claims',
    ['claims', 'assets', 'law'],
    createPageLoader(() => import('../areas/claims/claim-page'), 'ClaimPage'),
    undefined,
    'claims/{claimId}',
  ),
  createTab(
    'income',
    ['cash', 'assets', 'law'],
    createPageLoader(() => import('../areas/cash/income-tab'), 'IncomeTab'),
  ),
  createTab(
    'expenses',
    ['cash', 'assets', 'law'],
    createPageLoader(() => import('../areas/cash/expenses-tab'), 'ExpensesTab'),
  ),
  createTab(
    'banking',
    ['cash', 'assets', 'law'],
    createPageLoader(() => import('../areas/cash/banking-tab'), 'BankingTab'),
  ),
  createTab(
    'cashallocationandrecon',
    ['cash', 'assets', 'law'],
    createPageLoader(() => import('../areas/cash/recon/recon-tab'), 'ReconTab'),
  ),
  createTab(
    'payoutfilematter',
    ['cash', 'payout', 'law'],
    createPageLoader(() => import('../areas/payout/payout-tab'), 'PayoutTab'),
  ),
  createTab(
    'capitalgainstax',
    ['capital-gains', 'estate', 'law'],
    createPageLoader(() => import('./gains-screen'), 'GainsScreen'),
    [systemType.estateLate, systemType.flowConsult],
  ),
  createTab(
    'rebate',
    ['estate', 'parties', 'law'],
    createPageLoader(() => import('../areas/estate/rebate-tab'), 'RebateTab'),
  ),
  createTab(
    'bondofsecurity',
    ['bond', 'assets', 'law'],
    createPageLoader(() => import('../areas/bond/bond-tab'), 'BondTab'),
  ),
  createTab(
    'meetingsandadverts',
    ['meetings', 'trust-meetings', 'law'],
    createPageLoader(() => import('./meetings-screen'), 'MeetingsScreen'),
  ),
  createTab(
    'beneficiaries',
    ['law', 'beneficiaries', 'people', 'wills', 'family-tree', 'awards', 'parties', 'trust-origin'],
    createPageLoader(() => import('./beneficiaries-screen'), 'BeneficiariesScreen'),
  ),
  createTab(
    'scenarios',
    ['die-today', 'law'],
    createPageLoader(() => import('../areas/die-today/scenarios-tab'), 'ScenariosTab'),
  ),
  createTab(
    'report',
    ['estate-account', 'curator-account', 'trust-money', 'cash', 'lodging', 'documents', 'paper-names', 'law'],
    createPageLoader(() => import('./report-screen'), 'ReportScreen'),
  ),
  createTab(
    'releaseofduties',
    ['release-of-duties', 'documents', 'paper-names', 'law'],
    createPageLoader(() => import('../areas/release-of-duties/release-tab'), 'ReleaseTab'),
    [systemType.liquidation, systemType.estateLate, systemType.curatorship],
  ),
  createTab(
    'documents',
    [
      'documents',
      'templates',
      'template-fields',
      'paper-names',
      'law',
      'meetings',
      'document-storage',
      'mail-filing',
      'signing',
    ],
    createPageLoader(() => import('./documents-screen'), 'DocumentsScreen'),
  ),
  createTab(
    'sharepoint',
    ['document-storage'],
    createPageLoader(() => import('../areas/document-storage/sharepoint-tab'), 'SharepointTab'),
  ),
  createTab(
    'fxAssist',
    ['fx-assist', 'documents'],
    createPageLoader(() => import('../areas/fx-assist/fx-assist-tab'), 'FxAssistTab'),
  ),
  createTab(
    'activities',
    ['activities', 'documents', 'templates', 'template-fields', 'paper-names', 'law'],
    createPageLoader(() => import('../areas/activities/activities-tab'), 'ActivitiesTab'),
  ),
  createTab(
    'diarymatter',
    [],
    createPageLoader(() => import('./diary-screen'), 'DiaryScreen'),
  ),
];

/** As the frame greys out what is not there yet. */
const built = matterTabs.map(({ tab: path, only }) => ({ path, ...(only && { only }) }));

/** Any other part: one the type has and that is still to come, or none at all. */
export const closedTab: AppScreen = {
  path: '/matters/{id}/{tab}',
  words: ['matter', 'notes', 'deadlines'],
  load: async () => (await import('./matter-tab')).createClosedTab(built),
};
