import { taskGroups } from '@boedel/domain/tasks/task-groups';
import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, post } from '../call';
import { documentSchema } from '../documents/documents.schema';
import { day, done, id, idInQuery, optionalText, paging, text, version } from '../fields';
import { bulkChange, commentSchema, newTask, taskChange, taskGroup, taskSchema } from './tasks.schema';

const writer = allowFirm('Capture Matter');
const counts = z.record(taskGroup, z.int());
const undoable = z.object({ count: z.int(), undoID: id.nullable() });

export const taskCalls = declareChangingCalls(['/api/inbox'], {
  getlist: get('/api/task/getlist', {
    about:
      'Tasks as they stand under one another: overdue, today, this week, later, waiting on others, or done. Without an owner they are one’s own; 0 is everybody.',
    who: allowFirm(),
    query: z.object({
      ownerID: z.coerce.number().int().min(0).optional(),
      matterID: idInQuery.optional(),
      /** A single group; without one, everything that is open. */
      group: z.enum(taskGroups).optional(),
      ...paging,
      take: paging.take.unwrap().default(200),
    }),
    answer: z.object({
      rows: z.array(taskSchema),
      total: z.int(),
      counts,
      /** People who left the firm and still own open tasks. */
      formerOwners: z.array(z.object({ id, name: z.string(), count: z.int() })),
    }),
  }),
  getbyid: get('/api/task/getbyid', {
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    answer: taskSchema.extend({ talk: z.array(commentSchema), documents: z.array(documentSchema) }),
  }),
  add: post('/api/task/add', {
    about: 'Adds a task. Who is given one by somebody else is told.',
    who: writer,
    body: newTask,
    answer: taskSchema,
  }),
  update: post('/api/task/update', { who: writer, body: taskChange, answer: taskSchema }),
  _delete: del('/api/task/_delete', { who: writer, body: z.object({ id }), answer: done }),
  complete: post('/api/task/complete', {
    about: 'Marks a task done, or open again. One that repeats comes back on its next day.',
    ours: true,
    who: writer,
    body: z.object({ id, isDone: z.boolean(), version }),
    answer: taskSchema.extend({ nextDate: day.nullable() }),
  }),
  comment: post('/api/task/comment', {
    about: 'Says something about a task. Its owner is told.',
    ours: true,
    who: writer,
    body: z.object({ id, words: text(2000) }),
    answer: commentSchema,
  }),
  getSource: get('/api/task/getSource', {
    about: 'What a task made from a date, a file note or a query would begin with.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({
      matterID: idInQuery.optional(),
      diaryID: idInQuery.optional(),
      noteID: idInQuery.optional(),
      queryID: idInQuery.optional(),
    }),
    answer: z.object({
      matterID: id,
      matterReference: z.string(),
      matterName: z.string(),
      title: z.string(),
      note: z.string().nullable(),
      dueDate: day.nullable(),
      ownerID: id.nullable(),
    }),
  }),
  getSteps: get('/api/task/getSteps', {
    about: 'The steps an office takes in each stage of this kind of matter, and which are tasks of it already.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(
      z.object({
        milestone: z.int(),
        stage: z.string(),
        /** The milestone that is reached next. */
        isNext: z.boolean(),
        steps: z.array(z.object({ title: z.string(), days: z.int(), isThere: z.boolean() })),
        /** The firm's own steps, with the version they were read at; 0 where the product's stand. */
        isOwn: z.boolean(),
        version: z.int(),
      }),
    ),
  }),
  saveSteps: post('/api/task/saveSteps', {
    about:
      "Keeps the firm's own steps of a stage, for every matter of this type; without any, the product's stand again. A conflict answers 409.",
    ours: true,
    who: allowFirm('Admin'),
    body: z.object({
      matterID: id,
      milestone: z.int().min(1, 'Choose a stage.').max(50, 'Choose a stage.'),
      steps: z
        .array(
          z.object({
            title: text(200),
            days: z.int().min(0, 'Enter 0 or more.').max(3650, 'Enter at most 3650 days.'),
          }),
        )
        .max(50, 'Use at most 50 lines.')
        .nullable(),
      version: z.int().min(0),
    }),
    answer: done,
  }),
  addSteps: post('/api/task/addSteps', {
    about: 'Makes tasks of the steps of a stage, counted from a day. Those that are there already are left alone.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      milestone: z.int().min(1, 'Choose a stage.').max(50, 'Choose a stage.'),
      startDate: day,
      ownerID: id.nullable().default(null),
    }),
    answer: z.object({ count: z.int() }),
  }),
  bulk: post('/api/task/bulk', {
    about: 'Changes many tasks at once, all that may be changed, and keeps what they were so that it can be undone.',
    ours: true,
    who: writer,
    body: z.object({
      ids: z.array(id).min(1, 'Choose at least one task.').max(1000, 'Choose at most 1 000 tasks at a time.'),
      change: bulkChange,
    }),
    answer: undoable,
  }),
  handOver: post('/api/task/handOver', {
    about: "Hands all of a colleague's open tasks to another, with a note. The one who gets them is told once.",
    ours: true,
    who: writer,
    body: z.object({ fromID: id, toID: id, note: optionalText(500) }),
    answer: undoable.extend({ left: z.int() }),
  }),
  undoBulk: post('/api/task/undoBulk', {
    about: 'Puts many tasks back as they were, except those somebody changed since.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: z.object({ restored: z.int(), left: z.int() }),
  }),
});
