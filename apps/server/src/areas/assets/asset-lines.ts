import type { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { AssetLine } from '@boedel/contract/assets/assets.schema';
import type { AssetKind } from '@boedel/domain/assets/asset-kind';
import { type AssetTotals, countedAt, countedUnder, totalsOfLines } from '@boedel/domain/assets/asset-totals';
import { nextStep, stepsDone } from '@boedel/domain/assets/sale';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Cents } from '@boedel/domain/money/cents';
import { writtenFraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { seesMatter } from '../../platform/tenancy/sees';
import { figuresStore } from '../kept-figures/figures.store';
import type { SaleRow } from './assets.store';
import { fractionIn, pricedOf, resultOf } from './captured';
import { saleFactsFrom } from './sale-facts';

/** As little of an asset as its line is made of: a whole one has a hundred columns. */
interface LineRow {
  readonly id: number;
  readonly kind: AssetKind;
  readonly class: EstateAsset['class'];
  readonly name: string;
  readonly voucher: string | null;
  readonly location: string | null;
  readonly part_of_id: number | null;
  readonly treatment: EstateAsset['treatment'];
  readonly share_n: number | null;
  readonly share_d: number | null;
  readonly pays_past_estate: boolean;
  readonly valuation_requested_on: LocalDate | null;
  readonly version: number;
  readonly amount_cents: Cents | null;
  readonly currency: string | null;
  readonly rate_n: number | null;
  readonly rate_d: number | null;
  readonly sale: SaleRow | null;
  readonly is_holder: boolean;
}

/** A holding stands behind the account it is held in. An index is in this order: first lines cost no whole estate. */
const inOrder = sql`coalesce(a.part_of_id, a.id), a.part_of_id is not null, a.id`;

/** Each asset's value and sale are looked up by the asset: a plan without fresh counts joined every one with all of the firm's. */
const linesIn = (tx: Tx, matterId: number, take: number | undefined): Promise<LineRow[]> =>
  tx.rows(sql`
    select a.id, a.kind, a.class, a.name, a.voucher, a.location, a.part_of_id, a.treatment, a.share_n, a.share_d,
      a.pays_past_estate, a.valuation_requested_on, a.version, u.amount_cents, u.currency, u.rate_n, u.rate_d, to_jsonb(s) as sale,
      a.id = any(array(select h.part_of_id from asset h where h.matter_id = ${matterId} and h.part_of_id is not null)) as is_holder
    from (
      select a.* from asset a where a.matter_id = ${matterId} and ${seesMatter(sql`${matterId}::bigint`)}
      order by ${inOrder} ${take === undefined ? sql`` : sql`limit ${take}`}
    ) a
      left join lateral (select * from asset_amount v where v.intermediary_id = a.intermediary_id and v.asset_id = a.id
        and v.is_used limit 1) u on true
      left join lateral (select * from asset_sale v where v.intermediary_id = a.intermediary_id and v.asset_id = a.id
        and v.cancelled_at is null limit 1) s on true
    order by ${inOrder}`);

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
