import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';

export type LiabilityDetails = WireAnswer<typeof liabilityCalls.getbyid>;

export const kit = createRecordKit(liabilities, liabilityCalls);

export const useAssetNames = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
