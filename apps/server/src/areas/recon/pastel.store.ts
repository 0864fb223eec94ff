import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { entryType } from './match.store';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';

export const exportTable = firmTable(
  'pastel_export',
  {
    matter_id: c.id,
    bank_account_id: c.id,
    line_count: c.int,
    content: c.text,
    settings: c.json<object>(),
    made_by: c.text,
    made_at: c.instant,
  },
  'money',
);

export const pastelExportStore = (tx: Tx) => tableStore(tx, exportTable);

/** What is handed over of a match: each of its lines, or where it was split each of its entries, under the first line's day. */
export interface HandedOverMatch {
  readonly match_id: number;
  /** The lines this row stands for. */
  readonly line_ids: readonly number[];
  readonly day: LocalDate;
  readonly amount_cents: Cents;
  readonly description: string;
  readonly voucher: string | null;
  readonly type: string | null;
}

export const listWaitingRows = (tx: Tx, matterId: number, accountId: number): Promise<HandedOverMatch[]> =>
  tx.rows(sql`
    with waiting as (
      select l.match_id, array_agg(l.id order by l.day, l.id) as line_ids, min(l.day) as day, count(*) as lines
      from bank_line l where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and l.match_id is not null
        and l.pastel_export_id is null group by l.match_id),
    answered as (
      select e.match_id, e.id, e.amount_cents, ${entryType} as type,
        coalesce(i.description, x.description, v.description) as description,
        count(*) over (partition by e.match_id) as entries
      from waiting w join recon_match_entry e on e.matter_id = ${matterId} and e.match_id = w.match_id
        left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
        left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
        left join money_movement v on e.source = 'money_movement' and v.intermediary_id = e.intermediary_id and v.id = e.source_id)
    select w.match_id, array[l.id] as line_ids, l.day, l.amount_cents, l.description, m.voucher, a.type, l.id as place
    from waiting w join answered a on a.match_id = w.match_id and a.entries = 1
      join bank_line l on l.matter_id = ${matterId} and l.match_id = w.match_id
      join recon_match m on m.matter_id = ${matterId} and m.id = w.match_id
    union all
    select w.match_id, w.line_ids, w.day, a.amount_cents, coalesce(a.description, l.description), m.voucher, a.type, a.id
    from waiting w join answered a on a.match_id = w.match_id and a.entries > 1
      join bank_line l on l.matter_id = ${matterId} and l.id = w.line_ids[1]
      join recon_match m on m.matter_id = ${matterId} and m.id = w.match_id
    order by day, match_id, place`);

export const markHandedOver = (
  tx: Tx,
  exportId: number,
  matterId: number,
  lineIds: readonly number[],
): Promise<number> =>
  tx.run(sql`
    update bank_line set pastel_export_id = ${exportId}, version = version + 1
    where matter_id = ${matterId} and id = any(${lineIds}::bigint[])`);

export const listExports = (tx: Tx, matterId: number) =>
  pastelExportStore(tx).list(sql`matter_id = ${matterId}`, sql`id desc`);

export const listLastExport = (tx: Tx) => pastelExportStore(tx).list(sql`true`, sql`id desc limit 1`);
