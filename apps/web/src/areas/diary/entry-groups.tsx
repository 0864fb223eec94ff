import { addDays } from '@boedel/domain/dates/local-date';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { Empty } from '../../ui/states';
import { useToday } from '../../ui/today';
import styles from './diary.module.css';
import type { DiaryEntry } from './diary.queries';
import { EntryLine, type EntryLineOpening } from './entry-line';

interface DiaryGroup {
  readonly name: string;
  readonly tone?: 'bad' | 'warn';
  readonly entries: readonly DiaryEntry[];
}

function groupEntries(entries: readonly DiaryEntry[], today: ReturnType<typeof useToday>): DiaryGroup[] {
  const open = entries.filter((entry) => !entry.isDone);
  const week = addDays(today, 7);
  const groups: DiaryGroup[] = [
    { name: t('Overdue'), tone: 'bad', entries: open.filter(({ date, isOverdue }) => date < today && isOverdue) },
    { name: t('Today'), tone: 'warn', entries: open.filter(({ date }) => date === today) },
    { name: t('Within a week'), entries: open.filter(({ date }) => date > today && date <= week) },
    { name: t('Later'), entries: open.filter(({ date }) => date > week) },
    // Days of others, and days from when something may be done: nobody was late for them.
    { name: t('Past'), entries: open.filter(({ date, isOverdue }) => date < today && !isOverdue) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** What is to be done, by how near it is; what was done only on request. */
export function EntryGroups({ entries, ...opening }: { entries: readonly DiaryEntry[] } & EntryLineOpening) {
  const today = useToday();
  const [withDone, setWithDone] = useState(false);
  const done = entries.filter((entry) => entry.isDone);
  const groups = groupEntries(entries, today);
  return (
    <>
      {groups.length === 0 && (
        <Empty sentence={t('No outstanding dates. Every matter should have a next date: add one.')} />
      )}
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-label={group.name}>
          <h3 data-tone={group.tone}>
            {group.name} <span>{group.entries.length}</span>
          </h3>
          <ul className={styles.entries}>
            {group.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} {...opening} />
            ))}
          </ul>
        </section>
      ))}
      {done.length > 0 && (
        <Switch
          mt="md"
          size="xs"
          label={t('Show the {count} done', { count: done.length })}
          checked={withDone}
          onChange={(event) => setWithDone(event.currentTarget.checked)}
        />
      )}
      {withDone && (
        <section className={styles.group} aria-label={t('Done')}>
          <h3>{t('Done')}</h3>
          <ul className={styles.entries}>
            {done.map((entry) => (
              <EntryLine key={entry.id} entry={entry} {...opening} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
