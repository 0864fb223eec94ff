import type { WireAnswer } from '@boedel/contract/call';
import { frequency, monthDay, weekday } from '@boedel/contract/fixed/frequencies';
import { userCalls } from '@boedel/contract/users/users.calls';
import { frequencies, monthDays } from '@boedel/domain/firm/frequency';
import { NativeSelect } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import styles from './account.module.css';

const often = [
  markPhrase('Weekly'),
  markPhrase('Fortnightly (1st and 14th)'),
  markPhrase('Monthly'),
  markPhrase('Never'),
];
const topics = [
  markPhrase('Diary and key dates'),
  markPhrase('Tasks assigned to me'),
  markPhrase('Watched matters'),
  markPhrase('Payments to check'),
  markPhrase('System changes'),
];
const weekdays = [
  markPhrase('Monday'),
  markPhrase('Tuesday'),
  markPhrase('Wednesday'),
  markPhrase('Thursday'),
  markPhrase('Friday'),
  markPhrase('Saturday'),
  markPhrase('Sunday'),
];
const days = [markPhrase('1st'), markPhrase('7th'), markPhrase('15th'), markPhrase('20th'), markPhrase('25th')];
const formatKnown = (known: readonly string[], name: string): string => t(known.find((one) => one === name) ?? name);

type EmailNotification = WireAnswer<typeof userCalls.getemailnotifications>[number];
interface ChosenSchedule {
  readonly frequency: number;
  readonly weekday?: number;
  readonly monthDay?: number;
}

/** One thing one is written to about: how often, on which day, and when it last was. */
function Topic({ one, onChoose }: { one: EmailNotification; onChoose: (chosen: ChosenSchedule) => void }) {
  const name = formatKnown(topics, one.name);
  const today = useToday();
  return (
    <div className={styles.topic}>
      <NativeSelect
        label={name}
        description={[
          one.sentDate && t('Last sent {day}', { day: formatDate(one.sentDate) }),
          one.nextDate && t('Next on {day}', { day: formatDate(one.nextDate < today ? today : one.nextDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        data={Object.entries(frequency).map(([value, label]) => ({ value, label: formatKnown(often, label) }))}
        value={String(one.frequency)}
        onChange={({ currentTarget }) => onChoose({ frequency: Number(currentTarget.value) })}
      />
      {one.frequency === frequencies.weekly && (
        <NativeSelect
          aria-label={t('{topic}: day of the week', { topic: name })}
          data={Object.entries(weekday).map(([value, label]) => ({ value, label: formatKnown(weekdays, label) }))}
          value={String(one.weekday)}
          onChange={({ currentTarget }) => onChoose({ frequency: one.frequency, weekday: Number(currentTarget.value) })}
        />
      )}
      {one.frequency === frequencies.monthly && (
        <NativeSelect
          aria-label={t('{topic}: day of the month', { topic: name })}
          data={monthDays.map((value, at) => ({ value: String(value), label: formatKnown(days, monthDay[at]!) }))}
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
    says: t('Choice saved.'),
  });
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('Email notifications')}>
      <h2>{t('Email notifications')}</h2>
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
