import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import type { AssetWire } from '@boedel/contract/assets/assets.schema';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { keyOf, useRead } from '../../client/hooks';

export type Asset = AssetWire;
export type Find = WireAnswer<typeof findCalls.add>;
export type Worth = WireAnswer<typeof assetCalls.getAssetAmounts>[number];

/** Whatever changes an asset changes the figures in the header and what hangs on the asset. */
export const assetKeys = [
  keyOf(assetCalls.getbymatterid),
  keyOf(assetCalls.getAssetAmounts),
  keyOf(documentCalls.getbyassetid),
  keyOf(findCalls.getbymatterid),
  keyOf(matterCalls.getQuickGlance),
  keyOf(bondCalls.getApplyForBondOfSecurityDetailsByMatterID),
  keyOf(figureCalls.howWorkedOut),
];

export const useAssets = (matterID: number) => useRead(assetCalls.getbymatterid, { matterID });
export const useFinds = (matterID: number) => useRead(findCalls.getbymatterid, { matterID });
