import { paths } from '../app/paths';

/** Parts of an estate that stand in a tab within a tab. */
const shown: Readonly<Record<string, string>> = {
  settings: 'settings',
  donations: 'duty',
  disposableProperty: 'duty',
  improvements: 'duty',
  dutyCredits: 'duty',
  dutyAssessment: 'duty',
};

interface ToMend {
  readonly tab: string;
  readonly field: string;
  readonly rowID?: string | null;
}

/** The address where a field of the estate is mended, down to its own row or tab. */
export function wayToMend(matterID: number, { tab, field, rowID }: ToMend): string {
  const home = `${paths.matter.home({ id: matterID })}/${tab}`;
  if (tab === 'assets' && rowID) return `${home}?asset=${rowID}`;
  const show = tab === 'liabilities' ? shown[/^\w+/.exec(field)?.[0] ?? ''] : undefined;
  return show ? `${home}?show=${show}` : home;
}
