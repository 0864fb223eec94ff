import type { Affairs, AffairsAsset, AffairsClass } from '../insolvency/statement-of-affairs';
import { type Cents, minus, nil, smaller, sum } from '../money/cents';
import type { CapturedClaim } from './captured-claim';
import { isOut } from './claim-status';
import { amountOf, kindOf } from './estate-of-claims';

export interface AffairsThing {
  readonly id: string;
  readonly description: string;
  readonly class: AffairsClass;
  readonly value: Cents;
}

/**
 * The facts of a statement of affairs from what the estate holds and what is claimed of it. A claim on several things is
 * counted on each up to its value and on the last for the rest, so that it is counted once.
 */
export function affairsOf(things: readonly AffairsThing[], claims: readonly CapturedClaim[], costs: Cents): Affairs {
  const open = claims.filter(({ status, type }) => !isOut(status) && type !== 'prescribed');
  const on = new Map<string, { creditor: string; amount: Cents }[]>(things.map(({ id }) => [id, []]));
  const worth = new Map(things.map(({ id, value }) => [id, value]));
  let beyond = nil;
  for (const claim of open.filter((one) => kindOf(one) === 'secured')) {
    let left = amountOf(claim);
    const held = claim.securedBy.filter(({ assetId }) => on.has(assetId));
    for (const [at, { assetId }] of held.entries()) {
      const amount = at === held.length - 1 ? left : smaller(left, worth.get(assetId)!);
      on.get(assetId)!.push({ creditor: claim.creditor, amount });
      left = minus(left, amount);
    }
    if (held.length === 0) beyond = sum([beyond, left]);
  }
  const of = (isWanted: (kind: ReturnType<typeof kindOf>) => boolean): Cents =>
    sum(open.filter((claim) => isWanted(kindOf(claim))).map(amountOf));
  return {
    assets: things.map((thing): AffairsAsset => ({ ...thing, encumbrances: on.get(thing.id)! })),
    preferent: of((kind) => kind !== 'secured' && kind !== 'concurrent'),
    concurrent: sum([of((kind) => kind === 'concurrent'), beyond]),
    costs,
  };
}
