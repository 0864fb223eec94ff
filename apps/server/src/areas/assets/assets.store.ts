import { assetFields, type AssetFractionName, fractionNames } from '@boedel/contract/assets/asset.fields';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { c, type TableColumns, firmTable, type RowOf } from '../../platform/db/table';
import { createColumns, type RecordRow, recordStore } from '../../platform/record/record-table';
import { createMatterFinder } from '../../platform/tenancy/create-matter-finder';
import { whereHoldsRight, whereSeesMatter } from '../../platform/db/sees';

const toSnakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
/** A fraction is two whole numbers, kept as written. */
const fractionPairs = Object.fromEntries(
  fractionNames.map((name) => [name, [`${toSnakeCase(name)}_n`, `${toSnakeCase(name)}_d`] as const]),
) as Readonly<Record<AssetFractionName, readonly [n: string, d: string]>>;
export const listFractionColumns = (name: AssetFractionName): readonly [n: string, d: string] => fractionPairs[name];

const fractions: TableColumns = Object.fromEntries(
  fractionNames.flatMap((name) => listFractionColumns(name).map((column) => [column, c.id.orNull])),
);

export const assetTable = firmTable('asset', {
  matter_id: c.id,
  ...createColumns(assetFields),
  ...fractions,
  charges: c.json<{ narrative: string; amount: Cents }[]>(),
  valuation_requested_on: c.day.orNull,
  valuation_valuer_id: c.id.orNull,
  valuation_mailed_at: c.instant.orNull,
  created_at: c.instant,
});
export type AssetRecordRow = RecordRow & {
  readonly matter_id: number;
  readonly kind: string;
  readonly name: string;
  readonly treatment: string;
  readonly valuation_requested_on: LocalDate | null;
  readonly valuation_valuer_id: number | null;
  readonly valuation_mailed_at: string | null;
};

export const amountTable = firmTable('asset_amount', {
  matter_id: c.id,
  asset_id: c.id,
  purpose: c.text,
  type: c.text.orNull,
  amount_cents: c.cents,
  currency: c.text.orNull,
  rate_n: c.id.orNull,
  rate_d: c.id.orNull,
  rate_on: c.day.orNull,
  dated_on: c.day.orNull,
  valuer_id: c.id.orNull,
  comment: c.text.orNull,
  is_used: c.flag,
  created_at: c.instant,
});
export type AssetAmountRow = RowOf<typeof amountTable>;

export const takerTable = firmTable('asset_person', {
  matter_id: c.id,
  asset_id: c.id,
  party_id: c.id,
  role: c.text,
  share_n: c.id,
  share_d: c.id,
  premiums: c.json<{ amount: Cents; date: LocalDate | null; yearsBefore: number | null }[]>(),
  position: c.int,
});
export type AssetTakerRow = RowOf<typeof takerTable>;
export type NewTakerRow = Omit<AssetTakerRow, 'id' | 'intermediary_id' | 'version'>;

export const saleTable = firmTable('asset_sale', {
  matter_id: c.id,
  asset_id: c.id,
  way: c.text,
  arranged_on: c.day,
  treatment_before: c.text,
  auctioneer_id: c.id.orNull,
  auction_on: c.day.orNull,
  auction_status: c.text.orNull,
  reserve_cents: c.cents.orNull,
  buyer_name: c.text.orNull,
  buyer_email: c.text.orNull,
  price_cents: c.cents.orNull,
  price_currency: c.text.orNull,
  price_rate_n: c.id.orNull,
  price_rate_d: c.id.orNull,
  price_rate_on: c.day.orNull,
  offer_signed_on: c.day.orNull,
  result_cents: c.cents.orNull,
  result_currency: c.text.orNull,
  result_rate_n: c.id.orNull,
  result_rate_d: c.id.orNull,
  result_rate_on: c.day.orNull,
  result_on: c.day.orNull,
  result_comment: c.text.orNull,
  costs_cents: c.cents.orNull,
  costs_expense_id: c.id.orNull,
  bank_account_id: c.id.orNull,
  auctioneer_mailed_at: c.instant.orNull,
  buyer_mailed_at: c.instant.orNull,
  cancelled_at: c.instant.orNull,
  cancel_comment: c.text.orNull,
});
export type AssetSaleRow = RowOf<typeof saleTable>;

/** An asset with everything kept beside it. */
export interface WholeAsset {
  readonly row: AssetRecordRow;
  readonly used: AssetAmountRow | null;
  readonly sale: AssetSaleRow | null;
  readonly costs: readonly AssetAmountRow[];
  readonly takers: readonly AssetTakerRow[];
  readonly documents: number;
}

const groupByAsset = <Row extends { readonly asset_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.asset_id);
    if (known) known.push(row);
    else found.set(row.asset_id, [row]);
  }
  return found;
};

/**
 * All of a matter's assets with what is kept beside them, oldest first; or some of them. Each table is read by itself and by
 * its matter, all in one round trip: joined in one statement, a plan without fresh counts went through the firm's whole table for every asset.
 */
