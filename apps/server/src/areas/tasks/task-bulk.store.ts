import type { BodyOf } from '@boedel/contract/call';
import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { readMeantDay } from '@boedel/domain/tasks/repeat';
import { bulkChangeStore } from '../../platform/db/bulk-changes';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Actor } from '../../platform/tenancy/actor';
import { mayOwn } from './task-owner.store';
import type { TaskRow } from './task.store';

/** One statement for all of them. */
export function apply(tx: Tx, actor: Actor, ids: number[], change: TaskBulkAction, now: Date): Promise<number> {
  const these = sql`where id = any(${ids}::bigint[])`;
  switch (change.action) {
    case 'done':
      return change.isDone
        ? tx.run(
            sql`update task set done_at = ${now.toISOString()}, done_by = ${actor.personId}, version = version + 1 ${these}`,
          )
        : tx.run(sql`update task set done_at = null, done_by = null, version = version + 1 ${these}`);
    case 'owner':
      return tx.run(sql`update task set owner_person_id = ${change.ownerID}, version = version + 1 ${these}`);
    case 'due':
      return tx.run(sql`update task set due_on = ${change.dueDate}, version = version + 1,
        repeat_day = case when repeat_unit is null then null else ${readMeantDay(change.dueDate)} end ${these}`);
    case 'priority':
      return tx.run(sql`update task set priority = ${change.priority}, version = version + 1 ${these}`);
  }
}

export type TaskBulkAction = BodyOf<typeof taskCalls.bulk>['change'];

export interface TaskBulkLine {
  readonly id: number;
  readonly versionAfter: number;
  /** The next of a series, where being done brought one. */
  readonly nextId?: number;
  readonly before: Pick<TaskRow, 'owner_person_id' | 'due_on' | 'priority' | 'done_at' | 'done_by' | 'repeat_day'>;
}

export const changesOfTasks = bulkChangeStore<TaskBulkLine>('task_bulk_change');

export const listOwnableTasks = (tx: Tx, ownerId: number, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select k.id from task k left join matter t on t.intermediary_id = k.intermediary_id and t.id = k.matter_id
      join membership m on m.person_id = ${ownerId} and ${mayOwn(sql`t.system_type`)}
    where k.id = any(${ids}::bigint[])`);

export const deleteFollowing = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run(sql`delete from task where follows_id = any(${ids}::bigint[]) and version = 1 and done_at is null`);

export const restoreTasks = (tx: Tx, lines: readonly TaskBulkLine[]): Promise<{ id: number }[]> =>
  tx.rows(sql`
      update task k set owner_person_id = (l #>> '{before,owner_person_id}')::bigint, due_on = (l #>> '{before,due_on}')::date,
        priority = l #>> '{before,priority}', done_at = (l #>> '{before,done_at}')::timestamptz,
        done_by = (l #>> '{before,done_by}')::bigint, repeat_day = (l #>> '{before,repeat_day}')::int, version = k.version + 1
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l
      where k.id = (l ->> 'id')::bigint and k.version = (l ->> 'versionAfter')::int returning k.id`);

export const deleteBrought = (tx: Tx, brought: readonly number[]): Promise<number> =>
  tx.run(sql`delete from task where id = any(${brought}::bigint[]) and version = 1 and done_at is null`);
