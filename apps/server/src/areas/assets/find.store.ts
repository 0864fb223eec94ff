import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';

export const findTable = firmTable('matter_find', {
  matter_id: c.id,
  description: c.text,
  source: c.text.orNull,
  may_be: c.text,
  amount_cents: c.cents.orNull,
  found_on: c.day.orNull,
  asked_on: c.day.orNull,
  answered_on: c.day.orNull,
  status: c.text,
  outcome: c.text.orNull,
  asset_id: c.id.orNull,
  liability_id: c.id.orNull,
  notes: c.text.orNull,
  created_at: c.instant,
});
export type AssetFindRow = RowOf<typeof findTable>;
export type AssetFindDetails = AssetFindRow & { readonly letters: { id: number; name: string }[] };

export const findStore = (tx: Tx) => ({
  ...tableStore(tx, findTable),

  /** Those still open first, then the newest. */
  listOf: (matterId: number, id?: number): Promise<AssetFindDetails[]> =>
    tx.rows(sql`
      select f.*, coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.title) order by d.id)
        from matter_document_link l join matter_document d on d.intermediary_id = l.intermediary_id and d.id = l.document_id
        where l.intermediary_id = f.intermediary_id and l.find_id = f.id), '[]') as letters
      from matter_find f where f.matter_id = ${matterId} and (${id ?? null}::bigint is null or f.id = ${id ?? null}::bigint)
        and ${whereSeesMatter(sql`f.matter_id`)}
      order by f.status in ('asset', 'liability', 'nothing'), f.id desc`),
});
