import { assetCalls, assetLineCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import type { AssetLineWire, AssetWire } from '@boedel/contract/assets/assets.schema';
import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { useState } from 'react';
import { useRead } from '../../client/hooks';

export type AssetAnswer = AssetWire;
export type AssetLineAnswer = AssetLineWire;
export type AssetLinesAnswer = WireAnswer<typeof assetLineCalls.getLines>;
export type AssetCellChange = WireBody<typeof assetLineCalls.changeCell>['set'];
export type AssetFind = WireAnswer<typeof findCalls.add>;
export type AssetAmount = WireAnswer<typeof assetCalls.getAssetAmounts>[number];

/** As many lines as a screen shows at first. */
const firstLines = 40;

/**
 * The list opens with its first lines and what all of them come to; the others follow by themselves. Where the address it
 * is opened by asks for some of them, or for another order, all are asked for at once.
 */
export function useLines(matterID: number, { wantsAll = false } = {}) {
  const [isAllAtOnce] = useState(wantsAll);
  const first = useRead(assetLineCalls.getLines, { matterID, take: firstLines }, { enabled: !isAllAtOnce });
  const isMore = first.data !== undefined && first.data.count > first.data.rows.length;
  const all = useRead(assetLineCalls.getLines, { matterID }, { enabled: isAllAtOnce || isMore });
  const isWhole = isAllAtOnce || (isMore ? all.data !== undefined : first.data !== undefined);
  const data = (isAllAtOnce || isMore ? all.data : undefined) ?? first.data;
  const { error, refetch } = isAllAtOnce ? all : first;
  return { data, error, refetch, isWhole };
}
export const useAsset = (id: number | null) =>
  useRead(assetCalls.getbyid, { id: id ?? 0 }, { enabled: id !== null, quiet: true });
export const useFinds = (matterID: number) => useRead(findCalls.getbymatterid, { matterID });
