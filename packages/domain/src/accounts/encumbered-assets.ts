import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, smaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { Charge } from './charges';
import type { Facts } from './facts';
import type { Fees } from './fees';
import { groupBy } from './group-by';

export interface EncumberedAsset {
  readonly assetId: string;
  readonly description: string;
  readonly proceeds: Cents;
  readonly costs: readonly { readonly id: string; readonly narrative: string; readonly amount: Cents }[];
  readonly net: Worked<Cents>;
  readonly paid: readonly { readonly id: string; readonly creditor: string; readonly amount: Cents }[];
  /** Goes to the free residue. */
  readonly surplus: Cents;
}

interface Encumbered {
  readonly encumbered: readonly EncumberedAsset[];
  /** By charge: costs an asset carried itself, and what its creditors were paid out of it. */
  readonly costsCarried: ReadonlyMap<string, Cents>;
  readonly paidBySecurity: ReadonlyMap<string, Cents>;
  /** The executor's fee and its VAT on what secures nothing. */
  readonly feesOnFree: ReadonlyMap<string, Cents>;
}

/**
 * An account for each asset that secures a debt: proceeds less its own costs, with the executor's fee on them, to the
 * creditors it secures. The fees together are those of the whole estate, so they are shared by value.
 */
export function encumberedAssets(facts: Facts, fees: Fees, charges: readonly Charge[]): Encumbered {
  const secured = charges.filter((charge) => charge.securedBy !== undefined);
  const used = new Set(secured.flatMap(({ securedBy }) => securedBy ?? []));
  const assets = facts.assets.filter(({ asset }) => used.has(asset.id));
  const weights = assets.map(({ asset, value }) => (asset.administeredAbroad ? nil : value));
  const rest = notBelowNil(minus(fees.base, sum(weights)));
  const [feeParts, vatParts] = [fees.remuneration.value, fees.vat.value].map((fee) =>
    fees.base === 0 ? [...weights.map(() => nil), fee] : shareOut(fee, [...weights, rest]),
  ) as [Cents[], Cents[]];
  const costsOf = groupBy(
    charges.filter(({ costOf }) => costOf !== undefined && used.has(costOf)),
    ({ costOf }) => costOf!,
  );
  const costsCarried = new Map<string, Cents>();
  const paidBySecurity = new Map<string, Cents>();
  const encumbered = assets.map(({ asset, value }, index): EncumberedAsset => {
    const wanted = [
      ...(costsOf.get(asset.id) ?? []).map(({ line }) => ({
        id: line.id,
        narrative: line.narrative,
        amount: line.amount,
      })),
      { id: 'executor-remuneration', narrative: "Executor's remuneration", amount: feeParts[index]! },
      { id: 'vat-on-remuneration', narrative: "VAT on the executor's remuneration", amount: vatParts[index]! },
    ].filter(({ amount }) => amount > 0);
    // Costs beyond the proceeds are left for the free residue to carry.
    let left = value;
    const costs = wanted.map((cost) => {
      const amount = smaller(cost.amount, left);
      left = minus(left, amount);
      costsCarried.set(cost.id, plus(costsCarried.get(cost.id) ?? nil, amount));
      return { ...cost, amount };
    });
    const net = left;
    const paid = bySecurity(secured, asset.id).flatMap(({ line }) => {
      const owed = minus(line.amount, paidBySecurity.get(line.id) ?? nil);
      const amount = smaller(owed, left);
      if (amount <= 0) return [];
      left = minus(left, amount);
      paidBySecurity.set(line.id, plus(paidBySecurity.get(line.id) ?? nil, amount));
      return [{ id: line.id, creditor: line.narrative, amount }];
    });
    const work = working(`Encumbered asset: ${asset.description}`, 'Insolvency Act 24 of 1936 s 89');
    work.line('Proceeds', value);
    for (const { narrative, amount } of costs) work.line(`Less ${narrative}`, amount);
    return {
      assetId: asset.id,
      description: asset.description,
      proceeds: value,
      costs,
      net: work.gives(net),
      paid,
      surplus: left,
    };
  });
  const feeCarried = (id: string, total: Cents): Cents => minus(total, costsCarried.get(id) ?? nil);
  return {
    encumbered,
    costsCarried,
    paidBySecurity,
    feesOnFree: new Map([
      ['executor-remuneration', feeCarried('executor-remuneration', fees.remuneration.value)],
      ['vat-on-remuneration', feeCarried('vat-on-remuneration', fees.vat.value)],
    ]),
  };
}

/** Bonds over one asset are paid in their order of registration. */
const bySecurity = (secured: readonly Charge[], assetId: string): readonly Charge[] =>
  secured
    .filter(({ securedBy }) => securedBy?.includes(assetId))
    .sort((a, b) => (a.securityRank ?? 1) - (b.securityRank ?? 1) || (a.line.id < b.line.id ? -1 : 1));
