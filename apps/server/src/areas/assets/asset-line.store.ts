import type { AssetKind } from '@boedel/domain/assets/asset-kind';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { whereSeesMatter } from '../../platform/db/sees';
import type { AssetSaleRow } from './assets.store';

/** As little of an asset as its line is made of: a whole one has a hundred columns. */
export interface AssetLineRow {
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
  readonly sale: AssetSaleRow | null;
  readonly is_holder: boolean;
}

/** A holding stands behind the account it is held in. An index is in this order: first lines cost no whole estate. */
export const inOrder = sql`coalesce(a.part_of_id, a.id), a.part_of_id is not null, a.id`;

/** Each asset's value and sale are looked up by the asset: a plan without fresh counts joined every one with all of the firm's. */
export const listAssetLines = (tx: Tx, matterId: number, take: number | undefined): Promise<AssetLineRow[]> =>
  tx.rows(sql`
    select a.id, a.kind, a.class, a.name, a.voucher, a.location, a.part_of_id, a.treatment, a.share_n, a.share_d,
      a.pays_past_estate, a.valuation_requested_on, a.version, u.amount_cents, u.currency, u.rate_n, u.rate_d, to_jsonb(s) as sale,
      a.id = any(array(select h.part_of_id from asset h where h.matter_id = ${matterId} and h.part_of_id is not null)) as is_holder
    from (
      select a.* from asset a where a.matter_id = ${matterId} and ${whereSeesMatter(sql`${matterId}::bigint`)}
      order by ${inOrder} ${take === undefined ? sql`` : sql`limit ${take}`}
    ) a
      left join lateral (select * from asset_amount v where v.intermediary_id = a.intermediary_id and v.asset_id = a.id
        and v.is_used limit 1) u on true
      left join lateral (select * from asset_sale v where v.intermediary_id = a.intermediary_id and v.asset_id = a.id
        and v.cancelled_at is null limit 1) s on true
    order by ${inOrder}`);
