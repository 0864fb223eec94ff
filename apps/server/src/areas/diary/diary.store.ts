import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { WorkedResult } from '@boedel/domain/law/worked';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { tableStore } from '../../platform/db/rows';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereHoldsRight, whereSeesType } from '../../platform/db/sees';
import { whereWorksIn } from '../../platform/tenancy/colleagues';

export const diaryTable = firmTable('diary_entry', {
  matter_id: c.id,
  type: c.int,
  rule: c.text.orNull,
  event: c.text.orNull,
  title: c.text,
  note: c.text.orNull,
  due_on: c.day,
  due_time: c.text.orNull,
  is_fixed: c.flag,
  entity_id: c.id.orNull,
  activity_id: c.id.orNull,
  /** The meeting whose day this is: it is changed there. */
  meeting_id: c.id.orNull,
  step_type: c.int.orNull,
  assigned_person_id: c.id.orNull,
  done_at: c.instant.orNull,
  done_by: c.id.orNull,
  working: c.json<WorkedResult<LocalDate>>().orNull,
});
export type DiaryRow = RowOf<typeof diaryTable>;

/** An entry with what a diary shows beside it. */
export interface DiaryDetails extends DiaryRow {
  matter_reference: string;
  matter_name: string;
  assigned_name: string | null;
}

const byDay = sql`d.due_on, d.due_time nulls first, d.id`;
const mostListed = 5000;
/** Events are seen with the matter; as entries of its diary they need the right to it. */
const inDiary = whereHoldsRight(sql`d.matter_id`, 'diary');

/** What a list of dates may be narrowed to, by its number on the wire. */
export const filters: Readonly<Record<number, Sql>> = {
  1: sql`true`,
  2: sql`d.type = 1 and d.rule is null and d.event is null`,
  3: sql`(d.type <> 1 or d.event is not null)`,
  4: sql`d.rule is not null`,
  5: sql`d.assigned_person_id = app_user_id()`,
};

interface DiaryListQuery {
  readonly filterForType: number;
  readonly start?: LocalDate | null | undefined;
  readonly end?: LocalDate | null | undefined;
  /** Only those of matters on the person's watch list. */
  readonly isWatched: boolean;
}

interface StepDateQuery {
  readonly matterID: number;
  readonly stepType: number;
  readonly entityID?: number | null | undefined;
  readonly activityID?: number | null | undefined;
}

