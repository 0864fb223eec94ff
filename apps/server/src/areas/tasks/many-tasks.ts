import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { checkHandOver } from '@boedel/domain/tasks/may-hand-over';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { refuseOwner } from './may-own';
import { computeNextTask } from './save-task';
import {
  apply,
  type TaskBulkAction,
  deleteBrought,
  deleteFollowing,
  type TaskBulkLine,
  listOwnableTasks,
  restoreTasks,
  changesOfTasks,
} from './task-bulk.store';
import { findOwner } from './task-owner.store';
import { type TaskRow, taskStore } from './task.store';

const toTaskBefore = ({
  owner_person_id,
  due_on,
  priority,
  done_at,
  done_by,
  repeat_day,
}: TaskRow): TaskBulkLine['before'] => ({
  owner_person_id,
  due_on,
  priority,
  done_at,
  done_by,
  repeat_day,
});

/** Which of them the change says something new of. */
const isChanged = (row: TaskRow, change: TaskBulkAction): boolean => {
  switch (change.action) {
    case 'done':
      return (row.done_at !== null) !== change.isDone;
    case 'owner':
      return row.owner_person_id !== change.ownerID;
    case 'due':
      // The end of a series does not come before the task itself.
      return row.due_on !== change.dueDate && (row.repeat_until === null || row.repeat_until >= change.dueDate);
    case 'priority':
      return row.priority !== change.priority;
  }
};

/** Of these, those the person may own: a colleague who works in the type of each. */
async function listOwnable(tx: Tx, rows: readonly TaskRow[], ownerId: number): Promise<TaskRow[]> {
  const found = await listOwnableTasks(
    tx,
    ownerId,
    rows.map(({ id }) => id),
  );
  const ids = new Set(found.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** Changes what is to be changed, keeps how it was, and says so once. */
async function changeTasks(tx: Tx, actor: Actor, rows: readonly TaskRow[], change: TaskBulkAction, now: Date) {
  const store = taskStore(tx);
  const changing = rows.filter((row) => isChanged(row, change));
  if (changing.length === 0) return { count: 0, undoID: null };
  const ids = changing.map(({ id }) => id);
  await apply(tx, actor, ids, change, now);
  const brought = new Map<number, number>();
  if (change.action === 'done' && change.isDone) {
    const made = await store.insertNext(changing.flatMap((row) => computeNextTask(row) ?? []));
    for (const next of made) brought.set(next.follows_id, next.id);
  }
  if (change.action === 'done' && !change.isDone) {
    await deleteFollowing(tx, ids);
  }
  const lines = changing.map((row): TaskBulkLine => {
    const nextId = brought.get(row.id);
    return { id: row.id, versionAfter: row.version + 1, before: toTaskBefore(row), ...(nextId && { nextId }) };
  });
  const { id } = await changesOfTasks.keep(tx, actor.personId, lines);
  const { action, ...to } = change;
  await audit(tx, actor, 'task.bulk', {
    entity: ['task bulk change', id],
    after: { tasks: changing.map(({ title }) => title), ...to },
    why: action === 'owner' ? change.note : null,
  });
  if (change.action === 'owner' && change.ownerID !== actor.personId) {
    await notifyPeople(tx, 'task', [change.ownerID], {
      words: change.note
        ? message('{person} handed you {count} tasks: {note}', {
            person: actor.fullName,
            count: changing.length,
            note: change.note,
          })
        : message('{person} handed you {count} tasks.', { person: actor.fullName, count: changing.length }),
      path: '/tasks',
    });
  }
  return { count: changing.length, undoID: id };
}

export const changeManyTasks: Handler<typeof taskCalls.bulk> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const rows = await taskStore(tx).lockMany(body.ids);
    // An id nobody here may see is one that does not exist: none of them is changed.
    if (rows.length !== new Set(body.ids).size) throw new NotFound();
    if (body.change.action === 'owner' && (await listOwnable(tx, rows, body.change.ownerID)).length < rows.length) {
      throwIfRefused(refuseOwner('ownerID'));
    }
    return changeTasks(tx, actor, rows, body.change, now);
  });

/** All of a colleague's. What the other may not own stays, and its number is told. */
export const handOverTasks: Handler<typeof taskCalls.handOver> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { fromID, toID, note } = body;
    const found = await findOwner(tx, toID);
    if (!found) throwIfRefused(refuseOwner('toID'));
    throwIfRefused(checkHandOver({ by: actor, from: fromID, to: toID }));
    const rows = await taskStore(tx).lockOpenOf(fromID);
    const owned = await listOwnable(tx, rows, toID);
    const made = await changeTasks(tx, actor, owned, { action: 'owner', ownerID: toID, note }, now);
    return { ...made, left: rows.length - owned.length };
  });

export const undoTasks: Handler<typeof taskCalls.undoBulk> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const kept = await changesOfTasks.lock(tx, body.id, actor.personId);
    if (!kept) throw new NotFound();
    if (kept.undone_at) throw new RefusalProblem(refuse('id', 'This was undone already.'));
    const reached = await taskStore(tx).lockMany(kept.lines.map(({ id }) => id));
    const here = new Set(reached.map(({ id }) => id));
    const lines = kept.lines.filter(({ id }) => here.has(id));
    const restored = await restoreTasks(tx, lines);
    const back = new Set(restored.map(({ id }) => id));
    const brought = lines.flatMap(({ id, nextId }) => (nextId && back.has(id) ? [nextId] : []));
    await deleteBrought(tx, brought);
    await changesOfTasks.markUndone(tx, body.id);
    const left = kept.lines.length - restored.length;
    await audit(tx, actor, 'task.bulk.undone', {
      entity: ['task bulk change', body.id],
      after: { restored: restored.length, left },
    });
    return { restored: restored.length, left };
  });
