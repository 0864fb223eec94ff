import { paths } from './paths';

/** Parts of an estate that stand in a tab within a tab, by the tab they stand in. */
const shownPlaces: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  liabilities: {
    settings: 'settings',
    donations: 'duty',
    disposableProperty: 'duty',
    improvements: 'duty',
    dutyCredits: 'duty',
    dutyAssessment: 'duty',
  },
  beneficiaries: {
    relativesSought: 'tree',
    will: 'will',
    willToCapture: 'will',
    agreements: 'agreements',
    intestateHeirs: 'agreements',
    advances: 'advances',
  },
};

interface FieldToRepair {
  readonly tab: string;
  readonly field: string;
  readonly rowID?: string | null;
}

/** The address where a field of the estate is mended, down to its own row or tab. */
export function toRepairAddress(matterID: number, { tab, field, rowID }: FieldToRepair): string {
  const home = `${paths.matter.home({ id: matterID })}/${tab}`;
  if (tab === 'assets' && rowID) return `${home}?asset=${rowID}`;
  const show = shownPlaces[tab]?.[/^\w+/.exec(field)?.[0] ?? ''];
  return show ? `${home}?show=${show}` : home;
}
