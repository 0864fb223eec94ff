import type { CostHead } from '@boedel/domain/insolvency/cost-head';
import type { TariffItem } from '@boedel/domain/insolvency/remuneration';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface OutlookLine {
  readonly id: number;
  readonly description: string;
  readonly amount_cents: Cents;
  readonly asset_id: number | null;
  readonly cost_type: string | null;
  readonly head: CostHead | null;
  readonly is_trading: boolean;
  readonly tariff_item: TariffItem | null;
  /** Output tax in it. */
  readonly vat_amount_cents: Cents | null;
}

export interface BroughtByAsset {
  readonly takenOver?: Cents;
  readonly assetCollected?: Cents;
}

export const listCostLines = (tx: Tx, matterId: number): Promise<OutlookLine[]> =>
  tx.rows(sql`
    select id, description, (amount_cents + coalesce((select sum(r.amount_cents) from expense r
        where r.intermediary_id = expense.intermediary_id and r.reversal_of_id = expense.id), 0))::bigint as amount_cents,
      asset_id, cost_type, cost_head as head, false as is_trading,
      null as tariff_item, null as vat_amount_cents from expense
    where matter_id = ${matterId} and liability_id is null and reversal_of_id is null order by id`);

export const listIncomeLines = (tx: Tx, matterId: number): Promise<OutlookLine[]> =>
  tx.rows(sql`
    select id, description, (amount_cents + coalesce((select sum(r.amount_cents) from income r
        where r.intermediary_id = income.intermediary_id and r.reversal_of_id = income.id), 0))::bigint as amount_cents,
      asset_id, null as cost_type, null as head, is_trading, tariff_item, vat_amount_cents
    from income where matter_id = ${matterId} and reversal_of_id is null order by id`);

export const listAssetSums = (
  tx: Tx,
  matterId: number,
): Promise<{ asset: string; kind: keyof BroughtByAsset; cents: Cents }[]> =>
  tx.rows(sql`
    select asset_id::text as asset, kind, sum(amount_cents)::bigint as cents from money_movement
    where matter_id = ${matterId} and kind in ('takenOver', 'assetCollected') and asset_id is not null group by 1, 2`);

export const findMainPartyKind = (tx: Tx, matterId: number): Promise<{ kind: string | null } | undefined> =>
  tx.maybe(sql`select kind from matter_party where matter_id = ${matterId} and role = 'main'`);
