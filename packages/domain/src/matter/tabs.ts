import { type SystemType, systemType, systemTypes as all } from './kinds';
import type { AccessRight } from '../access/access-rights';

export interface MatterTab {
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

const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;

/** The matter's side list, in the order it is shown. */
export const tabs: readonly MatterTab[] = [
  { path: 'details', group: 'Overview', label: 'Details', systemTypes: all },
  { path: 'insolvent', group: 'Overview', label: 'Insolvent', systemTypes: [liquidation], needs: 'estate' },
  {
    path: 'deceased',
    group: 'Overview',
    label: 'Deceased',
    labelFor: { [curatorship]: 'Patient', [flowConsult]: 'Client' },
    systemTypes: [estateLate, curatorship, flowConsult],
    needs: 'estate',
  },
  { path: 'diarymatter', group: 'Overview', label: 'Diary', systemTypes: all, needs: 'diary' },
  { path: 'activities', group: 'Overview', label: 'Activities', systemTypes: [trust], needs: 'diary' },
  { path: 'assets', group: 'Estate', label: 'Assets', systemTypes: all, needs: 'estate' },
  {
    path: 'liabilities',
    group: 'Estate',
    label: 'Liabilities',
    systemTypes: [estateLate, curatorship, flowConsult, trust],
    needs: 'estate',
  },
  { path: 'creditors', group: 'Estate', label: 'Creditors', systemTypes: [liquidation], needs: 'estate' },
  { path: 'claims', group: 'Estate', label: 'Claims', systemTypes: [liquidation], needs: 'estate' },
  {
    path: 'beneficiaries',
    group: 'Estate',
    label: 'Beneficiaries',
    systemTypes: [estateLate, curatorship, flowConsult, trust],
    needs: 'estate',
  },
  { path: 'scenarios', group: 'Estate', label: 'Scenarios', systemTypes: [flowConsult], needs: 'estate' },
  { path: 'income', group: 'Money', label: 'Income', systemTypes: all, needs: 'money' },
  { path: 'expenses', group: 'Money', label: 'Expenses', systemTypes: all, needs: 'money' },
  {
    path: 'banking',
    group: 'Money',
    label: 'Banking',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    needs: 'money',
  },
  {
    path: 'cashallocationandrecon',
    group: 'Money',
    label: 'Cash allocation and recon',
    systemTypes: [liquidation, estateLate, curatorship],
    needs: 'money',
  },
  {
    path: 'payoutfilematter',
    group: 'Money',
    label: 'Payout file',
    systemTypes: [liquidation, estateLate, curatorship],
    needs: 'money',
  },
  {
    path: 'capitalgainstax',
    group: 'Tax',
    label: 'Capital gains tax',
    systemTypes: [estateLate, flowConsult],
    southAfricaOnly: true,
    needs: 'estate',
  },
  {
    path: 'rebate',
    group: 'Tax',
    label: 'Rapid succession',
    systemTypes: [estateLate, flowConsult],
    southAfricaOnly: true,
    needs: 'estate',
  },
  {
    path: 'bondofsecurity',
    group: 'Compliance',
    label: 'Bond of security',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    needs: 'estate',
  },
  {
    path: 'meetingsandadverts',
    group: 'Compliance',
    label: 'Meetings and adverts',
    systemTypes: [liquidation, estateLate, trust],
    needs: 'estate',
  },
  {
    path: 'releaseofduties',
    group: 'Compliance',
    label: 'Release of duties',
    systemTypes: [liquidation, estateLate, curatorship],
    needs: 'estate',
  },
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
export const listMatterTabs = ({ systemType, country, switches, rights }: TabContext): MatterTab[] =>
  tabs.filter(
    (tab) =>
      tab.systemTypes.includes(systemType) &&
      (!tab.southAfricaOnly || country === 'South Africa') &&
      (!tab.needsSwitch || switches[tab.needsSwitch]) &&
      (!tab.needs || !rights || rights.includes(tab.needs)),
  );

export const labelMatterTab = (tab: MatterTab, systemType: SystemType): string =>
  tab.labelFor?.[systemType] ?? tab.label;