async function listWholeAssets(tx: Tx, matterId: number, ids?: readonly number[]): Promise<WholeAsset[]> {
  const whereColumn = (column: string): Sql =>
    ids === undefined ? sql`true` : sql`${sqlName(column)} = any(${[...ids]}::bigint[])`;
  const whereAsset = (column: string): Sql => sql`matter_id = ${matterId} and ${whereColumn(column)}`;
  const [rows, ...beside] = await Promise.all([
    tx.rows<AssetRecordRow>(sql`
      select asset.* from asset where ${whereAsset('id')} and ${whereSeesMatter(sql`${matterId}::bigint`)} order by id`),
    tx.rows<AssetAmountRow>(sql`
      select * from asset_amount where ${whereAsset('asset_id')} and (is_used or purpose = 'cost') order by id`),
    tx.rows<AssetSaleRow>(sql`select * from asset_sale where ${whereAsset('asset_id')} and cancelled_at is null`),
    tx.rows<AssetTakerRow>(sql`select * from asset_person where ${whereAsset('asset_id')} order by position, id`),
    tx.rows<{ asset_id: number; documents: number }>(sql`
      select asset_id, count(distinct document_id)::int as documents from matter_document_link
      where ${whereAsset('asset_id')} and asset_id is not null group by asset_id`),
  ]);
  const amounts = groupByAsset(beside[0]);
  const sales = groupByAsset(beside[1]);
  const takers = groupByAsset(beside[2]);
  const papers = groupByAsset(beside[3]);
  return rows.map((row) => {
    const kept = amounts.get(row.id) ?? [];
    return {
      row,
      used: kept.find(({ is_used }) => is_used) ?? null,
      sale: sales.get(row.id)?.[0] ?? null,
      costs: kept.filter(({ purpose }) => purpose === 'cost'),
      takers: takers.get(row.id) ?? [],
      documents: papers.get(row.id)?.[0]?.documents ?? 0,
    };
  });
}

export interface FoundAsset {
  readonly id: number;
  readonly matter_id: number;
  readonly reference: string;
  readonly matter_name: string;
  readonly kind: string;
  readonly name: string;
  readonly location: string | null;
  readonly total: number;
}

export const assetStore = (tx: Tx) => ({
  ...recordStore<AssetRecordRow>(tx, assetTable),
  amounts: tableStore(tx, amountTable),
  takers: tableStore(tx, takerTable),
  sales: tableStore(tx, saleTable),

  listOf: (matterId: number): Promise<WholeAsset[]> => listWholeAssets(tx, matterId),

  wholeOf: async (matterId: number, assetId: number): Promise<WholeAsset | undefined> =>
    (await listWholeAssets(tx, matterId, [assetId]))[0],

  wholesOf: (matterId: number, assetIds: readonly number[]): Promise<WholeAsset[]> =>
    listWholeAssets(tx, matterId, assetIds),

  isHolder: async (assetId: number): Promise<boolean> =>
    (await tx.maybe(sql`select id from asset where part_of_id = ${assetId} limit 1`)) !== undefined,

  /** The matter an asset is in, or NotFound as for any unknown one. */
  matterOf: (assetId: number): Promise<number> => createMatterFinder('asset')(tx, assetId),

  masterReference: async (matterId: number): Promise<string | null> =>
    (await tx.one<{ master_reference: string | null }>(sql`select master_reference from matter where id = ${matterId}`))
      .master_reference,

  /** Of these amounts, those that papers bear out. */
  withEvidence: async (amountIds: readonly number[]): Promise<ReadonlySet<number>> =>
    new Set(
      amountIds.length === 0
        ? []
        : (
            await tx.rows<{ id: number }>(sql`
              select distinct asset_amount_id as id from matter_document_link
              where asset_amount_id = any(${[...amountIds]}::bigint[])`)
          ).map(({ id }) => id),
    ),

  /** Of these parties, those of this matter. */
  partiesAmong: async (matterId: number, ids: readonly number[]): Promise<ReadonlySet<number>> =>
    new Set(
      ids.length === 0
        ? []
        : (
            await tx.rows<{ id: number }>(sql`
              select id from matter_party where matter_id = ${matterId} and id = any(${[...ids]}::bigint[])`)
          ).map(({ id }) => id),
    ),

  /** Who takes each of these assets, anew. */
  async replaceTakers(
    inputs: readonly { readonly assetId: number; readonly takers: readonly NewTakerRow[] }[],
  ): Promise<void> {
    await tx.run(sql`delete from asset_person where asset_id = any(${inputs.map(({ assetId }) => assetId)}::bigint[])`);
    await tableStore(tx, takerTable).insertAll(
      inputs.flatMap(({ assetId, takers }) => takers.map((taker) => ({ ...taker, asset_id: assetId }))),
    );
  },

  search: ({ searchString, skip, take }: { searchString: string; skip: number; take: number }): Promise<FoundAsset[]> =>
    tx.rows(sql`
      select a.id, a.matter_id, m.reference, m.name as matter_name, a.kind, a.name, a.location, count(*) over ()::int as total
      from asset a join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id
      where ${joinSql([whereSeesMatter(sql`a.matter_id`), whereHoldsRight(sql`a.matter_id`, 'estate'), ...whereWordsFound(sql`a.search_text`, searchString)], ' and ')}
      order by a.id desc offset ${skip} limit ${take}`),
});
