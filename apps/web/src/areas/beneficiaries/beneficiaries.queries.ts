import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import { agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { keyOf, useRead } from '../../client/hooks';
import type { FieldOption } from '../../ui/fields/field';
import { useMatter } from '../../ui/the-matter';

export type Beneficiary = WireAnswer<typeof beneficiaryCalls.getbyid>;
export type Will = WireAnswer<typeof willCalls.save>;
export type Clause = Will['clauses'][number];
export type ClauseTaker = NonNullable<Clause['takers']>[number];

/** What a change of somebody, of the will or of an award makes out of date. */
export const changedByPeople = [
  keyOf(beneficiaryCalls.getbymatterid),
  keyOf(beneficiaryCalls.getIntestateTree),
  keyOf(beneficiaryCalls.getForeignChecks),
  keyOf(beneficiaryCalls.getGlobalList),
  keyOf(willCalls.getbymatterid),
  keyOf(agreementCalls.getbymatterid),
  keyOf(assetTakerCalls.getAllocationByBeneficiary),
  keyOf(mainPartyCalls.getPersonTab),
  ['/api/spouse/getbymatterid'],
  ['/api/child/getbymatterid'],
];

export function useBeneficiaries() {
  const { id: matterID } = useMatter();
  return useRead(beneficiaryCalls.getbymatterid, { matterID }, { quiet: true });
}

/** Everybody of the matter as a choice. */
export function usePeopleChoices(): readonly FieldOption[] {
  return (useBeneficiaries().data ?? []).map(({ id, listName }) => ({ value: id, label: listName }));
}

export function useAssetChoices(): readonly FieldOption[] {
  const { id: matterID } = useMatter();
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
