import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { type EventName, eventOfKeyDate, keyDateOf } from '@boedel/contract/matter/matter-events';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { dateText } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './diary.module.css';
import { type KeyDate, type StatutoryEvent, useEntries } from './diary.queries';
import { type Captured, SetEventDialog } from './set-event-dialog';

function Line({
  name,
  about,
  date,
  onSet,
}: {
  name: string;
  about?: ReactNode;
  date: string | null;
  onSet?: () => void;
}) {
  return (
    <li>
      <span className={styles.when}>{dateText(date)}</span>
      <span className={styles.what}>
        {t(name)}
        {about && <small>{about}</small>}
      </span>
      {onSet && (
        <OnlyCapture hide>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={
              date ? t('Change the date of {name}', { name: t(name) }) : t('Set the date of {name}', { name: t(name) })
            }
            onClick={onSet}
          >
            {date ? t('Change') : t('Set')}
          </Button>
        </OnlyCapture>
      )}
    </li>
  );
}

/** The key dates of the matter's list, and the events statutory periods run from. */
export function KeyDates() {
  const { id, systemTypeID } = useMatter();
  const keyDates = useRead(diaryCalls.getimportantdateslistbymatterid, { matterId: id }, { quiet: true });
  const statutory = useRead(statutoryDateCalls.getStatutoryDates, { matterID: id }, { quiet: true });
  const entries = useEntries(id);
  const [open, setOpen] = useState<Captured>();
  const eventOf = (type: number) => eventOfKeyDate(systemTypeID, type);
  const setKeyDate = ({ type, name, entry }: KeyDate): void =>
    setOpen({ title: name, type, event: eventOf(type), entry, date: entry?.date ?? null });
  const setEvent = ({ event, label, date, entryID }: StatutoryEvent): void => {
    const entry = entries.data?.find((one) => one.id === entryID) ?? null;
    setOpen({ title: label, type: 1, event: event as EventName, entry, date });
  };
  const runFrom = new Set(statutory.data?.events.map(({ event }) => event));
  return (
    <>
      <Loaded read={keyDates}>
        {(all) =>
          all.length > 0 && (
            <section className={styles.group} aria-label={t('Key dates')}>
              <h3>{t('Key dates')}</h3>
              <ul className={styles.entries}>
                {all.map((one) => (
                  <Line
                    key={one.type}
                    name={one.name}
                    about={[runFrom.has(eventOf(one.type) ?? '') && t('statutory periods run from it'), one.entry?.note]
                      .filter(Boolean)
                      .join(' · ')}
                    date={one.entry?.date ?? null}
                    onSet={() => setKeyDate(one)}
                  />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
      <Loaded read={statutory}>
        {({ events }) => (
          <section className={styles.group} aria-label={t('Events')}>
            <h3>{t('Events statutory periods run from')}</h3>
            <ul className={styles.entries}>
              {events
                // One that is a key date of the list stands there.
                .filter(({ event }) => keyDateOf(systemTypeID, event) === 1)
                .map((one) => (
                  <Line key={one.event} name={one.label} date={one.date} onSet={() => setEvent(one)} />
                ))}
            </ul>
          </section>
        )}
      </Loaded>
      {open && <SetEventDialog captured={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
