import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { claims } from '@boedel/contract/claims/claim.record';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';

export type ClaimAnswer = WireAnswer<typeof claimCalls.getbyid>;
export type ClaimOutlook = WireAnswer<typeof claimCalls.getOutlook>;
export type ClaimOutlookLine = ClaimOutlook['claims'][number];

export const kit = createRecordKit(claims, claimCalls);

export const useOutlook = (matterID: number, basis: ClaimOutlook['basis']) =>
  useRead(claimCalls.getOutlook, { matterID, basis });

export const useAssetNames = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
