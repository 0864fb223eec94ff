import type { AnswerOf } from '@boedel/contract/call';
import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { groupTask } from '@boedel/domain/tasks/task-groups';
import type { TaskCommentRow, TaskDetails } from './task.store';

type TaskView = AnswerOf<typeof taskCalls.add>;

export const presentTask = (row: TaskDetails, today: LocalDate): TaskView => ({
  id: row.id,
  title: row.title,
  matterID: row.matter_id,
  matterReference: row.matter_reference,
  matterName: row.matter_name,
  ownerID: row.owner_person_id,
  ownerName: row.owner_name,
  isOwnerHere: row.is_owner_here,
  dueDate: row.due_on,
  priority: row.priority,
  note: row.note,
  waitingFor: row.waiting_for,
  checklist: row.checklist.map(({ words, isDone }) => ({ words, isDone })),
  repeatUnit: row.repeat_unit,
  repeatEvery: row.repeat_every,
  repeatUntil: row.repeat_until,
  group: groupTask({ dueDate: row.due_on, waitingFor: row.waiting_for, isDone: row.done_at !== null }, today),
  isDone: row.done_at !== null,
  doneAt: row.done_at,
  comments: row.comments,
  papers: row.papers,
  diaryID: row.diary_id,
  noteID: row.note_id,
  queryID: row.query_id,
  version: row.version,
});

export const presentComment = ({
  id,
  words,
  person_name,
  created_at,
}: TaskCommentRow): AnswerOf<typeof taskCalls.comment> => ({
  id,
  words,
  by: person_name,
  at: created_at,
});
