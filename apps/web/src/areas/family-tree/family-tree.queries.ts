import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { keyOf, useRead } from '../../client/hooks';

export const useTree = (matterID: number) => useRead(beneficiaryCalls.getIntestateTree, { matterID });
export const useWill = (matterID: number) => useRead(willCalls.getbymatterid, { matterID }, { quiet: true });
export const useAssetNames = (matterID: number) => useRead(assetLineCalls.getLines, { matterID }, { quiet: true });

/** A family that changed changes who inherits, and everything that is worked out from it. */
export const familyKeys = [
  keyOf(beneficiaryCalls.getbymatterid),
  keyOf(mainPartyCalls.getPersonTab),
  keyOf(matterCalls.getQuickGlance),
  keyOf(matterCalls.GetMatterDetails),
];
