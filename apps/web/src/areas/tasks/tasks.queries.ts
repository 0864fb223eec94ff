import type { WireAnswer } from '@boedel/contract/call';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import type { TaskGroup } from '@boedel/domain/tasks/task-groups';
import type { TaskPriority } from '@boedel/domain/tasks/priorities';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';

export type TaskAnswer = WireAnswer<typeof taskCalls.add>;
export type TaskSourceAnswer = WireAnswer<typeof taskCalls.getSource>;

export const taskGroupLabels: Readonly<Record<TaskGroup, string>> = {
  overdue: markPhrase('Overdue'),
  today: markPhrase('Today'),
  week: markPhrase('This week'),
  later: markPhrase('Later'),
  waiting: markPhrase('Waiting on others'),
  done: markPhrase('Done'),
};

export const priorityLabels: Readonly<Record<TaskPriority, string>> = {
  urgent: markPhrase('Urgent'),
  high: markPhrase('High'),
  normal: markPhrase('Normal'),
  low: markPhrase('Low'),
};

/** Marks a task done, or open again, and says so with an Undo. */
export function useTickTask() {
  const complete = useCall(taskCalls.complete, {
    onDone: (now) =>
      notify({
        kind: 'success',
        message: describeDone(now),
        action: {
          label: t('Undo'),
          run: () => complete.run({ id: now.id, isDone: !now.isDone, version: now.version }),
        },
      }),
  });
  return {
    isRunning: complete.isRunning,
    tick: ({ id, version }: Pick<TaskAnswer, 'id' | 'version'>, isDone: boolean): void =>
      complete.run({ id, isDone, version }),
  };
}

function describeDone({ title, isDone, nextDate }: WireAnswer<typeof taskCalls.complete>): string {
  if (!isDone) return t('{title} is open again.', { title });
  return nextDate
    ? t('{title} is done; it comes back on {day}.', { title, day: nextDate })
    : t('{title} is done.', { title });
}

/** Changes many, and says how many with an Undo. */
export function useManyTasks(onDone: () => void) {
  const undo = useCall(taskCalls.undoBulk, {
    onDone: ({ restored, left }) =>
      notify({
        kind: left > 0 ? 'warning' : 'success',
        message:
          left > 0
            ? t('{restored} put back; {left} were changed since and stay.', { restored, left })
            : t('{restored} put back.', { restored }),
      }),
  });
  const notifyDone = (message: string, undoID: number | null): void => {
    notify({
      kind: 'success',
      message,
      ...(undoID !== null && { action: { label: t('Undo'), run: () => undo.run({ id: undoID }) } }),
    });
    onDone();
  };
  const bulk = useCall(taskCalls.bulk, {
    onDone: ({ count, undoID }) =>
      notifyDone(count === 1 ? t('1 task was changed.') : t('{count} tasks changed.', { count }), undoID),
  });
  const handOver = useCall(taskCalls.handOver, {
    onDone: ({ count, left, undoID }) =>
      notifyDone(
        left > 0
          ? t(
              '{count} tasks reassigned. {left} not reassigned because the other person does not work in that type of matter.',
              {
                count,
                left,
              },
            )
          : count === 1
            ? t('1 task reassigned.')
            : t('{count} tasks reassigned.', { count }),
        undoID,
      ),
  });
  return { bulk, handOver };
}
