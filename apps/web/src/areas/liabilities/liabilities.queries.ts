import { assetLineCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { keyOf, useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export type Liability = WireAnswer<typeof liabilityCalls.getbyid>;

export const kit = kitOf(liabilities, liabilityCalls);

/** What else a change of a liability makes out of date: the header's figures, and a find that became one. */
export const figuresBeside = [
  keyOf(matterCalls.getQuickGlance),
  keyOf(figureCalls.howWorkedOut),
  keyOf(findCalls.getbymatterid),
];
export const liabilityKeys = [keyOf(liabilityCalls.getbymatterid), keyOf(liabilityCalls.getbyid), ...figuresBeside];

export const useAssetNames = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
