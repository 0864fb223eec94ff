import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { AssetAmountRow } from './assets.store';

export type AssetAmountDetails = AssetAmountRow & {
  readonly valuer_name: string | null;
  readonly documents: { id: number; name: string }[];
};

/** The value in use goes out of it: another one comes in. */
export const retireAmount = (tx: Tx, assetId: number): Promise<number> =>
  tx.run(sql`update asset_amount set is_used = false, version = version + 1 where asset_id = ${assetId} and is_used`);

export const listAmounts = (tx: Tx, assetId: number): Promise<AssetAmountDetails[]> =>
  tx.rows(sql`
    select m.*, v.name as valuer_name, coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.title) order by d.id)
      from matter_document_link l join matter_document d on d.intermediary_id = l.intermediary_id and d.id = l.document_id
      where l.intermediary_id = m.intermediary_id and l.asset_amount_id = m.id), '[]') as documents
    from asset_amount m left join valuer v on v.intermediary_id = m.intermediary_id and v.id = m.valuer_id
    where m.asset_id = ${assetId} order by m.dated_on desc nulls last, m.id desc`);

export const useLatestValue = (tx: Tx, assetId: number): Promise<number> =>
  tx.run(sql`update asset_amount set is_used = true, version = version + 1 where id = (
    select id from asset_amount where asset_id = ${assetId} and purpose = 'value' order by dated_on desc nulls last, id desc limit 1)`);
