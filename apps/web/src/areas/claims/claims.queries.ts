import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { claims } from '@boedel/contract/claims/claim.record';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export type Claim = WireAnswer<typeof claimCalls.getbyid>;
export type Outlook = WireAnswer<typeof claimCalls.getOutlook>;
export type OutlookClaim = Outlook['claims'][number];

export const kit = kitOf(claims, claimCalls);

export const useOutlook = (matterID: number, basis: Outlook['basis']) =>
  useRead(claimCalls.getOutlook, { matterID, basis });

export const useAssetNames = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
