import type { LocalDate } from '@boedel/domain/dates/local-date';
import { computeWindowDays, type DueWindow } from '@boedel/domain/deadlines/due-window';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { hasStatus, isCurrent, isPast } from '../../platform/db/matter-status';
import { whereStillToDo } from '../diary/still-to-do.store';

export interface DashboardCounts {
  all: number;
  active: number;
  pending: number;
  closed: number;
  archived: number;
  asset_value: Cents | null;
  fee_asset: Cents | null;
  fee_income: Cents | null;
}

export interface DashboardDueRow {
  id: number;
  matter_id: number;
  reference: string;
  name: string;
  title: string;
  due_on: LocalDate;
  version: number;
  assigned_name: string | null;
}

const isOpen = (today: LocalDate): Sql => sql`${whereStillToDo(today)} and ${isCurrent(sql`m.status`)}`;
/** Given to me; or given to nobody, in a matter I answer for. */
const ofMine = sql`(d.assigned_person_id = app_user_id()
  or d.assigned_person_id is null and app_user_id() in (m.responsible_person_id, m.assistant_person_id))`;

function whereInWindow(window: DueWindow, today: LocalDate): Sql {
  const { from, to } = computeWindowDays(window, today);
  return from ? sql`d.due_on between ${from}::date and ${to}::date` : sql`d.due_on <= ${to}::date`;
}

/** Figures over the matters of one type; each statement reads the firm's own part of one index. */
export const dashboardStore = (tx: Tx, systemType: number) => ({
  counts: (): Promise<DashboardCounts> =>
    tx.one(sql`
      select count(*)::int as all, count(*) filter (where ${hasStatus('active')})::int as active, count(*) filter (where ${hasStatus('pending')})::int as pending,
        count(*) filter (where ${hasStatus('closed')})::int as closed, count(*) filter (where ${hasStatus('archived')})::int as archived,
        sum(f.gross_assets_cents) filter (where ${hasStatus('active')})::bigint as asset_value,
        sum(f.executor_fee_cents) filter (where ${isCurrent()})::bigint as fee_asset,
        sum(f.income_fee_cents) filter (where ${isCurrent()})::bigint as fee_income
      from matter m left join matter_figures f on f.intermediary_id = m.intermediary_id and f.matter_id = m.id
      where m.system_type = ${systemType}`),

  /** Fair use is the firm's, whatever type is open. */
  ofFirm: (): Promise<{ active: number; historical: number }> =>
    tx.one(sql`select count(*) filter (where ${isCurrent()})::int as active,
      count(*) filter (where ${isPast()})::int as historical from matter`),

  /** Twelve months to the given day, months without a matter too. */
  byMonth: (today: LocalDate): Promise<{ month: string; opened: number; closed: number }[]> =>
    tx.rows(sql`
      with months as (select to_char(m, 'YYYY-MM') as month
        from generate_series(date_trunc('month', ${today}::date) - interval '11 months', date_trunc('month', ${today}::date), interval '1 month') m),
      opened as (select to_char(opened_at, 'YYYY-MM') as month, count(*)::int as n from matter where system_type = ${systemType} group by 1),
      closed as (select to_char(closed_at, 'YYYY-MM') as month, count(*)::int as n from matter where system_type = ${systemType} and closed_at is not null group by 1)
      select month, coalesce(opened.n, 0) as opened, coalesce(closed.n, 0) as closed
      from months left join opened using (month) left join closed using (month) order by month`),

  /** Open dates of a window by day; only of matters that are still worked on. */
  due: (window: DueWindow, isMine: boolean, today: LocalDate, most: number): Promise<DashboardDueRow[]> =>
    tx.rows(sql`
      select d.id, d.matter_id, m.reference, m.name, d.title, d.due_on, d.version, shown_name(p.id, p.full_name) as assigned_name
      from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        left join person p on p.id = d.assigned_person_id
      where ${isOpen(today)} and ${whereInWindow(window, today)} and m.system_type = ${systemType} ${isMine ? sql`and ${ofMine}` : sql``}
      order by d.due_on, d.id limit ${most}`),

  attention: (today: LocalDate): Promise<Record<DueWindow | 'mine' | 'without_date', number>> =>
    tx.one(sql`
      select n.*,
        (select count(*)::int from matter m where m.system_type = ${systemType} and ${isCurrent(sql`m.status`)}
          and not exists (select from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.done_at is null)) as without_date
      from (select count(*) filter (where ${whereInWindow('soon', today)})::int as soon,
          count(*) filter (where ${whereInWindow('overdue', today)})::int as overdue,
          count(*) filter (where ${whereInWindow('week', today)})::int as week,
          count(*) filter (where ${whereInWindow('month', today)})::int as month,
          count(*) filter (where ${whereInWindow('soon', today)} and ${ofMine})::int as mine
        from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        where ${isOpen(today)} and d.due_on <= ${computeWindowDays('soon', today).to}::date and m.system_type = ${systemType}) n`),

  countryOfFirm: async (): Promise<string> =>
    (await tx.one<{ country: string }>(sql`select country from intermediary where id = app_firm()`)).country,

  watched: (): Promise<{ id: number; reference: string; name: string; status: number }[]> =>
    tx.rows(sql`
      select m.id, m.reference, m.name, m.status from matter_watch w join matter m on m.intermediary_id = w.intermediary_id and m.id = w.matter_id
      where w.person_id = app_user_id() and m.system_type = ${systemType} order by m.reference limit 50`),

  recent: (): Promise<{ id: number; reference: string; name: string; opened_at: string }[]> =>
    tx.rows(sql`
      select m.id, m.reference, m.name, o.opened_at from matter_opened o join matter m on m.intermediary_id = o.intermediary_id and m.id = o.matter_id
      where o.person_id = app_user_id() and m.system_type = ${systemType} order by o.opened_at desc limit 10`),
});
