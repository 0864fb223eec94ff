import type { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { AssetLine } from '@boedel/contract/assets/assets.schema';
import { type AssetTotals, countedAt, countedUnder, totalsOfLines } from '@boedel/domain/assets/asset-totals';
import { nextStep, stepsDone } from '@boedel/domain/assets/sale';
import { writtenFraction } from '@boedel/domain/money/fraction';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { figuresStore } from '../kept-figures/figures.store';
import { type LineRow, linesIn } from './asset-line.store';
import { fractionIn, pricedOf, resultOf } from './captured';
import { saleFactsFrom } from './sale-facts';

function lineOf(row: LineRow): AssetLine {
  const { sale, valuation_requested_on, amount_cents, currency, rate_n, rate_d } = row;
  const value = amount_cents === null ? undefined : pricedOf({ amount_cents, currency, rate_n, rate_d, rate_on: null });
  const share = fractionIn({ ...row }, 'share');
  const soldFor = sale ? resultOf(sale) : undefined;
  const counted = {
    class: row.class,
    treatment: row.treatment,
    ...(value && { value }),
    ...(soldFor && { soldFor }),
    ...(share && { share }),
    paidPast: row.pays_past_estate,
    interest: row.kind === 'limitedInterest',
  };
  const facts = saleFactsFrom({ isValued: value !== undefined, valuation_requested_on, sale });
  const done = stepsDone(facts);
  return {
    id: row.id,
    kind: row.kind,
    class: row.class,
    name: row.name,
    voucher: row.voucher,
    location: row.location,
    partOfID: row.part_of_id,
    treatment: row.treatment,
    share: share ? writtenFraction(share) : null,
    valuationAmount: amount_cents,
    valuationCurrency: currency,
    countedAmount: countedAt(counted),
    countedUnder: countedUnder(counted),
    isHolder: row.is_holder,
    isAuction: sale?.way === 'auction',
    auctionDate: sale?.auction_on ?? null,
    saleResultDate: sale?.result_on ?? null,
    isAssetSold: done.resultAdded,
    isSaleArranged: done.saleArranged,
    isValuationRequested: valuation_requested_on !== null,
    nextStep: nextStep(facts) ?? null,
    version: row.version,
  };
}

const totalled = (lines: readonly AssetLine[]): AssetTotals =>
  totalsOfLines(
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
export const getLines: Handler<typeof assetLineCalls.getLines> = ({ tenant, query: { matterID, take } }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, matterID, 'estate');
    const kept = take === undefined ? undefined : await figuresStore(tx).assetTotals(matterID);
    const lines = (await linesIn(tx, matterID, kept ? take : undefined)).map(lineOf);
    const { assets: count, ...totals } = kept ?? { assets: lines.length, ...totalled(lines) };
    return { count, totals, rows: take === undefined ? lines : lines.slice(0, take) };
  });
