import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { triggers } from '@boedel/domain/deadlines/triggers';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, translateSection, t, translate } from '../../i18n/t';
import { describeDueDays, chooseDeadlineTone } from '../../ui/figures/deadline-text';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { OnlyCapture } from '../../ui/only-capture';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './diary.module.css';
import type { StatutoryDate } from './diary.queries';
import { TermDialog } from './term-dialog';

const describeTrigger = (event: string | null): string => t(triggers[event as keyof typeof triggers] ?? event ?? '');

const passedLabels = {
  lapsed: markPhrase('Lapsed'),
  over: markPhrase('Period over'),
  open: markPhrase('Possible since then'),
} as const;

function Marks({ date }: { date: StatutoryDate }) {
  return (
    <>
      {date.isDone && <StatusBadge tone="good">{t('Done')}</StatusBadge>}
      {!date.isDone && date.passed && <StatusBadge tone="off">{t(passedLabels[date.passed])}</StatusBadge>}
      {date.isExpected && <StatusBadge tone="off">{t('Expected')}</StatusBadge>}
      {date.isFixed && <StatusBadge tone="warn">{t('Entered by hand')}</StatusBadge>}
    </>
  );
}

function DateLine({ date, onTerm }: { date: StatutoryDate; onTerm: (date: StatutoryDate) => void }) {
  const today = useToday();
  const shown = date.keptDate ?? date.date;
  const due = { title: date.title, date: shown ?? today };
  return (
    <li data-done={date.isDone || undefined}>
      <span className={styles.when}>
        {shown && date.working ? <WorkedOut worked={date.working}>{shown}</WorkedOut> : (shown ?? '-')}
        {shown && !date.isDone && !date.passed && (
          <small data-tone={chooseDeadlineTone(due, today)}>{describeDueDays(due, today)}</small>
        )}
      </span>
      <span className={styles.what}>
        {t(date.title)} <Marks date={date} />
        <small>
          {translateSection(date.section)}
          {date.safe && date.safe !== date.date && ` · ${t('preferably by {day}', { day: date.safe })}`}
          {date.opens && ` · ${t('opens {day}', { day: date.opens })}`}
          {date.state === 'waiting' && ` · ${t('starts on: {event}', { event: describeTrigger(date.waitsFor) })}`}
          {date.refusal && ` · ${translate(date.said ?? date.refusal)}`}
        </small>
        {date.note && <small>{t(date.note)}</small>}
      </span>
      {!date.isDone && (
        <OnlyCapture hide>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Extend: {title}', { title: t(date.title) })}
            onClick={() => onTerm(date)}
          >
            {t('Extend…')}
          </Button>
        </OnlyCapture>
      )}
    </li>
  );
}

/** What the Acts say, with the section and the count; what is not running yet says what it waits for. */
export function StatutoryDates() {
  const { id } = useMatter();
  const read = useRead(statutoryDateCalls.getStatutoryDates, { matterID: id }, { quiet: true });
  const [withWaiting, setWithWaiting] = useState(false);
  const [term, setTerm] = useState<StatutoryDate>();
  return (
    <Loaded read={read}>
      {({ dates, terms }) => {
        const running = dates
          .filter(({ state }) => state !== 'waiting')
          .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
        const waiting = dates.filter(({ state }) => state === 'waiting');
        return (
          <>
            {running.length === 0 ? (
              <Empty
                sentence={t('No statutory period runs yet. Set the events they run from under Key dates and events.')}
              />
            ) : (
              <ul className={styles.entries}>
                {running.map((date) => (
                  <DateLine key={date.rule} date={date} onTerm={setTerm} />
                ))}
              </ul>
            )}
            {waiting.length > 0 && (
              <Switch
                my="md"
                size="xs"
                label={t('Show {count} that depend on an event', { count: waiting.length })}
                checked={withWaiting}
                onChange={(event) => setWithWaiting(event.currentTarget.checked)}
              />
            )}
            {withWaiting && (
              <ul className={styles.entries}>
                {waiting.map((date) => (
                  <DateLine key={date.rule} date={date} onTerm={setTerm} />
                ))}
              </ul>
            )}
            {term && (
              <TermDialog
                date={term}
                term={terms.find(({ rule }) => rule === term.rule)}
                onClose={() => setTerm(undefined)}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
