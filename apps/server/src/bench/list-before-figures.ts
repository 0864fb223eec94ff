import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';

/**
 * The first page of the list as it was read before a matter's figures had a row of their own: the same order, the same things
 * beside each matter, and no figure. Kept as the measure of what the money columns cost.
 */
export const listBeforeFigures = (tx: Tx, systemType: number, take: number): Promise<unknown[]> =>
  tx.rows(sql`
    with hit as not materialized (
      select m.* from matter m where m.system_type = ${systemType} and m.status = any(${[1, 2]}::int[])
    ), chosen as (
      select m.id, m.intermediary_id, row_number() over (order by m.reference desc, m.id desc) as place
      from hit m order by m.reference desc, m.id desc offset ${0} limit ${take}
    )
    select m.id, m.system_type, m.status, m.reference, m.name, m.master_reference, watch.id is not null as watched,
      m.responsible_person_id, responsible.full_name as responsible_name, due.due_title, due.due_on,
      m.opened_at, (select count(*)::int from hit) as total,
      (select left(n.plain, 160) from matter_note n where n.intermediary_id = m.intermediary_id and n.matter_id = m.id order by n.id desc limit 1) as last_note,
      array(select l.name from matter_label_on o join matter_label l on l.intermediary_id = o.intermediary_id and l.id = o.label_id
        where o.intermediary_id = m.intermediary_id and o.matter_id = m.id order by l.name) as labels
    from chosen join matter m on m.intermediary_id = chosen.intermediary_id and m.id = chosen.id
      left join matter_watch watch on watch.intermediary_id = m.intermediary_id and watch.matter_id = m.id and watch.person_id = app_user_id()
      left join lateral (select d.title as due_title, d.due_on from diary_entry d
        where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.done_at is null order by d.due_on, d.id limit 1) due on true
      left join person responsible on responsible.id = m.responsible_person_id
    order by chosen.place`);
