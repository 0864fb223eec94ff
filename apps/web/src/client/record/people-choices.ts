import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import type { FieldOption } from '../../ui/fields/field';
import { useRead } from '../hooks';

/** Everybody of the matter whom a policy may pay or who may take. */
export function usePeople(matterID: number): readonly FieldOption[] {
  const tab = useRead(mainPartyCalls.getPersonTab, { matterID }, { quiet: true });
  const others = useRead(partyCalls['personofinterest.getbymatterid'], { matterID }, { quiet: true });
  const people = [...(tab.data?.spouses ?? []), ...(tab.data?.children ?? []), ...(others.data ?? [])];
  return people.map(({ id, listName }) => ({ value: id, label: listName }));
}
