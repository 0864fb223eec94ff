import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useTickOff } from '../../client/use-tick-off';
import { translateSection, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { describeDueDays, chooseDeadlineTone } from '../../ui/figures/deadline-text';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { toNextTick } from '../../ui/next-tick';
import { OpenLink } from '../../ui/list/row-link';
import { OnlyCapture } from '../../ui/only-capture';
import { useToday } from '../../ui/today';
import styles from './diary.module.css';
import type { DiaryEntry } from './diary.queries';

const isKeyDate = (entry: DiaryEntry): boolean => entry.type !== 1 || entry.event !== null;

function Kind({ entry }: { entry: DiaryEntry }) {
  if (entry.rule) return <StatusBadge tone="info">{t('Statutory')}</StatusBadge>;
  return isKeyDate(entry) ? <StatusBadge tone="off">{t('Key date')}</StatusBadge> : null;
}

export interface EntryLineOpening {
  readonly hrefOf: (entry: DiaryEntry) => string;
  readonly onOpen: (entry: DiaryEntry) => void;
}

/** One date: done at a tick, explained where an Act gave it, opened by its name. */
export function EntryLine({ entry, hrefOf, onOpen }: { entry: DiaryEntry } & EntryLineOpening) {
  const today = useToday();
  const { isRunning, tick } = useTickOff();
  const mayTask = useMay(taskCalls.add);
  return (
    <li data-done={entry.isDone || undefined}>
      <OnlyCapture>
        <Checkbox
          size="sm"
          aria-label={t('{title}: done', { title: t(entry.title) })}
          // It turns at once; a refusal turns it back.
          checked={isRunning ? !entry.isDone : entry.isDone}
          onChange={({ currentTarget }) => {
            toNextTick(currentTarget);
            tick(entry, currentTarget.checked);
          }}
        />
      </OnlyCapture>
      <span className={styles.when}>
        {entry.working ? (
          <WorkedOut worked={entry.working}>{entry.date}</WorkedOut>
        ) : (
          <time dateTime={entry.date}>{entry.date}</time>
        )}
        {entry.time && ` ${entry.time}`}
        {!entry.isDone && (entry.isOverdue || entry.date >= today) && (
          <small data-tone={chooseDeadlineTone(entry, today)}>{describeDueDays(entry, today)}</small>
        )}
      </span>
      <span className={styles.what}>
        <OpenLink className={styles.open} href={hrefOf(entry)} onOpen={() => onOpen(entry)}>
          {t(entry.title)}
        </OpenLink>{' '}
        <Kind entry={entry} />
        {entry.isFixed && <StatusBadge tone="warn">{t('Entered by hand')}</StatusBadge>}
        {(entry.working?.section || entry.note) && (
          <small>
            {[entry.working && translateSection(entry.working.section), entry.note].filter(Boolean).join(' · ')}
          </small>
        )}
      </span>
      <span className={styles.whose}>{entry.assignedName ?? ''}</span>
      {mayTask && !entry.isDone && (
        <Link
          className={styles.whose}
          to={paths.tasks()}
          search={{ from: `diary-${entry.id}` }}
          aria-label={t('Make a task of {title}', { title: t(entry.title) })}
        >
          {t('Task…')}
        </Link>
      )}
    </li>
  );
}
