import { fractionNames } from '@boedel/contract/assets/asset.fields';
import type { Asset } from '@boedel/contract/assets/assets.schema';
import { computeCountedAmount, classifyAsset } from '@boedel/domain/assets/asset-totals';
import type { CapturedAsset } from '@boedel/domain/assets/captured-asset';
import { findNextStep, type SaleFacts, readStepsDone } from '@boedel/domain/assets/sale';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import { formatPercent, whole as theWhole, writeFraction } from '@boedel/domain/money/fraction';
import type { AssetAmountRow, AssetTakerRow, WholeAsset } from './assets.store';
import { readFraction, readPlainValues, toPriced, toStoredAsset } from './captured';
import { readSaleFacts } from './sale-facts';

export const formatRate = (n: number | null, d: number | null): string | null =>
  n === null || d === null ? null : formatDecimal(n, d);

/** 184025/10000 as 18.4025; anything that is no plain decimal as a fraction. */
function formatDecimal(n: number, d: number): string {
  const places = String(d).length - 1;
  if (d !== 10 ** places) return `${n}/${d}`;
  const digits = String(n).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const listTakers = (takers: readonly AssetTakerRow[], role: string): Asset['payees'] =>
  takers
    .filter((taker) => taker.role === role)
    .map(({ party_id, share_n, share_d, premiums }) => ({
      partyID: party_id,
      share: `${share_n}/${share_d}`,
      premiums,
    }));

const presentValuation = (used: AssetAmountRow | null) => ({
  valuationAmount: used?.amount_cents ?? null,
  valuationDate: used?.dated_on ?? null,
  valuationType: (used?.type ?? null) as Asset['valuationType'],
  valuerID: used?.valuer_id ?? null,
  valuationCurrency: used?.currency ?? null,
  valuationRate: used ? formatRate(used.rate_n, used.rate_d) : null,
  valuationRateDate: used?.rate_on ?? null,
});

function presentSale({ row, sale }: WholeAsset, facts: SaleFacts) {
  const done = readStepsDone(facts);
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
    saleResultRate: sale ? formatRate(sale.result_rate_n, sale.result_rate_d) : null,
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
    nextStep: findNextStep(facts) ?? null,
  };
}

/** An asset as it is answered. Who is held in it decides whether it is counted itself. */
export function presentAsset(whole: WholeAsset, captured: CapturedAsset, holders: ReadonlySet<string>): Asset {
  const { row, used, takers, documents } = whole;
  const plain = readPlainValues(whole);
  const share = readFraction(row, 'share');
  const acceptedYield = readFraction(row, 'acceptedYield');
  const fractions = Object.fromEntries(
    fractionNames.map((name) => {
      const held = readFraction(row, name);
      return [name, held ? writeFraction(held) : null];
    }),
  );
  const isOwn = !captured.paidPast && !captured.interest;
  return {
    id: row.id,
    matterID: row.matter_id,
    ...plain,
    ...(fractions as Pick<Asset, (typeof fractionNames)[number]>),
    deceasedShareOfAmount: Number(formatPercent(share ?? theWhole)),
    ...presentValuation(used),
    payees: listTakers(takers, 'payee'),
    successors: listTakers(takers, 'successor'),
    charges: row['charges'] as Asset['charges'],
    ...presentSale(whole, readSaleFacts(whole)),
    isCash: plain.kind === 'cash',
    moveable: plain.class !== 'immovable',
    cashAmount: plain.kind === 'cash' && used ? toPriced(used).amount : null,
    annualValueOfRight: acceptedYield ? Number(formatPercent(acceptedYield)) : 12,
    countedAmount: computeCountedAmount(captured),
    countedUnder: classifyAsset(captured),
    isHolder: holders.has(captured.id),
    isDutiable:
      !captured.foreign?.acquiredBeforeResidence && (!captured.interest || captured.interest.forDuty !== undefined),
    isSubjectToCGT: captured.gains !== undefined && isOwn,
    isFeeBearing: isOwn && !captured.administeredAbroad,
    documents,
    version: row.version,
  };
}

export function presentAssets(wholes: readonly WholeAsset[]): Asset[] {
  const captured = wholes.map(toStoredAsset);
  const holders = listHolders(captured);
  return wholes.map((whole, index) => presentAsset(whole, captured[index]!, holders));
}
