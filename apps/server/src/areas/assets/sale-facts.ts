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

/** How far an asset is on the way to a sale, in the words of the rule. */
export const saleFactsOf = ({ row, used, sale }: Pick<WholeAsset, 'row' | 'used' | 'sale'>): SaleFacts => ({
  isValued: used !== null,
  ...(row.valuation_requested_on && { valuationRequestedOn: row.valuation_requested_on }),
  ...(sale && { sale: saleOf(sale) }),
});
