import type { CapturedClaim } from '../claims/captured-claim';
import { isOut } from '../claims/claim-status';
import { readClaimAmount, splitByPreference, toClaimKind } from '../claims/estate-of-claims';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import type { StatementFacts, AffairsAsset } from './statement-of-affairs';

type AffairsAssetFacts = Omit<AffairsAsset, 'encumbrances'>;
interface AssetLien {
  readonly claim: CapturedClaim;
  readonly rank: number;
}

/** Claims that a statement of affairs lists: those that are out, or prescribed, are owed by nobody. */
export const listClaimsOwed = (claims: readonly CapturedClaim[]): readonly CapturedClaim[] =>
  claims.filter(({ status, type }) => !isOut(status) && type !== 'prescribed');

/** What each security carries of the claims on it, the better rank first; what no security covers stays with the last. */
function rankLiens(
  assets: readonly AffairsAssetFacts[],
  claims: readonly CapturedClaim[],
): ReadonlyMap<string, readonly AssetLien[]> {
  const by = new Map<string, AssetLien[]>();
  for (const claim of claims) {
    for (const { assetId, rank } of claim.securedBy) {
      const there = by.get(assetId);
      if (there) there.push({ claim, rank });
      else by.set(assetId, [{ claim, rank }]);
    }
  }
  for (const on of by.values()) on.sort((a, b) => a.rank - b.rank);
  return new Map(assets.map(({ id }) => [id, by.get(id) ?? []]));
}

/** Facts in the words of the statement: a claim with several securities burdens each for what it takes of it. */
export function buildAffairs(
  assets: readonly AffairsAssetFacts[],
  captured: readonly CapturedClaim[],
  costs: Cents,
): StatementFacts {
  const claims = listClaimsOwed(captured);
  const secured = claims.filter((claim) => toClaimKind(claim) === 'secured');
  const held = new Set(assets.map(({ id }) => id));
  const lastOf = new Map(
    secured.map((claim) => [claim.id, claim.securedBy.findLast(({ assetId }) => held.has(assetId))?.assetId]),
  );
  const left = new Map(secured.map((claim) => [claim.id, readClaimAmount(claim)]));
  const on = rankLiens(assets, secured);
  const encumbered = assets.map((asset) => {
    let room = asset.value;
    const encumbrances = (on.get(asset.id) ?? []).map(({ claim }) => {
      const owed = left.get(claim.id) ?? nil;
      const amount = pickSmaller(owed, room);
      room = clampBelowNil(minus(room, amount));
      left.set(claim.id, minus(owed, amount));
      return { creditor: claim.creditor, claimId: claim.id, amount };
    });
    return { ...asset, encumbrances };
  });
  // What the securities together do not cover is owed on the last of them: it is lacking there.
  const assetsOwing = encumbered.map((asset) => ({
    ...asset,
    encumbrances: asset.encumbrances.map(({ claimId, creditor, amount }) => {
      const rest = lastOf.get(claimId) === asset.id ? (left.get(claimId) ?? nil) : nil;
      return { creditor, amount: plus(amount, rest) };
    }),
  }));
  const nowhere = secured.filter(({ id }) => lastOf.get(id) === undefined);
  const sumClaims = (of: readonly CapturedClaim[]): Cents => sum(of.map(readClaimAmount));
  const unsecured = claims.filter((claim) => toClaimKind(claim) !== 'secured').map(splitByPreference);
  return {
    assets: assetsOwing,
    preferent: sum(unsecured.map(({ preferent }) => preferent)),
    concurrent: plus(sum(unsecured.map(({ concurrent }) => concurrent)), sumClaims(nowhere)),
    costs,
  };
}
