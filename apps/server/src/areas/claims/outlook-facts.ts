import type { AssetBooks, HeadedCost } from '@boedel/domain/claims/estate-of-claims';
import type { OutlookFacts } from '@boedel/domain/claims/insolvency-outlook';
import type { CapturedAsset, PricedAmount } from '@boedel/domain/assets/captured-asset';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findTariffItem, isLand } from '@boedel/domain/insolvency/tariff-item';
import type { InsolvencyReceipt } from '@boedel/domain/insolvency/estate';
import type { Country } from '@boedel/domain/law/country';
import { costNames } from '@boedel/domain/ledger/chart';
import { type Cents, clampBelowNil, minus, sum } from '@boedel/domain/money/cents';
import { roundHalfUp, times } from '@boedel/domain/money/exact';
import type { Tx } from '../../platform/db/database';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readHoldings } from '../assets/list-estate-assets';
import { listExecutors } from '../estate/list-executors';
import { claimStore } from './claims.store';
import { findEntityKind } from './insolvent-facts';
import { findConcursusDay } from './insolvent-facts.store';
import {
  type BroughtByAsset,
  listAssetSums,
  listCostLines,
  listIncomeLines,
  findMainPartyKind,
  type OutlookLine,
} from './outlook.store';

const worked = new Set([costNames.executorRemuneration, costNames.vatOnRemuneration]);
const isOf =
  (name: string) =>
  ({ cost_type }: OutlookLine): boolean =>
    cost_type === name;

/**
 * What a creditor took it over at, what a sale brought or what was collected, as an account counts it; else what it is
 * valued at, in another currency once its rate is known.
 */
function toReceipt(asset: CapturedAsset, { takenOver, assetCollected }: BroughtByAsset = {}): InsolvencyReceipt[] {
  const { id, description, soldFor, value } = asset;
  const item = findTariffItem(asset);
  const ofLand = isLand(asset) ? { isOfLand: true } : {};
  if (takenOver !== undefined) return [{ id: `asset-${id}`, description, amount: takenOver, item: 6 }];
  if (assetCollected !== undefined && !soldFor) {
    return [{ id: `asset-${id}`, description, amount: assetCollected, item, ...ofLand }];
  }
  const priced: PricedAmount | undefined = soldFor ?? value;
  if (!priced || (priced.currency !== undefined && !priced.rate)) return [];
  const amount = priced.rate ? roundHalfUp(times(priced.amount, priced.rate)) : priced.amount;
  return amount > 0 ? [{ id: `asset-${id}`, description, amount, item, ...ofLand }] : [];
}

/** Assets, income, costs and claims of an insolvent estate in the engine's words, in a few statements. */
export const readOutlookFacts = createWholeReader(
  async (tx: Tx, matter: { readonly id: number }, country: Country, today: LocalDate): Promise<OutlookFacts> => {
    const { captured } = await readHoldings(tx, matter.id);
    const expenses = await listCostLines(tx, matter.id);
    const income = await listIncomeLines(tx, matter.id);
    const brought = new Map<string, BroughtByAsset>();
    const moved = await listAssetSums(tx, matter.id);
    for (const { asset, kind, cents } of moved) brought.set(asset, { ...brought.get(asset), [kind]: cents });
    const concursusOn = await findConcursusDay(tx, matter.id);
    const main = await findMainPartyKind(tx, matter.id);
    // What collecting contributions cost in vain is asked with them (s 118(3)), not again as a cost.
    const costs = expenses.filter(({ cost_type, head }) => !worked.has(cost_type ?? '') && head !== 'collection');
    const premium = costs.filter(isOf(costNames.bondOfSecurity));
    const masters = costs.filter(isOf(costNames.mastersFee));
    const others = costs.filter(
      (line) => !premium.includes(line) && !masters.includes(line) && line.head !== 'trading',
    );
    const tradingCosts = costs.filter(({ head }) => head === 'trading');
    const sales = income.filter(({ is_trading }) => is_trading);
    const plainIncome = income.filter(({ is_trading }) => !is_trading);
    const toCost = ({ id, description, amount_cents, head }: OutlookLine): HeadedCost => ({
      id: `expense-${id}`,
      description,
      amount: amount_cents,
      ...(head && { head }),
    });
    const toIncomeReceipt = ({ id, description, amount_cents, ...line }: OutlookLine): InsolvencyReceipt => ({
      id: `income-${id}`,
      description,
      amount: amount_cents,
      item: line.tariff_item ?? 1,
      ...(line.vat_amount_cents !== null && { feeBase: clampBelowNil(minus(amount_cents, line.vat_amount_cents)) }),
    });
    const isOfAsset =
      (id: string) =>
      ({ asset_id }: OutlookLine): boolean =>
        String(asset_id) === id;
    const assets = captured.map((asset): AssetBooks => ({
      id: asset.id,
      description: asset.description,
      receipts: [
        ...toReceipt(asset, brought.get(asset.id)),
        ...plainIncome.filter(isOfAsset(asset.id)).map(toIncomeReceipt),
      ],
      costs: others.filter(isOfAsset(asset.id)).map(toCost),
    }));
    const sumLines = (lines: readonly OutlookLine[]): Cents => sum(lines.map(({ amount_cents }) => amount_cents));
    return {
      country,
      entity: findEntityKind(main?.kind ?? null),
      ...(concursusOn && { concursusOn }),
      today,
      assets,
      receipts: plainIncome.filter(({ asset_id }) => asset_id === null).map(toIncomeReceipt),
      costs: others.filter(({ asset_id }) => asset_id === null).map(toCost),
      ...(sales.length + tradingCosts.length > 0 && {
        trading: { sales: sales.map(toIncomeReceipt), costs: tradingCosts.map(toCost) },
      }),
      bondPremium: sumLines(premium),
      ...(masters.length > 0 && { mastersFee: sumLines(masters) }),
      vendor: (await listExecutors(tx, matter.id)).some(({ vatVendor }) => vatVendor),
      claims: await claimStore(tx).capturedIn(matter.id),
    };
  },
);
