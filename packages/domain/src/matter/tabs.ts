import { type SystemType, systemTypes as all } from '../law/system-type';

export interface Tab {
  readonly path: string;
  readonly group: 'Overview' | 'Estate' | 'Money' | 'Tax' | 'Compliance' | 'Paper';
  readonly label: string;
  /** Another name for some types: the person of the matter is a deceased, a patient or a client. */
  readonly labelFor?: Readonly<Partial<Record<SystemType, string>>>;
  readonly systemTypes: readonly SystemType[];
  /** No duty and no capital gains tax in Namibia. */
  readonly southAfricaOnly?: true;
  /** There when the firm switches it on. */
  readonly needsSwitch?: 'fxAssist' | 'sharepoint';
}

/** The matter's side list, in the order it is shown. */
export const tabs: readonly Tab[] = [
  { path: 'details', group: 'Overview', label: 'Details', systemTypes: all },
  { path: 'insolvent', group: 'Overview', label: 'Insolvent', systemTypes: [1] },
  {
    path: 'deceased',
    group: 'Overview',
    label: 'Deceased',
    labelFor: { 3: 'Patient', 4: 'Client' },
    systemTypes: [2, 3, 4],
  },
  { path: 'diarymatter', group: 'Overview', label: 'Diary', systemTypes: all },
  { path: 'activities', group: 'Overview', label: 'Activities', systemTypes: [5] },
  { path: 'assets', group: 'Estate', label: 'Assets', systemTypes: all },
  { path: 'liabilities', group: 'Estate', label: 'Liabilities', systemTypes: [2, 3, 4, 5] },
  { path: 'creditors', group: 'Estate', label: 'Creditors', systemTypes: [1] },
  { path: 'claims', group: 'Estate', label: 'Claims', systemTypes: [1] },
  { path: 'beneficiaries', group: 'Estate', label: 'Beneficiaries', systemTypes: [2, 3, 4, 5] },
  { path: 'scenarios', group: 'Estate', label: 'Scenarios', systemTypes: [4] },
  { path: 'income', group: 'Money', label: 'Income', systemTypes: all },
  { path: 'expenses', group: 'Money', label: 'Expenses', systemTypes: all },
  { path: 'banking', group: 'Money', label: 'Banking', systemTypes: [1, 2, 3, 5] },
  { path: 'cashallocationandrecon', group: 'Money', label: 'Cash allocation and recon', systemTypes: [1, 2, 3] },
  { path: 'payoutfilematter', group: 'Money', label: 'Payout file', systemTypes: [1, 2, 3] },
  { path: 'capitalgainstax', group: 'Tax', label: 'Capital gains tax', systemTypes: [2, 4], southAfricaOnly: true },
  { path: 'rebate', group: 'Tax', label: 'Rapid succession', systemTypes: [2, 4], southAfricaOnly: true },
  { path: 'bondofsecurity', group: 'Compliance', label: 'Bond of security', systemTypes: [1, 2, 3, 5] },
  { path: 'meetingsandadverts', group: 'Compliance', label: 'Meetings and adverts', systemTypes: [1, 2, 5] },
  { path: 'releaseofduties', group: 'Compliance', label: 'Release of duties', systemTypes: [1, 2, 3] },
  { path: 'documents', group: 'Paper', label: 'Documents', systemTypes: all },
  { path: 'report', group: 'Paper', label: 'Report', systemTypes: all },
  { path: 'sharepoint', group: 'Paper', label: 'SharePoint', systemTypes: all, needsSwitch: 'sharepoint' },
  { path: 'fxAssist', group: 'Paper', label: 'FX Assist', systemTypes: all, needsSwitch: 'fxAssist' },
];

export interface TabContext {
  readonly systemType: SystemType;
  readonly country: 'South Africa' | 'Namibia';
  readonly switches: Readonly<Record<'fxAssist' | 'sharepoint', boolean>>;
}

/** The tabs a matter has; any other answers as an unknown path does. */
export const tabsOf = ({ systemType, country, switches }: TabContext): Tab[] =>
  tabs.filter(
    (tab) =>
      tab.systemTypes.includes(systemType) &&
      (!tab.southAfricaOnly || country === 'South Africa') &&
      (!tab.needsSwitch || switches[tab.needsSwitch]),
  );

export const tabLabel = (tab: Tab, systemType: SystemType): string => tab.labelFor?.[systemType] ?? tab.label;
