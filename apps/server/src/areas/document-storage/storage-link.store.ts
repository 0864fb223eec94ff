import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';

export type StorageLinkRow = RowOf<typeof storageLinkTable> & { readonly by: string | null };

export const listStorageLinks = (
  tx: Tx,
  of: { readonly id: number } | { readonly matterId: number },
): Promise<StorageLinkRow[]> =>
  tx.rows(sql`
    select l.*, shown_name(p.id, p.full_name) as by from document_storage_link l left join person p on p.id = l.person_id
    where ${'id' in of ? sql`l.id = ${of.id}` : sql`l.matter_id = ${of.matterId}`} and ${whereSeesMatter(sql`l.matter_id`)} order by l.name, l.id`);

export const storageLinkTable = firmTable('document_storage_link', {
  matter_id: c.id,
  name: c.text,
  url: c.text,
  note: c.text.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
});

export const isSharePointOn = (tx: Tx): Promise<{ is_on: boolean }> =>
  tx.one(
    sql`select coalesce((select is_share_point_on from firm_setting where intermediary_id = app_firm()), false) as is_on`,
  );
