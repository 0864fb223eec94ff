import { fractionNames } from '@boedel/contract/assets/asset.fields';
import type { Asset } from '@boedel/contract/assets/assets.schema';
import { countedAt, countedUnder } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { nextStep, type SaleFacts, stepsDone } from '@boedel/domain/assets/sale';
import { holdersAmong } from '@boedel/domain/assets/property-of';
import { percentText, whole as theWhole, writtenFraction } from '@boedel/domain/money/fraction';
import type { AmountRow, TakerRow, WholeAsset } from './assets.store';
import { fractionIn, plainOf, pricedOf, storedAsset } from './captured';
import { saleFactsOf } from './sale-facts';

export const rateText = (n: number | null, d: number | null): string | null =>
  n === null || d === null ? null : decimalText(n, d);

/** 184025/10000 as 18.4025; anything that is no plain decimal as a fraction. */
function decimalText(n: number, d: number): string {
  const places = String(d).length - 1;
  if (d !== 10 ** places) return `${n}/${d}`;
  const digits = String(n).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const takersIn = (takers: readonly TakerRow[], role: string): Asset['payees'] =>
  takers
    .filter((taker) => taker.role === role)
    .map(({ party_id, share_n, share_d, premiums }) => ({
      partyID: party_id,
      share: `${share_n}/${share_d}`,
      premiums,
    }));

const valuationOf = (used: AmountRow | null) => ({
  valuationAmount: used?.amount_cents ?? null,
  valuationDate: used?.dated_on ?? null,
  valuationType: (used?.type ?? null) as Asset['valuationType'],
  valuerID: used?.valuer_id ?? null,
  valuationCurrency: used?.currency ?? null,
  valuationRate: used ? rateText(used.rate_n, used.rate_d) : null,
  valuationRateDate: used?.rate_on ?? null,
});

function saleOf({ row, sale }: WholeAsset, facts: SaleFacts) {
  const done = stepsDone(facts);
  return {
    isAuction: sale?.way === 'auction',
    auctioneerID: sale?.auctioneer_id ?? null,
    auctionDate: sale?.auction_on ?? null,
    reservePrice: sale?.reserve_cents ?? null,
    auctionStatus: (sale?.auction_status ?? null) as Asset['auctionStatus'],
    buyerName: sale?.buyer_name ?? null,
    buyerEmail: sale?.buyer_email ?? null,
    purchasePrice: sale?.price_cents ?? null,
    oTPSignedDate: sale?.offer_signed_on ?? null,
    saleResultAmount: sale?.result_cents ?? null,
    saleResultCurrency: sale?.result_currency ?? null,
    saleResultRate: sale ? rateText(sale.result_rate_n, sale.result_rate_d) : null,
    saleResultDate: sale?.result_on ?? null,
    saleResultComment: sale?.result_comment ?? null,
    saleCosts: sale?.costs_cents ?? null,
    arrangedDate: sale?.arranged_on ?? null,
    isAssetSold: done.resultAdded,
    valuationRequestedDate: row.valuation_requested_on,
    isValuationRequested: row.valuation_requested_on !== null,
    isSaleArranged: done.saleArranged,
    isSaleResultAdded: done.resultAdded,
    isValuationRequestSent: row.valuation_mailed_at !== null,
    isAuctionArrangedSaleSent: sale?.way === 'auction' && sale.auctioneer_mailed_at !== null,
    isOutOfHandSaleSent: sale?.way === 'outOfHand' && sale.buyer_mailed_at !== null,
    nextStep: nextStep(facts) ?? null,
  };
}

/** An asset as it is answered. Who is held in it decides whether it is counted itself. */
export function presentAsset(whole: WholeAsset, captured: CapturedAsset, holders: ReadonlySet<string>): Asset {
  const { row, used, takers, documents } = whole;
  const plain = plainOf(whole);
  const share = fractionIn(row, 'share');
  const acceptedYield = fractionIn(row, 'acceptedYield');
  const fractions = Object.fromEntries(
    fractionNames.map((name) => {
      const held = fractionIn(row, name);
      return [name, held ? writtenFraction(held) : null];
    }),
  );
  const isOwn = !captured.paidPast && !captured.interest;
  return {
    id: row.id,
    matterID: row.matter_id,
    ...plain,
    ...(fractions as Pick<Asset, (typeof fractionNames)[number]>),
    deceasedShareOfAmount: Number(percentText(share ?? theWhole)),
    ...valuationOf(used),
    payees: takersIn(takers, 'payee'),
    successors: takersIn(takers, 'successor'),
    charges: row['charges'] as Asset['charges'],
    ...saleOf(whole, saleFactsOf(whole)),
    isCash: plain.kind === 'cash',
    moveable: plain.class !== 'immovable',
    cashAmount: plain.kind === 'cash' && used ? pricedOf(used).amount : null,
    annualValueOfRight: acceptedYield ? Number(percentText(acceptedYield)) : 12,
    countedAmount: countedAt(captured),
    countedUnder: countedUnder(captured),
    isHolder: holders.has(captured.id),
    isDutiable:
      !captured.foreign?.acquiredBeforeResidence && (!captured.interest || captured.interest.forDuty !== undefined),
    isSubjectToCGT: captured.gains !== undefined && isOwn,
    isFeeBearing: isOwn && !captured.administeredAbroad,
    documents,
    version: row.version,
  };
}

export function presentAll(wholes: readonly WholeAsset[]): Asset[] {
  const captured = wholes.map(storedAsset);
  const holders = holdersAmong(captured);
  return wholes.map((whole, index) => presentAsset(whole, captured[index]!, holders));
}
