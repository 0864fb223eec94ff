import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { said, verbatim } from '@boedel/domain/law/said';
import { taskGroups } from '@boedel/domain/tasks/task-groups';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { openMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { presentDocument } from '../documents/file-document';
import { bulkTasks, handOver, undoTasks } from './many-tasks';
import { addTask, changeTask, completeTask, removeTask } from './save-task';
import { addSteps, saveSteps, stepsOf } from './steps';
import { sourceOfTask } from './task-source';
import { presentComment, presentTask } from './task.present';
import { taskStore } from './task.store';

export const handledTaskCalls = handle(taskCalls, {
  getlist: ({ tenant, actor, query, now }) =>
    tenant.transaction(async (tx) => {
      const today = dayAt(now);
      if (query.matterID) await openMatter(tx, query.matterID);
      const asked = {
        ownerId: query.ownerID === 0 ? null : (query.ownerID ?? actor.personId),
        matterId: query.matterID ?? null,
        group: query.group ?? null,
        search: query.searchString,
        skip: query.skip,
        take: query.take,
      };
      const { rows, counts } = await taskStore(tx).page(asked, today);
      const of = new Map(counts.map(({ group, count }) => [group, count]));
      const counted = Object.fromEntries(taskGroups.map((group) => [group, of.get(group) ?? 0])) as Record<
        (typeof taskGroups)[number],
        number
      >;
      const open = counts.reduce((sum, { group, count }) => sum + (group === 'done' ? 0 : count), 0);
      return {
        rows: rows.map((row) => presentTask(row, today)),
        total: query.group ? counted[query.group] : open,
        counts: counted,
        formerOwners: await taskStore(tx).formerOwners(),
      };
    }),
  getbyid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const store = taskStore(tx);
      const task = await store.findShown(query.id);
      const documents = task.papers > 0 ? await documentStore(tx).ofTask(task.id) : [];
      return {
        ...presentTask(task, dayAt(now)),
        talk: (await store.commentsOf(task.id)).map(presentComment),
        documents: documents.map(presentDocument),
      };
    }),
  add: addTask,
  update: changeTask,
  _delete: removeTask,
  complete: completeTask,
  comment: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const store = taskStore(tx);
      const task = await store.find(body.id);
      const comment = await store.addComment(task.id, body.words, actor);
      await audit(tx, actor, 'task.comment.added', {
        entity: ['task', task.id],
        matterId: task.matter_id,
        after: { title: task.title, words: comment.words },
      });
      if (task.owner_person_id !== actor.personId) {
        await notifyPeople(tx, 'task', [task.owner_person_id], {
          words: said('{person} wrote on your task {title}: {words}', {
            person: actor.fullName,
            title: verbatim(task.title),
            words: verbatim(comment.words.slice(0, 200)),
          }),
          path: `/tasks?task=${task.id}`,
        });
      }
      return presentComment(comment);
    }),
  getSource: sourceOfTask,
  getSteps: stepsOf,
  addSteps,
  saveSteps,
  bulk: bulkTasks,
  handOver,
  undoBulk: undoTasks,
});
