import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { PricedAmount } from './captured-asset';

export const saleWays = ['auction', 'outOfHand'] as const;
export type SaleWay = (typeof saleWays)[number];

/** How an auction went. Only one that sold can have a result. */
export const auctionStatuses = ['planned', 'sold', 'notSold', 'postponed'] as const;
export type AuctionStatus = (typeof auctionStatuses)[number];

export interface PurchaseOffer {
  readonly signedOn: LocalDate;
  readonly buyer: string;
  readonly price: PricedAmount;
}

export interface AssetSale {
  readonly way: SaleWay;
  readonly arrangedOn: LocalDate;
  readonly auctionOn?: LocalDate;
  readonly auctionStatus?: AuctionStatus;
  readonly offer?: PurchaseOffer;
  readonly result?: PricedAmount & { readonly on: LocalDate };
}

/** What a sale stands on: whether anybody was asked for a value or gave one, and the sale that was not cancelled. */
export interface SaleFacts {
  readonly valuationRequestedOn?: LocalDate;
  readonly isValued: boolean;
  readonly sale?: AssetSale;
}

export const saleSteps = ['valuationRequested', 'saleArranged', 'offerSigned', 'resultAdded'] as const;
export type SaleStage = (typeof saleSteps)[number];

/** A valuation on file needs no request; a sale by auction needs no offer. Their steps count as done once passed. */
export function readStepsDone({
  valuationRequestedOn,
  isValued,
  sale,
}: SaleFacts): Readonly<Record<SaleStage, boolean>> {
  return {
    valuationRequested: valuationRequestedOn !== undefined || isValued,
    saleArranged: sale !== undefined,
    offerSigned: sale?.offer !== undefined || (sale?.way === 'auction' && sale.result !== undefined),
    resultAdded: sale?.result !== undefined,
  };
}

/** What comes next, or nothing once it is sold. */
export function findNextStep(facts: SaleFacts): SaleStage | undefined {
  const done = readStepsDone(facts);
  if (done.resultAdded) return undefined;
  if (facts.sale?.way === 'auction') return 'resultAdded';
  return saleSteps.find((step) => !done[step]);
}

const alreadySold = 'This asset has been sold. If the sale fell through, cancel it first.';

export function mayRequestValuation({ sale }: SaleFacts): Outcome<true> {
  return sale?.result ? refuse('assetID', alreadySold) : true;
}

export function arrangeSale(facts: SaleFacts, sale: Omit<AssetSale, 'offer' | 'result'>): Outcome<AssetSale> {
  if (facts.sale?.result) return refuse('assetID', alreadySold);
  if (facts.sale) return refuse('assetID', 'A sale has already been arranged. Cancel it before you arrange another.');
  if (!facts.isValued && facts.valuationRequestedOn === undefined) {
    return refuse('assetID', 'Request a valuation first, or capture one; then a sale can be arranged.');
  }
  if (sale.way === 'auction' && sale.auctionOn === undefined)
    return refuse('auctionDate', 'Enter the date of the auction.');
  if (facts.valuationRequestedOn !== undefined && sale.arrangedOn < facts.valuationRequestedOn) {
    return refuse(
      'arrangedDate',
      message('The valuation was requested on {day}. A sale cannot be arranged before that date.', {
        day: facts.valuationRequestedOn,
      }),
    );
  }
  return sale;
}

function requireArrangedSale({ sale }: SaleFacts, what: string): Outcome<AssetSale> {
  return sale ?? refuse('assetID', message('Arrange the sale first; then {what}.', { what: message(what) }));
}

/** The offer to purchase is signed: who buys, for how much, on which day. */
export function signOffer(facts: SaleFacts, offer: PurchaseOffer): Outcome<AssetSale> {
  const sale = requireArrangedSale(facts, 'the signed offer can be added');
  if (isRefused(sale)) return sale;
  if (sale.result)
    return refuse('assetID', 'The result of this sale has been recorded. To change the offer, cancel the sale.');
  if (offer.signedOn < sale.arrangedOn) {
    return refuse(
      'oTPSignedDate',
      message('The sale was arranged on {day}. Enter that date or a later one.', { day: sale.arrangedOn }),
    );
  }
  if (offer.buyer.trim() === '') return refuse('buyerName', 'Enter the buyer’s name.');
  return { ...sale, offer };
}

/** How an auction went. */
export function recordAuction(facts: SaleFacts, status: AuctionStatus, newDay?: LocalDate): Outcome<AssetSale> {
  const sale = requireArrangedSale(facts, 'you can record the result of the auction');
  if (isRefused(sale)) return sale;
  if (sale.way !== 'auction') return refuse('assetID', 'This asset is sold out of hand. It has no auction.');
  if (sale.result && status !== 'sold') return refuse('auctionStatus', alreadySold);
  if (status === 'postponed' && newDay === undefined) {
    return refuse('auctionDate', 'Enter the new date of the postponed auction.');
  }
  return { ...sale, auctionStatus: status, ...(newDay && { auctionOn: newDay }) };
}

/**
 * The proceeds. Out of hand there must be a signed offer; at a public auction the fall of the hammer makes the contract
 * (Alienation of Land Act 68 of 1981 s 3(1)), so there the day of the auction must have come.
 */
export function addResult(facts: SaleFacts, result: NonNullable<AssetSale['result']>): Outcome<AssetSale> {
  const sale = requireArrangedSale(facts, 'its result can be added');
  if (isRefused(sale)) return sale;
  if (sale.way === 'outOfHand') {
    if (!sale.offer) return refuse('assetID', 'Add the signed offer to purchase first; then the result of the sale.');
    if (result.on < sale.offer.signedOn) {
      return refuse(
        'saleResultDate',
        message('The offer was signed on {day}. Enter that date or a later one.', { day: sale.offer.signedOn }),
      );
    }
    return { ...sale, result };
  }
  if (sale.auctionStatus === 'notSold' || sale.auctionStatus === 'postponed') {
    return refuse(
      'assetID',
      'The asset was not sold at the auction. Record the sale first, or cancel it and arrange another one.',
    );
  }
  if (sale.auctionOn !== undefined && result.on < sale.auctionOn) {
    return refuse(
      'saleResultDate',
      message('The auction is on {day}. Enter that day or a later one.', { day: sale.auctionOn }),
    );
  }
  return { ...sale, auctionStatus: 'sold', result };
}

/** Stops a sale. The valuation stays; the asset is open for a new sale. */
export function cancelSale(facts: SaleFacts, comment: string): Outcome<AssetSale> {
  const sale = facts.sale ?? refuse('assetID', 'No sale is arranged, so there is none to cancel.');
  if (isRefused(sale)) return sale;
  return comment.trim() === '' ? refuse('comment', 'Enter why the sale is being cancelled.') : sale;
}
