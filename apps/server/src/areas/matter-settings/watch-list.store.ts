import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { whereSeesType } from '../../platform/db/sees';
import { whereStillToDo } from '../diary/still-to-do.store';

export interface WatchedMatterRow {
  id: number;
  reference: string;
  name: string;
  system_type: number;
  status: number;
  since: string;
  due_title: string | null;
  due_on: LocalDate | null;
}

export const listWatchedMatters = (tx: Tx, today: LocalDate): Promise<WatchedMatterRow[]> =>
  tx.rows(sql`
    select m.id, m.reference, m.name, m.system_type, m.status, w.created_at as since, due.title as due_title, due.due_on
    from matter_watch w join matter m on m.intermediary_id = w.intermediary_id and m.id = w.matter_id
      left join lateral (select d.title, d.due_on from diary_entry d
        where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and ${whereStillToDo(today)}
        order by d.due_on, d.id limit 1) due on true
    where w.person_id = app_user_id() and ${whereSeesType(sql`m.system_type`)} order by w.created_at desc, w.id desc`);
