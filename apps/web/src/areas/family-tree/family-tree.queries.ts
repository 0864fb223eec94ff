import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { useRead } from '../../client/hooks';

export const useTree = (matterID: number) => useRead(beneficiaryCalls.getIntestateTree, { matterID });
export const useWill = (matterID: number) => useRead(willCalls.getbymatterid, { matterID }, { quiet: true });
export const useAssetNames = (matterID: number) => useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
