import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { OverridableFigureName } from '@boedel/domain/estate/settings';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { whereHoldsRight, whereSeesType } from '../../platform/db/sees';
import { whereStillToDo } from '../diary/still-to-do.store';
import { projectedFees } from '../kept-figures/figures.store';

export interface QuickGlanceRow {
  gross_assets_cents: Cents | null;
  liabilities_cents: Cents | null;
  net_cents: Cents | null;
  estate_duty_cents: Cents | null;
  projected_fees_cents: Cents | null;
  cash_position_cents: Cents | null;
  by_hand: OverridableFigureName[] | null;
  due: { id: number; title: string; due_on: LocalDate } | null;
  note: { id: number; plain: string; person_name: string; created_at: string } | null;
  overdue: number;
  id: number;
  system_type: number;
  status: number;
  country: string;
}

export const findGlance = (tx: Tx, matterId: number, today: LocalDate): Promise<QuickGlanceRow | undefined> =>
  tx.maybe(sql`
    select m.id, m.system_type, m.status, m.country, case when ${whereHoldsRight(sql`m.id`, 'estate')} then figures.gross_assets_cents end as gross_assets_cents,
      case when ${whereHoldsRight(sql`m.id`, 'estate')} then figures.liabilities_cents end as liabilities_cents,
      case when ${whereHoldsRight(sql`m.id`, 'estate')} then figures.net_cents end as net_cents,
      case when ${whereHoldsRight(sql`m.id`, 'estate')} then figures.estate_duty_cents end as estate_duty_cents,
      case when ${whereHoldsRight(sql`m.id`, 'estate')} then ${projectedFees} end as projected_fees_cents,
      case when ${whereHoldsRight(sql`m.id`, 'money')} then figures.cash_position_cents end as cash_position_cents,
      case when ${whereHoldsRight(sql`m.id`, 'estate')} then (select array_agg(o.key) from estate_setting s, jsonb_each(s.overrides) o
        where s.intermediary_id = m.intermediary_id and s.matter_id = m.id and o.value ->> 'amount' is not null) end as by_hand,
      (select json_build_object('id', d.id, 'title', d.title, 'due_on', d.due_on) from diary_entry d
        where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and ${whereStillToDo(today)} order by d.due_on, d.id limit 1) as due,
      (select json_build_object('id', n.id, 'plain', left(n.plain, 300), 'person_name', n.person_name,
          'created_at', to_char(n.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from matter_note n
        where n.intermediary_id = m.intermediary_id and n.matter_id = m.id order by n.id desc limit 1) as note,
      (select count(*)::int from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id
        and ${whereStillToDo(today)} and d.due_on < ${today}) as overdue
    from matter m left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id where m.id = ${matterId} and ${whereSeesType(sql`m.system_type`)}`);
