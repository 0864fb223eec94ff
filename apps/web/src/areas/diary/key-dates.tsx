import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { type MatterEventName, findEventOfKeyDate, findKeyDateOfEvent } from '@boedel/contract/matter/matter-events';
import { phasesOf } from '@boedel/contract/matter/phases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './diary.module.css';
import { type DiaryEntry, type KeyDate, type StatutoryEvent, useEntries } from './diary.queries';
import { type EventToSet, SetEventDialog } from './set-event-dialog';

/** Something that happens in a matter: a key date of its list, an event a period of an Act runs from, or both. */
interface DiaryEvent extends EventToSet {
  readonly key: string;
  readonly about: string;
}

function Line({ one, onSet }: { one: DiaryEvent; onSet: () => void }) {
  const name = t(one.title);
  return (
    <li>
      <span className={styles.when}>{formatDate(one.date)}</span>
      <span className={styles.what}>
        {name}
        {one.about && <small>{one.about}</small>}
      </span>
      <OnlyCapture hide>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={one.date ? t('Change date of {name}', { name }) : t('Set the date of {name}', { name })}
          onClick={onSet}
        >
          {one.date ? t('Change') : t('Set')}
        </Button>
      </OnlyCapture>
    </li>
  );
}

const describeRunsFrom = (): string => t('starts statutory periods');

/** One that is a key date and an event is there once. */
function listEvents(
  systemType: number,
  keyDates: readonly KeyDate[],
  events: readonly StatutoryEvent[],
  entries: readonly DiaryEntry[],
): Map<string, DiaryEvent> {
  const runFrom = new Set(events.map(({ event }) => event));
  const ofList = keyDates.map(({ type, name, entry }): DiaryEvent => {
    const event = findEventOfKeyDate(systemType, type);
    const about = [event && runFrom.has(event) && describeRunsFrom(), entry?.note].filter(Boolean).join(' · ');
    return { key: event ?? String(type), title: name, type, event, entry, date: entry?.date ?? null, about };
  });
  const ofActs = events
    .filter(({ event }) => findKeyDateOfEvent(systemType, event) === 1)
    .map(({ event, label, date, entryID }): DiaryEvent => {
      const entry = entries.find(({ id }) => id === entryID) ?? null;
      return {
        key: event,
        title: label,
        type: 1,
        event: event as MatterEventName,
        entry,
        date,
        about: describeRunsFrom(),
      };
    });
  return new Map([...ofList, ...ofActs].map((one) => [one.key, one]));
}

/** Those with a day first, by day; then those to come, in the order they usually happen. */
const sortSetFirst = (ones: readonly DiaryEvent[]): DiaryEvent[] => [
  ...ones.filter(({ date }) => date).toSorted((a, b) => a.date!.localeCompare(b.date!)),
  ...ones.filter(({ date }) => !date),
];

function Phases({
  happenings,
  onSet,
}: {
  happenings: ReadonlyMap<string, DiaryEvent>;
  onSet: (one: DiaryEvent) => void;
}) {
  const { systemTypeID } = useMatter();
  return (phasesOf[systemTypeID] ?? []).map(({ label, events, keyDates = [] }) => {
    const ones = sortSetFirst([...events, ...keyDates].flatMap((key) => happenings.get(String(key)) ?? []));
    if (ones.length === 0) return null;
    return (
      <section key={label} className={styles.group} aria-label={t(label)}>
        <h3>
          {t(label)}{' '}
          <span>{t('{set} of {all} set', { set: ones.filter(({ date }) => date).length, all: ones.length })}</span>
        </h3>
        <ul className={styles.entries}>
          {ones.map((one) => (
            <Line key={one.key} one={one} onSet={() => onSet(one)} />
          ))}
        </ul>
      </section>
    );
  });
}

/** What happens in the matter, phase by phase. */
export function KeyDates() {
  const { id, systemTypeID } = useMatter();
  const keyDates = useRead(diaryCalls.getimportantdateslistbymatterid, { matterId: id }, { quiet: true });
  const statutory = useRead(statutoryDateCalls.getStatutoryDates, { matterID: id }, { quiet: true });
  const entries = useEntries(id);
  const [open, setOpen] = useState<EventToSet>();
  return (
    <>
      <Loaded read={keyDates}>
        {(ofList) => (
          <Loaded read={statutory}>
            {({ events }) => (
              <Phases
                happenings={listEvents(systemTypeID, ofList, events, entries.data ?? [])}
                onSet={({ title, type, event, entry, date }) => setOpen({ title, type, event, entry, date })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      {open && <SetEventDialog captured={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
