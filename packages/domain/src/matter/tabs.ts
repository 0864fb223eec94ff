import { type SystemType, systemTypes as all } from '../law/system-type';
import type { AccessRight } from './access-rights';

export interface Tab {
  readonly path: string;
  readonly group: 'Overview' | 'Estate' | 'Money' | 'Tax' | 'Compliance' | 'Paper';
  readonly label: string;
  /** Another name for some types: the person of the matter is a deceased, a patient or a client. */
  readonly labelFor?: Readonly<Partial<Record<SystemType, string>>>;
  readonly systemTypes: readonly SystemType[];
  /** No duty and no capital gains tax in Namibia. */
  readonly southAfricaOnly?: true;
  /** What somebody who was given the matter alone must have been let see. */
  readonly needs?: AccessRight;
  /** There when the firm switches it on. */
  readonly needsSwitch?: 'fxAssist' | 'sharepoint';
}

/** The matter's side list, in the order it is shown. */
export const tabs: readonly Tab[] = [
  { path: 'details', group: 'Overview', label: 'Details', systemTypes: all },
  { path: 'insolvent', group: 'Overview', label: 'Insolvent', systemTypes: [1], needs: 'estate' },
  {
    path: 'deceased',
    group: 'Overview',
    label: 'Deceased',
    labelFor: { 3: 'Patient', 4: 'Client' },
    systemTypes: [2, 3, 4],
    needs: 'estate',
  },
  { path: 'diarymatter', group: 'Overview', label: 'Diary', systemTypes: all, needs: 'diary' },
  { path: 'activities', group: 'Overview', label: 'Activities', systemTypes: [5], needs: 'diary' },
  { path: 'assets', group: 'Estate', label: 'Assets', systemTypes: all, needs: 'estate' },
  { path: 'liabilities', group: 'Estate', label: 'Liabilities', systemTypes: [2, 3, 4, 5], needs: 'estate' },
  { path: 'creditors', group: 'Estate', label: 'Creditors', systemTypes: [1], needs: 'estate' },
  { path: 'claims', group: 'Estate', label: 'Claims', systemTypes: [1], needs: 'estate' },
  { path: 'beneficiaries', group: 'Estate', label: 'Beneficiaries', systemTypes: [2, 3, 4, 5], needs: 'estate' },
  { path: 'scenarios', group: 'Estate', label: 'Scenarios', systemTypes: [4], needs: 'estate' },
  { path: 'income', group: 'Money', label: 'Income', systemTypes: all, needs: 'money' },
  { path: 'expenses', group: 'Money', label: 'Expenses', systemTypes: all, needs: 'money' },
  { path: 'banking', group: 'Money', label: 'Banking', systemTypes: [1, 2, 3, 5], needs: 'money' },
  {
    path: 'cashallocationandrecon',
    group: 'Money',
    label: 'Cash allocation and recon',
    systemTypes: [1, 2, 3],
    needs: 'money',
  },
  { path: 'payoutfilematter', group: 'Money', label: 'Payout file', systemTypes: [1, 2, 3], needs: 'money' },
  {
    path: 'capitalgainstax',
    group: 'Tax',
    label: 'Capital gains tax',
    systemTypes: [2, 4],
    southAfricaOnly: true,
    needs: 'estate',
  },
  {
    path: 'rebate',
    group: 'Tax',
    label: 'Rapid succession',
    systemTypes: [2, 4],
    southAfricaOnly: true,
    needs: 'estate',
  },
  {
    path: 'bondofsecurity',
    group: 'Compliance',
    label: 'Bond of security',
    systemTypes: [1, 2, 3, 5],
    needs: 'estate',
  },
  {
    path: 'meetingsandadverts',
    group: 'Compliance',
    label: 'Meetings and adverts',
    systemTypes: [1, 2, 5],
    needs: 'estate',
  },
  { path: 'releaseofduties', group: 'Compliance', label: 'Release of duties', systemTypes: [1, 2, 3], needs: 'estate' },
  { path: 'documents', group: 'Paper', label: 'Documents', systemTypes: all, needs: 'documents' },
  { path: 'report', group: 'Paper', label: 'Report', systemTypes: all, needs: 'reports' },
  {
    path: 'sharepoint',
    group: 'Paper',
    label: 'SharePoint',
    systemTypes: all,
    needsSwitch: 'sharepoint',
    needs: 'documents',
  },
  { path: 'fxAssist', group: 'Paper', label: 'FX Assist', systemTypes: all, needsSwitch: 'fxAssist', needs: 'money' },
];

export interface TabContext {
  readonly systemType: SystemType;
  readonly country: 'South Africa' | 'Namibia';
  readonly switches: Readonly<Record<'fxAssist' | 'sharepoint', boolean>>;
  /** What the person was let see; left out, all of it. */
  readonly rights?: readonly AccessRight[];
}

/** The tabs a matter has; any other answers as an unknown path does. */
export const tabsOf = ({ systemType, country, switches, rights }: TabContext): Tab[] =>
  tabs.filter(
    (tab) =>
      tab.systemTypes.includes(systemType) &&
      (!tab.southAfricaOnly || country === 'South Africa') &&
      (!tab.needsSwitch || switches[tab.needsSwitch]) &&
      (!tab.needs || !rights || rights.includes(tab.needs)),
  );

export const tabLabel = (tab: Tab, systemType: SystemType): string => tab.labelFor?.[systemType] ?? tab.label;