export const diaryStore = (tx: Tx) => {
  const listDetails = (where: Sql, order: Sql = byDay, limit: number = mostListed): Promise<DiaryDetails[]> =>
    tx.rows(sql`
      select d.*, m.reference as matter_reference, m.name as matter_name, shown_name(p.id, p.full_name) as assigned_name
      from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        left join person p on p.id = d.assigned_person_id
      where ${where} and ${whereSeesType(sql`m.system_type`)} and ${inDiary} order by ${order} limit ${limit}`);
  return {
    ...tableStore(tx, diaryTable),
    shown: listDetails,
    findShown: async (entryId: number): Promise<DiaryDetails> => {
      const [row] = await listDetails(sql`d.id = ${entryId}`);
      if (!row) throw new NotFound();
      return row;
    },
    latestOfActivity: async (activityId: number, type: number): Promise<DiaryDetails | undefined> =>
      (await listDetails(sql`d.activity_id = ${activityId} and d.type = ${type}`, sql`d.due_on desc, d.id desc`, 1))[0],
    ofTypes: (matterId: number, types: readonly number[]): Promise<DiaryDetails[]> =>
      listDetails(sql`d.matter_id = ${matterId} and d.type = any(${types}::int[])`),
    /** Those of a matter, or of every current one. */
    listed: (
      matterId: number | undefined,
      { filterForType, start, end, isWatched }: DiaryListQuery,
    ): Promise<DiaryDetails[]> =>
      listDetails(
        joinSql(
          [
            filters[filterForType]!,
            matterId ? sql`d.matter_id = ${matterId}` : isCurrent(sql`m.status`),
            ...(start ? [sql`d.due_on >= ${start}`] : []),
            ...(end ? [sql`d.due_on <= ${end}`] : []),
            ...(isWatched
              ? [
                  sql`exists (select from matter_watch w where w.intermediary_id = d.intermediary_id and w.person_id = app_user_id() and w.matter_id = d.matter_id)`,
                ]
              : []),
          ],
          ' and ',
        ),
      ),
    hasStepDate: async ({ matterID, stepType, entityID, activityID }: StepDateQuery): Promise<boolean> => {
      const conditions = [
        sql`d.matter_id = ${matterID} and d.step_type = ${stepType}`,
        ...(entityID ? [sql`d.entity_id = ${entityID}`] : []),
        ...(activityID ? [sql`d.activity_id = ${activityID}`] : []),
      ];
      const found = await tx.maybe(sql`select d.id from diary_entry d where ${joinSql(conditions, ' and ')} limit 1`);
      return found !== undefined;
    },
    shownByIds: (ids: readonly number[]): Promise<DiaryDetails[]> =>
      listDetails(sql`d.id = any(${[...ids]}::bigint[])`),

    /** Statutory dates, key dates and events of a matter: all that deadlines are worked out from or kept in. */
    datesOf: (matterId: number): Promise<DiaryRow[]> =>
      tx.rows(sql`
        select d.* from diary_entry d
        where d.matter_id = ${matterId} and (d.rule is not null or d.event is not null or d.type <> 1) order by d.due_on, d.id`),

    async pageOf(
      matterId: number,
      { includeDone, skip, take }: { includeDone: boolean; skip: number; take: number },
    ): Promise<{ rows: DiaryDetails[]; total: number }> {
      const where = joinSql(
        [sql`d.matter_id = ${matterId}`, inDiary, ...(includeDone ? [] : [sql`d.done_at is null`])],
        ' and ',
      );
      const rows = await tx.rows<DiaryDetails & { total: number }>(sql`
        select d.*, m.reference as matter_reference, m.name as matter_name, shown_name(p.id, p.full_name) as assigned_name, count(*) over ()::int as total
        from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
          left join person p on p.id = d.assigned_person_id
        where ${where} order by d.done_at is not null, ${byDay} offset ${skip} limit ${take}`);
      if (rows.length > 0 || skip === 0) return { rows, total: rows[0]?.total ?? 0 };
      return {
        rows,
        ...(await tx.one<{ total: number }>(sql`select count(*)::int as total from diary_entry d where ${where}`)),
      };
    },

    /** Somebody who was given the matter without its diary sees what happened, and adds nothing to it. */
    mayAdd: async (matterId: number): Promise<boolean> =>
      (await tx.maybe(
        sql`select id from matter where id = ${matterId} and ${whereHoldsRight(sql`matter.id`, 'diary')}`,
      )) !== undefined,

    /** A colleague who works in the type, or somebody who was given the matter with its diary. */
    mayHave: async (personId: number, { id, system_type }: { id: number; system_type: number }): Promise<boolean> =>
      (await tx.maybe(sql`
        select m.id from membership m where m.person_id = ${personId} and m.accepted_at is not null
          and (${whereWorksIn(sql`${system_type}::int`)} or exists (select from matter_access a where a.intermediary_id = app_firm()
            and a.person_id = m.person_id and a.matter_id = ${id} and 'diary' = any(a.rights)))`)) !== undefined,
  };
};

export const termTable = firmTable('matter_deadline_term', {
  matter_id: c.id,
  rule: c.text,
  period_count: c.int.orNull,
  period_unit: c.text.orNull,
  extended_on: c.day.orNull,
  announced_on: c.day.orNull,
  note: c.text.orNull,
});
export type StatutoryTermRow = RowOf<typeof termTable>;
export const termStore = (tx: Tx) => ({
  ...tableStore(tx, termTable),
  listOf: (matterId: number): Promise<StatutoryTermRow[]> =>
    tableStore(tx, termTable).list(sql`matter_id = ${matterId}`, sql`rule`),
});

export const deleteActivityDays = (tx: Tx, activityId: number): Promise<number> =>
  tx.run(sql`delete from diary_entry where activity_id = ${activityId} and event is null`);

/** Puts the date of a bond's premium on the day the next one falls due. It is nobody's guess, so it is fixed. */
export const moveRenewal = (tx: Tx, matterId: number, due: LocalDate): Promise<number> =>
  tx.run(sql`
    update diary_entry set due_on = ${due}, is_fixed = true, done_at = null, done_by = null, version = version + 1
    where matter_id = ${matterId} and rule = 'bond-premium' and (due_on <> ${due}::date or done_at is not null)`);

export const stopRenewal = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`delete from diary_entry where matter_id = ${matterId} and rule = 'bond-premium' and done_at is null`);
