import type { AuctionStatus, Sale, SaleFacts, SaleWay } from '@boedel/domain/assets/sale';
import type { SaleRow, WholeAsset } from './assets.store';
import { priceOf, resultOf } from './captured';

function saleOf(row: SaleRow): Sale {
  const price = priceOf(row);
  const result = resultOf(row);
  return {
    way: row.way as SaleWay,
    arrangedOn: row.arranged_on,
    ...(row.auction_on && { auctionOn: row.auction_on }),
    ...(row.auction_status && { auctionStatus: row.auction_status as AuctionStatus }),
    ...(row.offer_signed_on &&
      price && { offer: { signedOn: row.offer_signed_on, buyer: row.buyer_name ?? '', price } }),
    ...(row.result_on && result && { result: { ...result, on: row.result_on } }),
  };
}

interface OnTheWay extends Pick<WholeAsset, 'sale'>, Pick<WholeAsset['row'], 'valuation_requested_on'> {
  readonly isValued: boolean;
}

/** How far an asset is on the way to a sale, in the words of the rule. */
export const saleFactsFrom = ({ isValued, valuation_requested_on, sale }: OnTheWay): SaleFacts => ({
  isValued,
  ...(valuation_requested_on && { valuationRequestedOn: valuation_requested_on }),
  ...(sale && { sale: saleOf(sale) }),
});

export const saleFactsOf = ({ row, used, sale }: Pick<WholeAsset, 'row' | 'used' | 'sale'>): SaleFacts =>
  saleFactsFrom({ isValued: used !== null, valuation_requested_on: row.valuation_requested_on, sale });
