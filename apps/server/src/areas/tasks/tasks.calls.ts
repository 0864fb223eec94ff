import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { message, quoteVerbatim } from '@boedel/domain/law/message';
import { taskGroups } from '@boedel/domain/tasks/task-groups';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { openMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { presentDocument } from '../documents/file-document';
import { changeManyTasks, handOverTasks, undoTasks } from './many-tasks';
import { addTask, changeTask, completeTask, removeTask } from './save-task';
import { addSteps, saveSteps, readTaskSteps } from './steps';
import { readTaskSource } from './task-source';
import { presentComment, presentTask } from './task.present';
import { taskStore } from './task.store';

export const handledTaskCalls = pairHandlers(taskCalls, {
  getlist: ({ scope, actor, query, now }) =>
    scope.transaction(async (tx) => {
      const today = computeDayAt(now);
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
  getbyid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const store = taskStore(tx);
      const task = await store.findShown(query.id);
      const documents = task.papers > 0 ? await documentStore(tx).ofTask(task.id) : [];
      return {
        ...presentTask(task, computeDayAt(now)),
        talk: (await store.commentsOf(task.id)).map(presentComment),
        documents: documents.map(presentDocument),
      };
    }),
  add: addTask,
  update: changeTask,
  _delete: removeTask,
  complete: completeTask,
  comment: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
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
          words: message('{person} commented on your task {title}: {words}', {
            person: actor.fullName,
            title: quoteVerbatim(task.title),
            words: quoteVerbatim(comment.words.slice(0, 200)),
          }),
          path: `/tasks?task=${task.id}`,
        });
      }
      return presentComment(comment);
    }),
  getSource: readTaskSource,
  getSteps: readTaskSteps,
  addSteps,
  saveSteps,
  bulk: changeManyTasks,
  handOver: handOverTasks,
  undoBulk: undoTasks,
});
