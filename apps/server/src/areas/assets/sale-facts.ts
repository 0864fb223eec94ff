import type { AuctionStatus, AssetSale, SaleFacts, SaleWay } from '@boedel/domain/assets/sale';
import type { AssetSaleRow, WholeAsset } from './assets.store';
import { readPrice, readResult } from './captured';

function toSale(row: AssetSaleRow): AssetSale {
  const price = readPrice(row);
  const result = readResult(row);
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

interface SaleProgress extends Pick<WholeAsset, 'sale'>, Pick<WholeAsset['row'], 'valuation_requested_on'> {
  readonly isValued: boolean;
}

/** How far an asset is on the way to a sale, in the words of the rule. */
export const toSaleFacts = ({ isValued, valuation_requested_on, sale }: SaleProgress): SaleFacts => ({
  isValued,
  ...(valuation_requested_on && { valuationRequestedOn: valuation_requested_on }),
  ...(sale && { sale: toSale(sale) }),
});

export const readSaleFacts = ({ row, used, sale }: Pick<WholeAsset, 'row' | 'used' | 'sale'>): SaleFacts =>
  toSaleFacts({ isValued: used !== null, valuation_requested_on: row.valuation_requested_on, sale });
