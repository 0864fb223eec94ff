import type { StatementFacts, AffairsAsset, AffairsClass } from '../insolvency/statement-of-affairs';
import { type Cents, minus, nil, pickSmaller, sum } from '../money/cents';
import type { CapturedClaim } from './captured-claim';
import { isOut } from './claim-status';
import { readClaimAmount, splitByPreference, toClaimKind } from './estate-of-claims';

export interface AffairsClaimAsset {
  readonly id: string;
  readonly description: string;
  readonly class: AffairsClass;
  readonly value: Cents;
}

/**
 * The facts of a statement of affairs from what the estate holds and what is claimed of it. A claim on several things is
 * counted on each up to its value and on the last for the rest, so that it is counted once.
 */
export function buildAffairsFacts(
  things: readonly AffairsClaimAsset[],
  claims: readonly CapturedClaim[],
  costs: Cents,
): StatementFacts {
  const open = claims.filter(({ status, type }) => !isOut(status) && type !== 'prescribed');
  const on = new Map<string, { creditor: string; amount: Cents }[]>(things.map(({ id }) => [id, []]));
  const worth = new Map(things.map(({ id, value }) => [id, value]));
  let beyond = nil;
  for (const claim of open.filter((one) => toClaimKind(one) === 'secured')) {
    let left = readClaimAmount(claim);
    const held = claim.securedBy.filter(({ assetId }) => on.has(assetId));
    for (const [at, { assetId }] of held.entries()) {
      const amount = at === held.length - 1 ? left : pickSmaller(left, worth.get(assetId)!);
      on.get(assetId)!.push({ creditor: claim.creditor, amount });
      left = minus(left, amount);
    }
    if (held.length === 0) beyond = sum([beyond, left]);
  }
  const unsecured = open.filter((claim) => toClaimKind(claim) !== 'secured').map(splitByPreference);
  return {
    assets: things.map((thing): AffairsAsset => ({ ...thing, encumbrances: on.get(thing.id)! })),
    preferent: sum(unsecured.map(({ preferent }) => preferent)),
    concurrent: sum([...unsecured.map(({ concurrent }) => concurrent), beyond]),
    costs,
  };
}
