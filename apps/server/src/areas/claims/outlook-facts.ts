import type { AssetBooks, HeadedCost } from '@boedel/domain/claims/estate-of-claims';
import type { OutlookFacts } from '@boedel/domain/claims/insolvency-outlook';
import type { CapturedAsset, Priced } from '@boedel/domain/assets/captured-asset';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Receipt } from '@boedel/domain/insolvency/estate';
import type { Country } from '@boedel/domain/law/country';
import { costNames } from '@boedel/domain/ledger/chart';
import { type Cents, sum } from '@boedel/domain/money/cents';
import { roundHalfUp, times } from '@boedel/domain/money/exact';
import type { Tx } from '../../platform/db/database';
import { holdingsIn } from '../assets/assets-of';
import { executorsOf } from '../estate/executors-of';
import { claimStore } from './claims.store';
import { entityOf, tariffItems } from './insolvent-facts';
import { concursusOf } from './insolvent-facts.store';
import { type Brought, broughtByAssets, costLines, incomeLines, kindOfMainParty, type Line } from './outlook.store';

const worked = new Set([costNames.executorRemuneration, costNames.vatOnRemuneration]);
const isOf =
  (name: string) =>
  ({ cost_type }: Line): boolean =>
    cost_type === name;

/**
 * What a creditor took it over at, what a sale brought or what was collected, as an account counts it; else what it is
 * valued at, in another currency once its rate is known.
 */
function receiptOf(
  { id, description, kind, soldFor, value }: CapturedAsset,
  { takenOver, assetCollected }: Brought = {},
): Receipt[] {
  if (takenOver !== undefined) return [{ id: `asset-${id}`, description, amount: takenOver, item: 6 }];
  if (assetCollected !== undefined && !soldFor) {
    return [{ id: `asset-${id}`, description, amount: assetCollected, item: tariffItems[kind] }];
  }
  const priced: Priced | undefined = soldFor ?? value;
  if (!priced || (priced.currency !== undefined && !priced.rate)) return [];
  const amount = priced.rate ? roundHalfUp(times(priced.amount, priced.rate)) : priced.amount;
  return amount > 0 ? [{ id: `asset-${id}`, description, amount, item: tariffItems[kind] }] : [];
}

/** Assets, income, costs and claims of an insolvent estate in the engine's words, in a few statements. */
export async function outlookFacts(
  tx: Tx,
  matter: { readonly id: number },
  country: Country,
  today: LocalDate,
): Promise<OutlookFacts> {
  const { captured } = await holdingsIn(tx, matter.id);
  const expenses = await costLines(tx, matter.id);
  const income = await incomeLines(tx, matter.id);
  const brought = new Map<string, Brought>();
  const moved = await broughtByAssets(tx, matter.id);
  for (const { asset, kind, cents } of moved) brought.set(asset, { ...brought.get(asset), [kind]: cents });
  const concursusOn = await concursusOf(tx, matter.id);
  const main = await kindOfMainParty(tx, matter.id);
  // What collecting contributions cost in vain is asked with them (s 118(3)), not again as a cost.
  const costs = expenses.filter(({ cost_type, head }) => !worked.has(cost_type ?? '') && head !== 'collection');
  const premium = costs.filter(isOf(costNames.bondOfSecurity));
  const masters = costs.filter(isOf(costNames.mastersFee));
  const others = costs.filter((line) => !premium.includes(line) && !masters.includes(line) && line.head !== 'trading');
  const tradingCosts = costs.filter(({ head }) => head === 'trading');
  const sales = income.filter(({ is_trading }) => is_trading);
  const plainIncome = income.filter(({ is_trading }) => !is_trading);
  const cost = ({ id, description, amount_cents, head }: Line): HeadedCost => ({
    id: `expense-${id}`,
    description,
    amount: amount_cents,
    ...(head && { head }),
  });
  const received = ({ id, description, amount_cents }: Line): Receipt => ({
    id: `income-${id}`,
    description,
    amount: amount_cents,
    item: 1,
  });
  const ofAsset =
    (id: string) =>
    ({ asset_id }: Line): boolean =>
      String(asset_id) === id;
  const assets = captured.map((asset): AssetBooks => ({
    id: asset.id,
    description: asset.description,
    receipts: [...receiptOf(asset, brought.get(asset.id)), ...plainIncome.filter(ofAsset(asset.id)).map(received)],
    costs: others.filter(ofAsset(asset.id)).map(cost),
  }));
  const total = (lines: readonly Line[]): Cents => sum(lines.map(({ amount_cents }) => amount_cents));
  return {
    country,
    entity: entityOf(main?.kind ?? null),
    ...(concursusOn && { concursusOn }),
    today,
    assets,
    receipts: plainIncome.filter(({ asset_id }) => asset_id === null).map(received),
    costs: others.filter(({ asset_id }) => asset_id === null).map(cost),
    ...(sales.length + tradingCosts.length > 0 && {
      trading: { sales: sales.map(received), costs: tradingCosts.map(cost) },
    }),
    bondPremium: total(premium),
    ...(masters.length > 0 && { mastersFee: total(masters) }),
    vendor: (await executorsOf(tx, matter.id)).some(({ vatVendor }) => vatVendor),
    claims: await claimStore(tx).capturedIn(matter.id),
  };
}
