import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type DayKind, premiumDays } from '@boedel/domain/tasks/my-day';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import { whereStillToDo } from '../diary/still-to-do.store';

/** Whose day: each with the types of matter they see and what they may approve. */
export interface DayReader {
  readonly personId: number;
  /** Null for whoever sees every type. */
  readonly types: readonly number[] | null;
  readonly isChecker: boolean;
  readonly isAdmin: boolean;
  /** The last day that counts as due, of tasks, of own dates and of those of watched matters; null where they are not asked for. */
  readonly tasksUntil: LocalDate | null;
  readonly datesUntil: LocalDate | null;
  readonly watchedUntil: LocalDate | null;
}

export interface MyDayRow {
  readonly person_id: number;
  readonly kind: DayKind;
  readonly source: 'task' | 'date' | 'matter';
  readonly id: number;
  readonly matter_id: number | null;
  readonly reference: string | null;
  readonly name: string | null;
  readonly title: string | null;
  readonly due_on: LocalDate | null;
  readonly count: number;
  /** How much the person has of this kind, of which these are the first. */
  readonly found: number;
}

const seen = sql`(w.types is null or m.system_type = any(w.types))`;
const joinMatter = (row: Sql): Sql =>
  sql`matter m on m.intermediary_id = ${row}.intermediary_id and m.id = ${row}.matter_id`;

/** The first of each kind for each of these people, in one statement however many they are. */
export const dayStore = (tx: Tx) => ({
  days: (people: readonly DayReader[], today: LocalDate, take: number): Promise<MyDayRow[]> =>
    tx.rows(sql`
      with w as materialized (
        select p.* from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("personId" bigint, types int[], "isChecker" boolean,
          "isAdmin" boolean, "tasksUntil" date, "datesUntil" date, "watchedUntil" date)),
      -- The matters each answers for.
      mine as materialized (
        select w."personId" as person_id, w."datesUntil" as until, m.* from w join matter m on m.intermediary_id = app_firm()
          and m.responsible_person_id = w."personId" where ${isCurrent(sql`m.status`)} and ${seen}
        union all
        select w."personId", w."datesUntil" as until, m.* from w join matter m on m.intermediary_id = app_firm() and m.assistant_person_id = w."personId"
        where m.responsible_person_id is distinct from w."personId" and ${isCurrent(sql`m.status`)} and ${seen}),
      dates as (
        select w."personId" as person_id, w."datesUntil" as until, d.id, d.rule, d.title, d.due_on, m.id as matter_id, m.reference, m.name
        from w join diary_entry d on d.intermediary_id = app_firm() and d.assigned_person_id = w."personId" join ${joinMatter(sql`d`)}
        where ${whereStillToDo(today)} and ${isCurrent(sql`m.status`)} and ${seen}
          and w."datesUntil" is not null and d.due_on <= greatest(w."datesUntil", ${today}::date + ${premiumDays}::int)
        union all
        select m.person_id, m.until, d.id, d.rule, d.title, d.due_on, m.id, m.reference, m.name
        from mine m join diary_entry d on d.intermediary_id = app_firm() and d.matter_id = m.id
        where d.assigned_person_id is null and ${whereStillToDo(today)} and m.until is not null and d.due_on <= greatest(m.until, ${today}::date + ${premiumDays}::int)),
      item as (
        select w."personId" as person_id,
          case when k.waiting_for is not null then 'waiting' when k.due_on < ${today}::date then 'overdue' else 'due' end as kind,
          'task' as source, k.id, m.id as matter_id, m.reference, m.name, k.title, k.due_on, 1 as count
        from w join task k on k.intermediary_id = app_firm() and k.owner_person_id = w."personId" and k.done_at is null
          and w."tasksUntil" is not null
          and (k.waiting_for is not null or k.due_on <= w."tasksUntil")
          left join ${joinMatter(sql`k`)}
        where k.matter_id is null or ${seen}
        union all
        select person_id, case when rule = 'bond-premium' then 'premiums' when due_on < ${today}::date then 'overdue' else 'due' end,
          'date', id, matter_id, reference, name, title, due_on, 1
        from dates where rule = 'bond-premium' and due_on <= ${today}::date + ${premiumDays}::int
          or rule is distinct from 'bond-premium' and due_on <= until
        union all
        select w."personId", 'payments', 'matter', m.id, m.id, m.reference, m.name, null, null, count(*)::int
        from w join payout p on p.intermediary_id = app_firm() and p.state = 'captured' join ${joinMatter(sql`p`)}
        where w."isChecker" and w."personId" <> all(p.makers) and ${seen}
          and not exists (select from account_enterers(p.intermediary_id, p.account_number) e where e.person_id = w."personId")
          and (w."isAdmin" or p.amount_cents <= coalesce((select o.checker_limit_cents from payout_options o
            where o.intermediary_id = app_firm()), p.amount_cents))
          and not exists (select from payout_approval a where a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id
            and a.payout_id = p.id and a.person_id = w."personId" and a.voided_at is null)
        group by w."personId", m.intermediary_id, m.id
        union all
        select m.person_id, 'lines', 'matter', m.id, m.id, m.reference, m.name, null, min(l.day), count(*)::int
        from mine m join bank_account b on b.intermediary_id = app_firm() and b.matter_id = m.id
          join bank_line l on l.intermediary_id = app_firm() and l.matter_id = m.id and l.bank_account_id = b.id
        where m.until is not null and l.match_id is null and l.amount_cents <> 0 and l.day >= coalesce(b.opening_on, l.day)
        group by m.person_id, m.id, m.reference, m.name
        union all
        select m.person_id, 'undated', 'matter', m.id, m.id, m.reference, m.name, null, null, 1 from mine m
        where m.until is not null and not exists (select from diary_entry d where d.intermediary_id = app_firm() and d.matter_id = m.id and d.done_at is null)
        union all
        select w."personId", 'watched', 'date', d.id, m.id, m.reference, m.name, d.title, d.due_on, 1
        from w join matter_watch h on h.intermediary_id = app_firm() and h.person_id = w."personId"
          join matter m on m.intermediary_id = app_firm() and m.id = h.matter_id
          join diary_entry d on d.intermediary_id = app_firm() and d.matter_id = m.id
        where w."watchedUntil" is not null and ${whereStillToDo(today)} and d.due_on <= w."watchedUntil" and ${isCurrent(sql`m.status`)} and ${seen}
          and d.assigned_person_id is distinct from w."personId"
          and not exists (select from mine o where o.person_id = w."personId" and o.id = m.id))
      select person_id, kind, source, id, matter_id, reference, name, title, due_on, count, found::int from (
        select i.*, row_number() over (partition by person_id, kind order by due_on nulls last, source, id) as place,
          sum(count) over (partition by person_id, kind) as found from item i) counted
      where place <= ${take} order by person_id, kind, place`),
});
