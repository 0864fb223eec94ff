import type { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { AssetListLine } from '@boedel/contract/assets/assets.schema';
import {
  type AssetTotals,
  computeCountedAmount,
  classifyAsset,
  sumAssetLines,
} from '@boedel/domain/assets/asset-totals';
import { findNextStep, readStepsDone } from '@boedel/domain/assets/sale';
import { writeFraction } from '@boedel/domain/money/fraction';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { figuresStore } from '../kept-figures/figures.store';
import { type AssetLineRow, listAssetLines } from './asset-line.store';
import { readFraction, toPriced, readResult } from './captured';
import { toSaleFacts } from './sale-facts';

function toAssetLine(row: AssetLineRow): AssetListLine {
  const { sale, valuation_requested_on, amount_cents, currency, rate_n, rate_d } = row;
  const value = amount_cents === null ? undefined : toPriced({ amount_cents, currency, rate_n, rate_d, rate_on: null });
  const share = readFraction({ ...row }, 'share');
  const soldFor = sale ? readResult(sale) : undefined;
  const counted = {
    class: row.class,
    treatment: row.treatment,
    ...(value && { value }),
    ...(soldFor && { soldFor }),
    ...(share && { share }),
    paidPast: row.pays_past_estate,
    interest: row.kind === 'limitedInterest',
  };
  const facts = toSaleFacts({ isValued: value !== undefined, valuation_requested_on, sale });
  const done = readStepsDone(facts);
  return {
    id: row.id,
    kind: row.kind,
    class: row.class,
    name: row.name,
    voucher: row.voucher,
    location: row.location,
    partOfID: row.part_of_id,
    treatment: row.treatment,
    share: share ? writeFraction(share) : null,
    valuationAmount: amount_cents,
    valuationCurrency: currency,
    countedAmount: computeCountedAmount(counted),
    countedUnder: classifyAsset(counted),
    isHolder: row.is_holder,
    isAuction: sale?.way === 'auction',
    auctionDate: sale?.auction_on ?? null,
    saleResultDate: sale?.result_on ?? null,
    isAssetSold: done.resultAdded,
    isSaleArranged: done.saleArranged,
    isValuationRequested: valuation_requested_on !== null,
    nextStep: findNextStep(facts) ?? null,
    version: row.version,
  };
}

const computeTotals = (lines: readonly AssetListLine[]): AssetTotals =>
  sumAssetLines(
    lines.map(({ countedUnder: under, countedAmount: amount, isHolder, valuationAmount }) => ({
      under,
      amount,
      isHolder,
      isValued: valuationAmount !== null,
    })),
  );

/**
 * A list opens with its first lines. How many there are and what they come to stands with the matter's figures, kept by
 * whatever changed an asset, so that it costs the same however long the list is.
 */
export const getLines: Handler<typeof assetLineCalls.getLines> = ({ scope, query: { matterID, take } }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, matterID, 'estate');
    const kept = take === undefined ? undefined : await figuresStore(tx).assetTotals(matterID);
    const lines = (await listAssetLines(tx, matterID, kept ? take : undefined)).map(toAssetLine);
    const { assets: count, ...totals } = kept ?? { assets: lines.length, ...computeTotals(lines) };
    return { count, totals, rows: take === undefined ? lines : lines.slice(0, take) };
  });
