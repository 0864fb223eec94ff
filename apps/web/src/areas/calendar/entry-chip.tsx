import { addDays, toLocalDate } from '@boedel/domain/dates/local-date';
import type { KeyboardEvent } from 'react';
import { t } from '../../i18n/t';
import { toHref } from '../../ui/address-state';
import { OpenLink } from '../../ui/list/row-link';
import { type CalendarEntry, kindLabels } from './calendar.queries';
import styles from './calendar.module.css';

/** What is dragged is told by its number. */
export const dragged = 'application/x-boedel-entry';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface EntryChipProps {
  readonly entry: CalendarEntry;
  readonly isWide?: boolean;
  readonly onOpen: (entry: CalendarEntry) => void;
  readonly onMove: (entry: CalendarEntry, date: string) => void;
}

/** One entry: opened by a press, put on another day by the mouse or with Alt and the arrows. */
export function EntryChip({ entry, isWide = false, onOpen, onMove }: EntryChipProps) {
  const handleKey = (event: KeyboardEvent): void => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(entry, addDays(toLocalDate(entry.date), by));
  };
  return (
    <OpenLink
      href={toHref('entry', entry.id)}
      className={styles.entry}
      data-entry={entry.id}
      data-kind={entry.kind}
      data-done={entry.isDone || undefined}
      data-late={entry.isOverdue || undefined}
      draggable
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
      title={`${t(kindLabels[entry.kind])}: ${t(entry.title)} · ${entry.matterReference} ${entry.matterName}`}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(entry.id))}
      onKeyDown={handleKey}
      onOpen={() => onOpen(entry)}
    >
      {entry.kind === 'statutory' && (
        <span className={styles.sign} aria-hidden>
          §
        </span>
      )}
      {entry.time && <span className={styles.time}>{entry.time}</span>}
      <span className={styles.words}>
        {t(entry.title)}
        {isWide && (
          <small>
            {[`${entry.matterReference} ${entry.matterName}`, entry.assignedName].filter(Boolean).join(' · ')}
          </small>
        )}
      </span>
      <span className={styles.hidden}>
        {`, ${t(kindLabels[entry.kind])}, ${entry.matterName}${entry.isDone ? `, ${t('Done')}` : ''}`}
      </span>
    </OpenLink>
  );
}
