import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { triggerKeyDates } from '@boedel/domain/deadlines/triggers';
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

const eventOf = (type: number): string | null =>
  Object.entries(triggerKeyDates).find(([, keyDate]) => keyDate === type)?.[0] ?? null;

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
  const { id } = useMatter();
  const keyDates = useRead(diaryCalls.getimportantdateslistbymatterid, { matterId: id }, { quiet: true });
  const statutory = useRead(statutoryDateCalls.getStatutoryDates, { matterID: id }, { quiet: true });
  const entries = useEntries(id);
  const [open, setOpen] = useState<Captured>();
  const setKeyDate = ({ type, name, entry }: KeyDate): void =>
    setOpen({ title: name, type, event: eventOf(type), entry, date: entry?.date ?? known(type)?.date ?? null });
  const setEvent = ({ event, label, date, entryID }: StatutoryEvent): void => {
    const entry = entries.data?.find((one) => one.id === entryID) ?? null;
    const type = entry?.type ?? triggerKeyDates[event as keyof typeof triggerKeyDates] ?? 1;
    setOpen({ title: label, type: keyDates.data?.some((one) => one.type === type) ? type : 1, event, entry, date });
  };
  const asEvents = new Set(Object.values(triggerKeyDates));
  /** The matter's own particulars know some of these days already. */
  const known = (type: number) => statutory.data?.events.find(({ event, date }) => date && event === eventOf(type));
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
                    about={[
                      asEvents.has(one.type) && t('statutory periods run from it'),
                      !one.entry && known(one.type) && t('from the matter’s own particulars'),
                      one.entry?.note,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    date={one.entry?.date ?? known(one.type)?.date ?? null}
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
              {events.map((one) => (
                <Line
                  key={one.event}
                  name={one.label}
                  date={one.date}
                  about={one.source === 'matter' ? t('from the matter’s own particulars') : undefined}
                  onSet={() => setEvent(one)}
                />
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      {open && <SetEventDialog captured={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
