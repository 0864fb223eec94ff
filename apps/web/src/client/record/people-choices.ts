import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import type { FieldOption } from '../../ui/fields/field';
import { useRead } from '../hooks';

/** Beneficiaries of a trust, where the matter is one. */
export function useBeneficiaries(matterID: number, enabled = true): readonly FieldOption[] {
  const known = useRead(beneficiaryCalls.getbymatterid, { matterID }, { quiet: true, enabled }).data ?? [];
  return known.map(({ id, listName }) => ({ value: id, label: listName }));
}

/** Everybody of the matter whom a policy may pay or who may take. */
export function usePeople(matterID: number): readonly FieldOption[] {
  const family = useRead(beneficiaryCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const others = useRead(partyCalls['personofinterest.getbymatterid'], { matterID }, { quiet: true }).data ?? [];
  const known = new Set(family.map(({ id }) => id));
  const people = [...family, ...others.filter(({ id }) => !known.has(id))];
  return people.map(({ id, listName }) => ({ value: id, label: listName }));
}
