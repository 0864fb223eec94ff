import { addDays, type LocalDate, weekdayOf } from '../dates/local-date';

/** How tasks stand under one another: what is late first, what others have to do last. */
export const taskGroups = ['overdue', 'today', 'week', 'later', 'waiting', 'done'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** A week ends on Sunday. */
export const weekEnds = (today: LocalDate): LocalDate => addDays(today, 7 - weekdayOf(today));

interface Standing {
  readonly dueDate: LocalDate | null;
  readonly waitingFor: string | null;
  readonly isDone: boolean;
}

/** Without a day it is for later. What others have to do waits, however late it is. */
export function groupOf({ dueDate, waitingFor, isDone }: Standing, today: LocalDate): TaskGroup {
  if (isDone) return 'done';
  if (waitingFor !== null) return 'waiting';
  if (dueDate === null) return 'later';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return dueDate <= weekEnds(today) ? 'week' : 'later';
}
