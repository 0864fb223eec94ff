import { frequency } from '@boedel/contract/fixed/frequencies';
import { userCalls } from '@boedel/contract/users/users.calls';
import { NativeSelect } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import styles from './account.module.css';

const often = [phrase('Weekly'), phrase('Fortnightly (1st and 14th)'), phrase('Monthly'), phrase('Never')];
const topics = [
  phrase('Diary and key dates'),
  phrase('Tasks given to me'),
  phrase('Matters I watch'),
  phrase('Payments waiting for a checker'),
  phrase('System changes'),
];
const shown = (known: readonly string[], name: string): string => t(known.find((one) => one === name) ?? name);

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
              <NativeSelect
                key={one.notification}
                label={shown(topics, one.name)}
                data={Object.entries(frequency).map(([value, name]) => ({ value, label: shown(often, name) }))}
                value={String(one.frequency)}
                onChange={({ currentTarget }) =>
                  save.run({
                    notifications: [{ notification: one.notification, frequency: Number(currentTarget.value) }],
                  })
                }
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
