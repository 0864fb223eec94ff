import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const labelTable = firmTable('matter_label', { name: c.text, colour: c.text.orNull });
export type LabelRow = RowOf<typeof labelTable>;

export const labelStore = (tx: Tx) => ({
  ...tableStore(tx, labelTable),
  /** All of the firm, with how many matters carry each and whether this one does. */
  withUse: (matterId: number | null): Promise<(LabelRow & { matters: number; is_on: boolean })[]> =>
    tx.rows(sql`
      select l.*, count(o.id)::int as matters, coalesce(bool_or(o.matter_id = ${matterId}::bigint), false) as is_on
      from matter_label l left join matter_label_on o on o.intermediary_id = l.intermediary_id and o.label_id = l.id
      group by l.intermediary_id, l.id order by plain_text(l.name), l.id`),
  otherCalled: (name: string, besides: number): Promise<{ id: number } | undefined> =>
    tx.maybe(sql`select id from matter_label where lower(name) = lower(${name}) and id <> ${besides}`),
  /** Those and no others are on the matter afterwards. */
  async put(matterId: number, ids: readonly number[]): Promise<void> {
    await tx.run(sql`delete from matter_label_on where matter_id = ${matterId} and label_id <> all(${ids}::bigint[])`);
    await tx.run(
      sql`insert into matter_label_on (matter_id, label_id) select ${matterId}, unnest(${ids}::bigint[]) on conflict do nothing`,
    );
  },
});
