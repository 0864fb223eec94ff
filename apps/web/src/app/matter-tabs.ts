import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import type { ComponentType } from 'react';
import { pageOf, type Screen } from './screen';

/** A tab's page in the matter's frame; both come together, with the frame's own words. */
const tab = (
  path: string,
  words: readonly string[],
  load: () => Promise<ComponentType>,
  only?: readonly SystemType[],
  /** Of a page within the tab: its own address after the matter's. */
  within: string = path,
): Screen & { tab: string; only?: readonly SystemType[] } => ({
  tab: path,
  ...(only && { only }),
  path: `/matters/{id}/${within}`,
  words: ['matter', 'notes', 'diary', 'deadlines', ...words],
  load: async () => {
    const [{ inWorkspace }, page] = await Promise.all([import('./matter-tab'), load()]);
    return inWorkspace(path, page, built);
  },
});

/**
 * The tabs of a matter that are there: what it is called and who has it stands in the domain's table of tabs. An area adds its
 * line when its page is whole, for the types it is whole for.
 */
export const matterTabs = [
  tab(
    'details',
    ['matter-people', 'parties'],
    pageOf(() => import('./matter-details-screen'), 'MatterDetailsScreen'),
  ),
  tab(
    'deceased',
    ['parties'],
    pageOf(() => import('./person-screen'), 'PersonScreen'),
  ),
  tab(
    'insolvent',
    ['parties', 'insolvent', 'law'],
    pageOf(() => import('./insolvent-screen'), 'InsolventScreen'),
  ),
  tab(
    'assets',
    ['assets', 'law'],
    pageOf(() => import('../areas/assets/assets-tab'), 'AssetsTab'),
  ),
  tab(
    'liabilities',
    ['law', 'liabilities', 'people', 'estate'],
    pageOf(() => import('./liabilities-screen'), 'LiabilitiesScreen'),
  ),
  tab(
    'creditors',
    ['claims', 'law'],
    pageOf(() => import('../areas/claims/creditors-tab'), 'CreditorsTab'),
  ),
  tab(
    'creditors',
    ['claims', 'assets', 'law'],
    pageOf(() => import('../areas/claims/creditor-page'), 'CreditorPage'),
    undefined,
    'creditors/{creditorId}',
  ),
  tab(
    'claims',
    ['claims', 'assets', 'law'],
    pageOf(() => import('./claims-screen'), 'ClaimsScreen'),
  ),
  tab(
    'claims',
    ['claims', 'assets', 'law'],
    pageOf(() => import('../areas/claims/claim-page'), 'ClaimPage'),
    undefined,
    'claims/{claimId}',
  ),
  tab(
    'income',
    ['cash', 'assets', 'law'],
    pageOf(() => import('../areas/cash/income-tab'), 'IncomeTab'),
  ),
  tab(
    'expenses',
    ['cash', 'assets', 'law'],
    pageOf(() => import('../areas/cash/expenses-tab'), 'ExpensesTab'),
  ),
  tab(
    'banking',
    ['cash', 'assets', 'law'],
    pageOf(() => import('../areas/cash/banking-tab'), 'BankingTab'),
  ),
  tab(
    'cashallocationandrecon',
    ['cash', 'assets', 'law'],
    pageOf(() => import('../areas/cash/recon/recon-tab'), 'ReconTab'),
  ),
  tab(
    'payoutfilematter',
    ['cash', 'payout', 'law'],
    pageOf(() => import('../areas/payout/payout-tab'), 'PayoutTab'),
  ),
  tab(
    'capitalgainstax',
    ['capital-gains', 'estate', 'law'],
    pageOf(() => import('./gains-screen'), 'GainsScreen'),
    [systemType.estateLate, systemType.flowConsult],
  ),
  tab(
    'rebate',
    ['estate', 'parties', 'law'],
    pageOf(() => import('../areas/estate/rebate-tab'), 'RebateTab'),
  ),
  tab(
    'bondofsecurity',
    ['bond', 'assets', 'law'],
    pageOf(() => import('../areas/bond/bond-tab'), 'BondTab'),
  ),
  tab(
    'meetingsandadverts',
    ['meetings', 'trust-meetings', 'law'],
    pageOf(() => import('./meetings-screen'), 'MeetingsScreen'),
  ),
  tab(
    'beneficiaries',
    ['law', 'beneficiaries', 'people', 'wills', 'family-tree', 'awards', 'parties', 'trust-origin'],
    pageOf(() => import('./beneficiaries-screen'), 'BeneficiariesScreen'),
  ),
  tab(
    'scenarios',
    ['die-today', 'law'],
    pageOf(() => import('../areas/die-today/scenarios-tab'), 'ScenariosTab'),
  ),
  tab(
    'report',
    ['estate-account', 'curator-account', 'trust-money', 'cash', 'lodging', 'documents', 'paper-names', 'law'],
    pageOf(() => import('./report-screen'), 'ReportScreen'),
  ),
  tab(
    'releaseofduties',
    ['release-of-duties', 'documents', 'paper-names', 'law'],
    pageOf(() => import('../areas/release-of-duties/release-tab'), 'ReleaseTab'),
    [systemType.liquidation, systemType.estateLate, systemType.curatorship],
  ),
  tab(
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
    pageOf(() => import('./documents-screen'), 'DocumentsScreen'),
  ),
  tab(
    'sharepoint',
    ['document-storage'],
    pageOf(() => import('../areas/document-storage/sharepoint-tab'), 'SharepointTab'),
  ),
  tab(
    'fxAssist',
    ['fx-assist', 'documents'],
    pageOf(() => import('../areas/fx-assist/fx-assist-tab'), 'FxAssistTab'),
  ),
  tab(
    'activities',
    ['activities', 'documents', 'templates', 'template-fields', 'paper-names', 'law'],
    pageOf(() => import('../areas/activities/activities-tab'), 'ActivitiesTab'),
  ),
  tab(
    'diarymatter',
    [],
    pageOf(() => import('./diary-screen'), 'DiaryScreen'),
  ),
];

/** As the frame greys out what is not there yet. */
const built = matterTabs.map(({ tab: path, only }) => ({ path, ...(only && { only }) }));

/** Any other part: one the type has and that is still to come, or none at all. */
export const closedTab: Screen = {
  path: '/matters/{id}/{tab}',
  words: ['matter', 'notes', 'deadlines'],
  load: async () => (await import('./matter-tab')).closedTab(built),
};
