import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { TaskPriority } from '@boedel/domain/tasks/priorities';
import type { RepeatUnit } from '@boedel/domain/tasks/repeat';
import { type TaskGroup, findWeekEnd } from '@boedel/domain/tasks/task-groups';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesType } from '../../platform/db/sees';

export interface ChecklistLine {
  readonly words: string;
  readonly isDone: boolean;
}

export const taskTable = firmTable('task', {
  matter_id: c.id.orNull,
  title: c.text,
  note: c.text.orNull,
  owner_person_id: c.id,
  due_on: c.day.orNull,
  priority: c.text,
  waiting_for: c.text.orNull,
  checklist: c.json<readonly ChecklistLine[]>(),
  repeat_unit: c.text.orNull,
  repeat_every: c.int.orNull,
  repeat_until: c.day.orNull,
  repeat_day: c.int.orNull,
  follows_id: c.id.orNull,
  diary_id: c.id.orNull,
  note_id: c.id.orNull,
  query_id: c.id.orNull,
  done_at: c.instant.orNull,
  done_by: c.id.orNull,
  created_by: c.id.orNull,
});
export type TaskRow = RowOf<typeof taskTable> & { priority: TaskPriority; repeat_unit: RepeatUnit | null };

/** A task with what a list shows beside it. */
export interface TaskDetails extends TaskRow {
  matter_reference: string | null;
  matter_name: string | null;
  owner_name: string;
  is_owner_here: boolean;
  comments: number;
  papers: number;
}

/** What the next of a series begins with. */
export type NextTask = Pick<
  TaskRow,
  | 'matter_id'
  | 'title'
  | 'note'
  | 'owner_person_id'
  | 'priority'
  | 'repeat_unit'
  | 'repeat_every'
  | 'repeat_until'
  | 'repeat_day'
  | 'created_by'
  | 'checklist'
  | 'due_on'
  | 'follows_id'
>;

export interface TaskCommentRow {
  readonly id: number;
  readonly words: string;
  readonly person_name: string;
  readonly created_at: string;
}

/** The same groups as the domain's `groupOf`, for rows that are counted where they lie. */
const selectGroup = (today: LocalDate): Sql => sql`case
  when k.done_at is not null then 'done'
  when k.waiting_for is not null then 'waiting'
  when k.due_on is null then 'later'
  when k.due_on < ${today}::date then 'overdue'
  when k.due_on = ${today}::date then 'today'
  when k.due_on <= ${findWeekEnd(today)}::date then 'week'
  else 'later' end`;

/** A task of a matter of a type the person does not work in is not there. */
const seen = sql`(k.matter_id is null or ${whereSeesType(sql`t.system_type`)})`;
const from = sql`task k left join matter t on t.intermediary_id = k.intermediary_id and t.id = k.matter_id`;

const taskColumns = sql`k.*, t.reference as matter_reference, t.name as matter_name, coalesce(shown_name(p.id, p.full_name), former_owner_name(k.owner_person_id), '') as owner_name,
  exists (select from membership m where m.person_id = k.owner_person_id) as is_owner_here,
  (select count(*)::int from task_comment s where s.intermediary_id = k.intermediary_id and s.task_id = k.id) as comments,
  (select count(*)::int from matter_document_link l where l.intermediary_id = k.intermediary_id and l.task_id = k.id) as papers`;

interface TaskListQuery {
  readonly ownerId: number | null;
  readonly matterId: number | null;
  readonly group: TaskGroup | null;
  readonly search: string;
  readonly skip: number;
  readonly take: number;
}

