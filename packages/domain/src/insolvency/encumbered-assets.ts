import type { ItemKey } from '../law/item-key';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { ClaimOnEstate, RealisedAsset, SharedFee } from './claim';
import { paySecured } from './pay-secured';

export interface EncumberedAsset {
  readonly assetId: string;
  readonly description: string;
  readonly proceeds: Cents;
  readonly costs: readonly { readonly key: ItemKey; readonly narrative: string; readonly amount: Cents }[];
  readonly net: WorkedResult<Cents>;
  readonly paid: readonly { readonly key: ItemKey; readonly creditor: string; readonly amount: Cents }[];
  /** Goes to the free residue. */
  readonly surplus: Cents;
}

interface EncumberedResult {
  readonly encumbered: readonly EncumberedAsset[];
  /** By claim: costs and fees an asset carried itself, and what its creditors were paid out of it. */
  readonly costsCarried: ReadonlyMap<ItemKey, Cents>;
  readonly paidBySecurity: ReadonlyMap<ItemKey, Cents>;
}

/**
 * An account for each asset that secures a debt: proceeds less its own costs, with the fee on them, to the creditors it
 * secures (Insolvency Act 24 of 1936 ss 89, 95). The fees are those of the whole estate, so they are shared by value.
 */
export function computeEncumberedAssets(
  assets: readonly RealisedAsset[],
  claims: readonly ClaimOnEstate[],
  fees: readonly SharedFee[],
  feeBase: Cents,
): EncumberedResult {
  const secured = claims.filter((claim) => claim.securedBy !== undefined);
  const used = new Set(secured.flatMap(({ securedBy }) => securedBy ?? []));
  const pledged = assets.filter(({ id }) => used.has(id));
  const weights = pledged.map((asset) => asset.feeBase);
  const rest = clampBelowNil(minus(feeBase, sum(weights)));
  const feeParts = fees.map(({ amount }) =>
    feeBase === 0 ? [...weights.map(() => nil), amount] : shareOut(amount, [...weights, rest]),
  );
  const costsCarried = new Map<ItemKey, Cents>();
  const paidBySecurity = new Map<ItemKey, Cents>();
  // Interest is in the amount here: how much of it was met is settled with the free residue.
  const open = new Map(secured.map(({ key, amount: claim }) => [key, { claim, interest: nil }]));
  const encumbered = pledged.map(({ id: assetId, description, value }, index): EncumberedAsset => {
    const wanted = [
      ...claims
        .filter(({ costOf }) => costOf === assetId)
        .map(({ key, narrative, amount }) => ({ key, narrative, amount })),
      ...fees.map(({ claim: key, narrative }, nth) => ({ key, narrative, amount: feeParts[nth]![index]! })),
    ].filter(({ amount }) => amount > 0);
    // Costs beyond the proceeds are left for the free residue to carry.
    let left = value;
    const costs = wanted.map((cost) => {
      const amount = pickSmaller(cost.amount, left);
      left = minus(left, amount);
      costsCarried.set(cost.key, plus(costsCarried.get(cost.key) ?? nil, amount));
      return { ...cost, amount };
    });
    const net = left;
    const ranks = listBySecurity(secured, assetId).map(({ key: id, narrative: creditor }) => [{ id, creditor }]);
    const shared = paySecured(net, ranks, open);
    const paid = shared.awards
      .filter((award) => award.paid > 0)
      .map(({ id: key, creditor, paid: amount }) => {
        paidBySecurity.set(key, plus(paidBySecurity.get(key) ?? nil, amount));
        return { key, creditor, amount };
      });
    const work = startWorking(
      message('Encumbered asset: {what}', { what: description }),
      'Insolvency Act 24 of 1936 s 89',
    );
    work.line('Proceeds', value);
    for (const { narrative, amount } of costs) work.line(message('Less {what}', { what: narrative }), amount);
    return { assetId, description, proceeds: value, costs, net: work.gives(net), paid, surplus: shared.left };
  });
  return { encumbered, costsCarried, paidBySecurity };
}

/** Bonds over one asset are paid in their order of registration. */
const listBySecurity = (secured: readonly ClaimOnEstate[], assetId: string): readonly ClaimOnEstate[] =>
  secured
    .filter(({ securedBy }) => securedBy?.includes(assetId))
    .sort((a, b) => (a.securityRank ?? 1) - (b.securityRank ?? 1));
