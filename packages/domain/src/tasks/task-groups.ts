import { addDays, type LocalDate, computeWeekday } from '../dates/local-date';

/** How tasks stand under one another: what is late first, what others have to do last. */
export const taskGroups = ['overdue', 'today', 'week', 'later', 'waiting', 'done'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** A week ends on Sunday. */
export const findWeekEnd = (today: LocalDate): LocalDate => addDays(today, 7 - computeWeekday(today));

interface TaskStanding {
  readonly dueDate: LocalDate | null;
  readonly waitingFor: string | null;
  readonly isDone: boolean;
}

/** Without a day it is for later. What others have to do waits, however late it is. */
export function groupTask({ dueDate, waitingFor, isDone }: TaskStanding, today: LocalDate): TaskGroup {
  if (isDone) return 'done';
  if (waitingFor !== null) return 'waiting';
  if (dueDate === null) return 'later';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return dueDate <= findWeekEnd(today) ? 'week' : 'later';
}
