import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { useRead } from '../../client/hooks';

export type AwardAssetAnswer = WireAnswer<typeof assetCalls.getbymatterid>['rows'][number];
export type AwardPersonAnswer = WireAnswer<typeof beneficiaryCalls.getbymatterid>[number];
export type AwardWillAnswer = NonNullable<WireAnswer<typeof willCalls.getbymatterid>['will']>;
export type AwardAgreementAnswer = WireAnswer<typeof agreementCalls.getbymatterid>[number];
export type AccountAwardAnswer = NonNullable<AwardTreeAnswer['accountAwards']>[number];
export type AwardTreeAnswer = WireAnswer<typeof beneficiaryCalls.getIntestateTree>;

/** Everything the worktop lays out, as the server holds it. */
export interface AwardFacts {
  readonly assets: readonly AwardAssetAnswer[];
  readonly people: readonly AwardPersonAnswer[];
  readonly will: AwardWillAnswer | null;
  readonly agreements: readonly AwardAgreementAnswer[];
  readonly tree: AwardTreeAnswer;
}

export function useHeld(matterID: number) {
  const assets = useRead(assetCalls.getbymatterid, { matterID });
  const people = useRead(beneficiaryCalls.getbymatterid, { matterID });
  const will = useRead(willCalls.getbymatterid, { matterID });
  const agreements = useRead(agreementCalls.getbymatterid, { matterID });
  const tree = useRead(beneficiaryCalls.getIntestateTree, { matterID });
  const all = [assets, people, will, agreements, tree];
  const data: AwardFacts | undefined =
    assets.data && people.data && will.data && agreements.data && tree.data
      ? {
          assets: assets.data.rows,
          people: people.data,
          will: will.data.will,
          agreements: agreements.data,
          tree: tree.data,
        }
      : undefined;
  return {
    data,
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.map((one) => one.refetch())),
  };
}
