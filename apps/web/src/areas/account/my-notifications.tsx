import type { WireAnswer } from '@boedel/contract/call';
import { frequency, monthDay, weekday } from '@boedel/contract/fixed/frequencies';
import { userCalls } from '@boedel/contract/users/users.calls';
import { frequencies, monthDays } from '@boedel/domain/firm/frequency';
import { NativeSelect } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { dateText } from '../../ui/format';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import styles from './account.module.css';

const often = [phrase('Weekly'), phrase('Fortnightly (1st and 14th)'), phrase('Monthly'), phrase('Never')];
const topics = [
  phrase('Diary and key dates'),
  phrase('Tasks given to me'),
  phrase('Matters I watch'),
  phrase('Payments waiting for a checker'),
  phrase('System changes'),
];
const weekdays = [
  phrase('Monday'),
  phrase('Tuesday'),
  phrase('Wednesday'),
  phrase('Thursday'),
  phrase('Friday'),
  phrase('Saturday'),
  phrase('Sunday'),
];
const days = [phrase('1st'), phrase('7th'), phrase('15th'), phrase('20th'), phrase('25th')];
const shown = (known: readonly string[], name: string): string => t(known.find((one) => one === name) ?? name);

type Notification = WireAnswer<typeof userCalls.getemailnotifications>[number];
interface Chosen {
  readonly frequency: number;
  readonly weekday?: number;
  readonly monthDay?: number;
}

/** One thing one is written to about: how often, on which day, and when it last was. */
function Topic({ one, onChoose }: { one: Notification; onChoose: (chosen: Chosen) => void }) {
  const name = shown(topics, one.name);
  const today = useToday();
  return (
    <div className={styles.topic}>
      <NativeSelect
        label={name}
        description={[
          one.sentDate && t('Last sent {day}', { day: dateText(one.sentDate) }),
          one.nextDate && t('Next on {day}', { day: dateText(one.nextDate < today ? today : one.nextDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        data={Object.entries(frequency).map(([value, label]) => ({ value, label: shown(often, label) }))}
        value={String(one.frequency)}
        onChange={({ currentTarget }) => onChoose({ frequency: Number(currentTarget.value) })}
      />
      {one.frequency === frequencies.weekly && (
        <NativeSelect
          aria-label={t('{topic}: on which day of the week', { topic: name })}
          data={Object.entries(weekday).map(([value, label]) => ({ value, label: shown(weekdays, label) }))}
          value={String(one.weekday)}
          onChange={({ currentTarget }) => onChoose({ frequency: one.frequency, weekday: Number(currentTarget.value) })}
        />
      )}
      {one.frequency === frequencies.monthly && (
        <NativeSelect
          aria-label={t('{topic}: on which day of the month', { topic: name })}
          data={monthDays.map((value, at) => ({ value: String(value), label: shown(days, monthDay[at]!) }))}
          value={String(one.monthDay)}
          onChange={({ currentTarget }) =>
            onChoose({ frequency: one.frequency, monthDay: Number(currentTarget.value) })
          }
        />
      )}
    </div>
  );
}

/** What one is written to about in this firm; saved as it is chosen. */
export function MyNotifications() {
  const chosen = useRead(userCalls.getemailnotifications);
  const save = useCall(userCalls.setEmailNotifications, {
    says: t('Your choice was saved.'),
  });
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('E-mail notifications')}>
      <h2>{t('E-mail notifications')}</h2>
      <Loaded read={chosen}>
        {(notifications) => (
          <div className={styles.choices}>
            {notifications.map((one) => (
              <Topic
                key={one.notification}
                one={one}
                onChoose={(chosen) => save.run({ notifications: [{ notification: one.notification, ...chosen }] })}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
