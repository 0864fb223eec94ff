import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { useRead } from '../../client/hooks';
import type { FieldOption } from '../../ui/fields/field';
import { useMatter } from '../../ui/the-matter';

export type BeneficiaryAnswer = WireAnswer<typeof beneficiaryCalls.getbyid>;
export type WillAnswer = WireAnswer<typeof willCalls.save>;
export type WillClause = WillAnswer['clauses'][number];
export type WillClauseTaker = NonNullable<WillClause['takers']>[number];

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