export const taskStore = (tx: Tx) => ({
  ...tableStore(tx, taskTable),

  async findShown(id: number): Promise<TaskDetails> {
    const row = await tx.maybe<TaskDetails>(sql`
      select ${taskColumns} from ${from} left join person p on p.id = k.owner_person_id where k.id = ${id} and ${seen}`);
    if (!row) throw new NotFound();
    return row;
  },

  /** Those asked for in the order they stand under one another, and how many each group has. */
  async page(
    asked: TaskListQuery,
    today: LocalDate,
  ): Promise<{ rows: TaskDetails[]; counts: { group: TaskGroup; count: number }[] }> {
    const { ownerId, matterId, group, search, skip, take } = asked;
    const where = joinSql(
      [
        seen,
        ...(ownerId === null ? [] : [sql`k.owner_person_id = ${ownerId}`]),
        ...(matterId === null ? [] : [sql`k.matter_id = ${matterId}`]),
        ...whereWordsFound(
          sql`plain_text(concat_ws(' ', k.title, k.note, k.waiting_for, t.reference, t.name))`,
          search,
        ),
      ],
      ' and ',
    );
    const inGroup =
      group === 'done'
        ? sql`k.done_at is not null`
        : joinSql([sql`k.done_at is null`, ...(group ? [sql`${selectGroup(today)} = ${group}`] : [])], ' and ');
    const order =
      group === 'done'
        ? sql`k.done_at desc, k.id desc`
        : sql`k.waiting_for is not null, k.due_on nulls last, array_position('{urgent,high,normal,low}'::text[], k.priority), k.id`;
    // Which rows first, then what is shown beside them: nothing is counted for a row that is not shown.
    const rows = await tx.rows<TaskDetails>(sql`
      select ${taskColumns} from (select k.id, row_number() over (order by ${order}) as place
          from ${from} where ${where} and ${inGroup} order by place offset ${skip} limit ${take}) wanted
        join task k on k.intermediary_id = app_firm() and k.id = wanted.id
        left join matter t on t.intermediary_id = k.intermediary_id and t.id = k.matter_id
        left join person p on p.id = k.owner_person_id
      order by wanted.place`);
    const counts = await tx.rows<{ group: TaskGroup; count: number }>(sql`
      select ${selectGroup(today)} as "group", count(*)::int as count from ${from} where ${where} group by 1`);
    return { rows, counts };
  },

  formerOwners: (): Promise<{ id: number; name: string; count: number }[]> =>
    tx.rows(sql`select id, name, count from task_owners_who_left()`),

  lockMany: (ids: readonly number[]): Promise<TaskRow[]> =>
    tx.rows(
      sql`select k.* from ${from} where k.id = any(${[...ids]}::bigint[]) and ${seen} order by k.id for update of k`,
    ),
  lockOpenOf: (ownerId: number): Promise<TaskRow[]> =>
    tx.rows(
      sql`select k.* from ${from} where k.owner_person_id = ${ownerId} and k.done_at is null and ${seen} order by k.id for update of k`,
    ),

  /** The task that being done brought, while nobody has touched it. */
  untouchedNext: (id: number): Promise<{ id: number } | undefined> =>
    tx.maybe(sql`select id from task where follows_id = ${id} and version = 1 and done_at is null`),

  /** The next of each series, in one statement; one that is there already and untouched is not made twice. */
  insertNext: (next: readonly NextTask[]): Promise<{ id: number; follows_id: number }[]> =>
    next.length === 0
      ? Promise.resolve([])
      : tx.rows(sql`
      insert into task (matter_id, title, note, owner_person_id, priority, repeat_unit, repeat_every, repeat_until, repeat_day,
        created_by, checklist, due_on, follows_id)
      select n.* from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n(matter_id bigint, title text, note text,
        owner_person_id bigint, priority text, repeat_unit text, repeat_every int, repeat_until date, repeat_day int,
        created_by bigint, checklist jsonb, due_on date, follows_id bigint)
      where not exists (select from task k where k.follows_id = n.follows_id and k.version = 1 and k.done_at is null)
      returning id, follows_id`),

  commentsOf: (id: number): Promise<TaskCommentRow[]> =>
    tx.rows(sql`select id, words, person_name, created_at from task_comment where task_id = ${id} order by id`),
  addComment: (
    id: number,
    words: string,
    { personId, fullName }: { personId: number; fullName: string },
  ): Promise<TaskCommentRow> =>
    tx.one(sql`insert into task_comment (task_id, words, person_id, person_name) values (${id}, ${words}, ${personId}, ${fullName})
      returning id, words, person_name, created_at`),
  titlesOf: async (matterId: number): Promise<ReadonlySet<string>> =>
    new Set(
      (await tx.rows<{ title: string }>(sql`select title from task where matter_id = ${matterId}`)).map(
        ({ title }) => title,
      ),
    ),
});

interface TaskStepsToInsert {
  readonly matterId: number;
  readonly ownerId: number;
  readonly createdBy: number;
  readonly titles: readonly string[];
  readonly dueDays: readonly LocalDate[];
}

export const insertSteps = (
  tx: Tx,
  { matterId, ownerId, createdBy, titles, dueDays }: TaskStepsToInsert,
): Promise<number> =>
  tx.run(sql`
    insert into task (matter_id, title, due_on, owner_person_id, created_by)
    select ${matterId}, s.title, s.due, ${ownerId}, ${createdBy}
    from unnest(${titles}::text[], ${dueDays}::date[]) as s(title, due)`);
