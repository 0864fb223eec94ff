import { priorities } from '@boedel/domain/tasks/priorities';
import { repeatUnits } from '@boedel/domain/tasks/repeat';
import { taskGroups } from '@boedel/domain/tasks/task-groups';
import { z } from 'zod';
import { day, id, instant, optionalText, text, version } from '../fields';

const link = id.nullable().default(null);
export const priority = z.enum(priorities, 'Choose a priority from the list.');

export const checkline = z.object({ words: text(200), isDone: z.boolean().default(false) });

/** What a person fills in. */
export const taskValues = {
  title: text(200),
  /** A task of the office is of no matter. */
  matterID: link,
  /** Left out it is the person's own. */
  ownerID: link,
  dueDate: day.nullable().default(null),
  priority: priority.default('normal'),
  note: optionalText(4000),
  waitingFor: optionalText(200),
  checklist: z.array(checkline).max(50, 'Use at most 50 lines.').default([]),
  repeatUnit: z.enum(repeatUnits).nullable().default(null),
  repeatEvery: z.int().min(1, 'Enter 1 or more.').max(99, 'Enter at most 99.').nullable().default(null),
  repeatUntil: day.nullable().default(null),
};

export const newTask = z.object({
  ...taskValues,
  /** What it is made from: a date of the diary, a file note, a query on an account. */
  diaryID: link,
  noteID: link,
  queryID: link,
});
export const taskChange = z.object({ id, ...taskValues, version });

export const taskSchema = z.object({
  id,
  title: z.string(),
  matterID: id.nullable(),
  matterReference: z.string().nullable(),
  matterName: z.string().nullable(),
  ownerID: id,
  ownerName: z.string(),
  /** Whoever left the firm cannot do it: it is to be handed over. */
  isOwnerHere: z.boolean(),
  dueDate: day.nullable(),
  priority,
  note: z.string().nullable(),
  waitingFor: z.string().nullable(),
  checklist: z.array(z.object({ words: z.string(), isDone: z.boolean() })),
  repeatUnit: z.enum(repeatUnits).nullable(),
  repeatEvery: z.int().nullable(),
  repeatUntil: day.nullable(),
  group: z.enum(taskGroups),
  isDone: z.boolean(),
  doneAt: instant.nullable(),
  /** How many comments and papers it has. */
  comments: z.int(),
  papers: z.int(),
  diaryID: id.nullable(),
  noteID: id.nullable(),
  queryID: id.nullable(),
  version,
});

export const commentSchema = z.object({ id, words: z.string(), by: z.string(), at: instant });

export const taskGroup = z.enum(taskGroups);

/** What can be done to many at once. */
export const bulkChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('done'), isDone: z.boolean() }),
  z.object({ action: z.literal('owner'), ownerID: id, note: optionalText(500) }),
  z.object({ action: z.literal('due'), dueDate: day }),
  z.object({ action: z.literal('priority'), priority }),
]);
