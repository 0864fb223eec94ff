import { mostCounted } from '@boedel/contract/diary/diary.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isCurrent } from '../../platform/db/matter-status';
import type { Tx } from '../../platform/db/database';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { whereSeesType } from '../../platform/db/sees';
import type { DiaryDetails } from './diary.store';

export interface CalendarDaysQuery {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly perDay: number;
  readonly ownerId: number | null;
  readonly systemType: number | null;
  readonly isWatched: boolean;
  readonly filter: Sql;
}

export type CalendarRow = Omit<DiaryDetails, 'working' | 'note'> & {
  readonly day: LocalDate;
  readonly found: number;
  readonly country: string;
};

const isWatchedSql = sql`exists (select from matter_watch w where w.intermediary_id = d.intermediary_id
  and w.person_id = app_user_id() and w.matter_id = d.matter_id)`;

export const calendarStore = (tx: Tx) => ({
  /**
   * The first entries of each day in the order of the index, one more than are counted: a day of thousands costs as much as
   * one of a few dozen.
   */
  days: ({ start, end, perDay, ownerId, systemType, isWatched, filter }: CalendarDaysQuery): Promise<CalendarRow[]> => {
    const where = joinSql(
      [
        sql`d.intermediary_id = app_firm() and d.due_on = s.day and ${filter}`,
        whereSeesType(sql`m.system_type`),
        isCurrent(sql`m.status`),
        ...(ownerId === null ? [] : [sql`d.assigned_person_id = ${ownerId}`]),
        ...(systemType === null ? [] : [sql`m.system_type = ${systemType}`]),
        ...(isWatched ? [isWatchedSql] : []),
      ],
      ' and ',
    );
    const reach = Math.max(perDay, mostCounted) + 1;
    return tx.rows(sql`
      select s.day, e.found, d.id, d.matter_id, d.type, d.rule, d.event, d.title, d.due_on, d.due_time, d.is_fixed,
        d.assigned_person_id, d.done_at, d.version, m.reference as matter_reference, m.name as matter_name, m.country, shown_name(p.id, p.full_name) as assigned_name
      from (select generate_series(${start}::date, ${end}::date, interval '1 day')::date as day) s
        cross join lateral (
          select c.id, c.matter_id, row_number() over () as place, count(*) over ()::int as found
          from (select d.id, d.matter_id from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
            where ${where} order by (d.done_at is not null), (d.rule is null), d.due_time nulls first, d.id limit ${reach}) c limit ${perDay}) e
        join diary_entry d on d.intermediary_id = app_firm() and d.id = e.id
        join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        left join person p on p.id = d.assigned_person_id
      order by s.day, e.place`);
  },
  /** The country of the firm itself. */
  homeCountry: async (): Promise<string> =>
    (await tx.one<{ country: string }>(sql`select country from intermediary where id = app_firm()`)).country,
});
