import { Checkbox } from '@mantine/core';
import { IconMessage, IconPaperclip, IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { describeDueDays, chooseDeadlineTone } from '../../ui/figures/deadline-text';
import { StatusBadge } from '../../ui/figures/status-badge';
import { toHref } from '../../ui/address-state';
import { OpenLink } from '../../ui/list/row-link';
import { toNextTick } from '../../ui/next-tick';
import { useToday } from '../../ui/today';
import { priorityLabels, type TaskAnswer, useTickTask } from './tasks.queries';
import styles from './tasks.module.css';

interface TaskLineProps {
  readonly task: TaskAnswer;
  readonly isChosen: boolean;
  readonly showsOwner: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
}

const tones = { urgent: 'bad', high: 'warn', normal: 'off', low: 'off' } as const;

function Marks({ task }: { task: TaskAnswer }) {
  const done = task.checklist.filter(({ isDone }) => isDone).length;
  return (
    <>
      {task.priority !== 'normal' && (
        <StatusBadge tone={tones[task.priority]}>{t(priorityLabels[task.priority])}</StatusBadge>
      )}
      {task.waitingFor && <StatusBadge tone="info">{t('Waiting for {whom}', { whom: task.waitingFor })}</StatusBadge>}
      {task.checklist.length > 0 && (
        <span className={styles.mark}>{t('{done} of {all}', { done, all: task.checklist.length })}</span>
      )}
      {task.repeatUnit && (
        <span className={styles.mark} title={t('Repeats')}>
          <IconRepeat size={14} aria-hidden /> {t('Repeats')}
        </span>
      )}
      {task.comments > 0 && (
        <span className={styles.mark} title={t('Comments')}>
          <IconMessage size={14} aria-hidden /> {t('{count} comments', { count: task.comments })}
        </span>
      )}
      {task.papers > 0 && (
        <span className={styles.mark} title={t('Papers')}>
          <IconPaperclip size={14} aria-hidden /> {t('{count} documents', { count: task.papers })}
        </span>
      )}
    </>
  );
}

/** One task: chosen, ticked off, opened by its title; its matter is a link. */
export function TaskLine({ task, isChosen, showsOwner, onChoose, onOpen }: TaskLineProps) {
  const today = useToday();
  const { isRunning, tick } = useTickTask();
  const due = task.dueDate ? { title: task.title, date: task.dueDate } : undefined;
  return (
    <li data-task={task.id} data-chosen={isChosen || undefined} data-done={task.isDone || undefined}>
      <Protected call={taskCalls.bulk} hide>
        <input
          type="checkbox"
          className={styles.choose}
          aria-label={t('Choose {title}', { title: task.title })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Protected>
      <Protected call={taskCalls.complete}>
        <Checkbox
          size="sm"
          radius="xl"
          aria-label={t('{title}: done', { title: task.title })}
          // It turns at once; a refusal turns it back.
          checked={isRunning ? !task.isDone : task.isDone}
          onChange={({ currentTarget }) => {
            toNextTick(currentTarget);
            tick(task, currentTarget.checked);
          }}
        />
      </Protected>
      <span className={styles.what}>
        <OpenLink className={styles.open} data-open href={toHref('task', task.id)} onOpen={onOpen}>
          {t(task.title)}
        </OpenLink>{' '}
        <Marks task={task} />
        {task.matterID && (
          <small>
            <Link to={paths.matter.diary({ id: task.matterID })}>
              {task.matterReference} {task.matterName}
            </Link>
          </small>
        )}
      </span>
      {showsOwner && (
        <span className={styles.owner}>
          {task.ownerName}
          {!task.isOwnerHere && <StatusBadge tone="warn">{t('Left the firm')}</StatusBadge>}
        </span>
      )}
      <span className={styles.when}>
        {task.dueDate ?? t('No day')}
        {due && !task.isDone && <small data-tone={chooseDeadlineTone(due, today)}>{describeDueDays(due, today)}</small>}
      </span>
    </li>
  );
}
