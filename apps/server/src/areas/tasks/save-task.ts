import type { BodyOf } from '@boedel/contract/call';
import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { collectRefusals } from '@boedel/domain/law/refusal';
import { message, quoteVerbatim } from '@boedel/domain/law/message';
import { checkRepeat, readMeantDay, computeNextDue } from '@boedel/domain/tasks/repeat';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { ValuesOf } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter } from '../../platform/tenancy/matter-door';
import { checkOwner } from './may-own';
import { presentTask } from './task.present';
import { type NextTask, type TaskRow, taskStore, type taskTable } from './task.store';
import { openTaskSource } from './task-source';

type TaskInput = Omit<BodyOf<typeof taskCalls.update>, 'id' | 'version'>;

/** Looks at what was asked and gives the columns, or refuses. A matter one may not see is an unknown id. */
async function readTaskColumns(
  tx: Tx,
  actor: Actor,
  values: TaskInput,
  before?: TaskRow,
): Promise<ValuesOf<typeof taskTable>> {
  const matter = values.matterID === null ? null : await openMatter(tx, values.matterID);
  const ownerId = values.ownerID ?? before?.owner_person_id ?? actor.personId;
  const stays = before?.owner_person_id === ownerId && before.matter_id === values.matterID;
  const refused = collectRefusals([
    checkRepeat(values),
    stays ? undefined : await checkOwner(tx, ownerId, matter?.system_type ?? null),
  ]);
  if (refused) throw new RefusalProblem(refused);
  const repeats = values.repeatUnit !== null && values.dueDate !== null;
  const keepsDay = before?.repeat_unit != null && before.due_on === values.dueDate;
  return {
    matter_id: values.matterID,
    title: values.title,
    note: values.note,
    owner_person_id: ownerId,
    due_on: values.dueDate,
    priority: values.priority,
    waiting_for: values.waitingFor,
    checklist: values.checklist,
    repeat_unit: values.repeatUnit,
    repeat_every: repeats ? values.repeatEvery : null,
    repeat_until: repeats ? values.repeatUntil : null,
    repeat_day: repeats ? (keepsDay ? before.repeat_day : readMeantDay(values.dueDate!)) : null,
  };
}

/** Who is newly given a task by somebody else is told. */
async function notifyOwner(tx: Tx, actor: Actor, row: TaskRow, before?: TaskRow): Promise<void> {
  const to = row.owner_person_id;
  if (to === actor.personId || to === before?.owner_person_id || row.done_at !== null) return;
  await notifyPeople(tx, 'task', [to], {
    words: message('{person} assigned you a task: {title}', {
      person: actor.fullName,
      title: quoteVerbatim(row.title),
    }),
    path: `/tasks?task=${row.id}`,
  });
}

type TaskSourceInput = Pick<BodyOf<typeof taskCalls.add>, 'diaryID' | 'noteID' | 'queryID'>;
const ofNothing: TaskSourceInput = { diaryID: null, noteID: null, queryID: null };

/** A new task by the rules of the Task Centre, within a change of several things. */
export async function saveTask(tx: Tx, actor: Actor, values: TaskInput, source = ofNothing): Promise<TaskRow> {
  const row = (await taskStore(tx).insert({
    ...(await readTaskColumns(tx, actor, values)),
    diary_id: source.diaryID,
    note_id: source.noteID,
    query_id: source.queryID,
    created_by: actor.personId,
  })) as TaskRow;
  await audit(tx, actor, 'task.added', { entity: ['task', row.id], matterId: row.matter_id, after: row });
  await notifyOwner(tx, actor, row);
  return row;
}

export const addTask: Handler<typeof taskCalls.add> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { diaryID, noteID, queryID, ...values } = body;
    const source = { diaryID, noteID, queryID };
    const found = await openTaskSource(tx, source);
    const matterID = found?.matterId ?? values.matterID;
    const row = await saveTask(tx, actor, { ...values, matterID }, source);
    return presentTask(await taskStore(tx).findShown(row.id), computeDayAt(now));
  });

export const changeTask: Handler<typeof taskCalls.update> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { id, version, ...values } = body;
    const store = taskStore(tx);
    const before = await store.findShown(id);
    const columns = await readTaskColumns(tx, actor, values, before);
    const change = store.change(id, version, columns);
    const after = await presentConflict(
      change,
      (theirs) => presentTask({ ...before, ...theirs } as typeof before, computeDayAt(now)) as never,
    );
    await audit(tx, actor, 'task.changed', { entity: ['task', id], matterId: after.matter_id, before, after });
    await notifyOwner(tx, actor, after as TaskRow, before);
    return presentTask(await store.findShown(id), computeDayAt(now));
  });

export const removeTask: Handler<typeof taskCalls._delete> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const before = await taskStore(tx).remove(body.id);
    await audit(tx, actor, 'task.removed', { entity: ['task', body.id], matterId: before.matter_id, before });
    return { done: true };
  });

/** The next of a series: the same work, its list begun anew. */
export function computeNextTask(row: TaskRow): NextTask | null {
  const { repeat_unit: unit, repeat_every: every, repeat_until: until, repeat_day: meant, due_on: due } = row;
  if (unit === null || every === null || until === null || meant === null || due === null) return null;
  const next = computeNextDue(due, { unit, every, until }, meant);
  if (next === null) return null;
  const { matter_id, title, note, owner_person_id, priority, created_by } = row;
  const checklist = row.checklist.map(({ words }) => ({ words, isDone: false }));
  const repeat = { repeat_unit: unit, repeat_every: every, repeat_until: until, repeat_day: meant };
  const same = { matter_id, title, note, owner_person_id, priority, created_by };
  return { ...same, ...repeat, checklist, due_on: next, follows_id: row.id };
}

/** Done by something else that was done. */
export async function finishTask(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const { title, version, matter_id: matterId } = await taskStore(tx).findShown(id);
  const done = { done_at: now.toISOString(), done_by: actor.personId };
  await taskStore(tx).change(id, version, done);
  await audit(tx, actor, 'task.done', {
    entity: ['task', id],
    matterId,
    before: { title, done_at: null },
    after: { title, done_at: done.done_at },
  });
}

export const completeTask: Handler<typeof taskCalls.complete> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = taskStore(tx);
    const before = await store.findShown(body.id);
    const wasDone = before.done_at !== null;
    const done = body.isDone
      ? { done_at: before.done_at ?? now.toISOString(), done_by: before.done_by ?? actor.personId }
      : { done_at: null, done_by: null };
    const after = await presentConflict(
      store.change(body.id, body.version, done),
      (theirs) => presentTask({ ...before, ...theirs } as typeof before, computeDayAt(now)) as never,
    );
    const next = body.isDone && !wasDone ? computeNextTask(before) : null;
    if (next) await store.insertNext([next]);
    if (!body.isDone) {
      const brought = await store.untouchedNext(before.id);
      if (brought) await store.remove(brought.id);
    }
    await audit(tx, actor, body.isDone ? 'task.done' : 'task.undone', {
      entity: ['task', body.id],
      matterId: after.matter_id,
      before: { title: before.title, done_at: before.done_at },
      after: { title: before.title, done_at: after.done_at },
    });
    return { ...presentTask(await store.findShown(body.id), computeDayAt(now)), nextDate: next?.due_on ?? null };
  });
