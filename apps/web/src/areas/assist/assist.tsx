import type { WireAnswer } from '@boedel/contract/call';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useConfiguration } from '../../client/configuration';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { watchPrivateFields } from './mark-private';
import styles from './assist.module.css';

type AssistConnection = NonNullable<WireAnswer<typeof sessionCalls.assistConnection>>;

/** Consent is for this tab and this session: it is gone with them. */
const key = 'assistConsent';
const consent = {
  isGiven: (): boolean => sessionStorage.getItem(key) === 'yes',
  give: (): void => sessionStorage.setItem(key, 'yes'),
  withdraw: (): void => sessionStorage.removeItem(key),
};

/** Support may look at the same screen, where a tool for it is configured and the person says yes. */
export function Assist() {
  const isOffered = Boolean(useConfiguration()?.assistSocketUrl);
  const { data: connection } = useRead(sessionCalls.assistConnection, undefined, { quiet: true, enabled: isOffered });
  return connection ? <Offered connection={connection} /> : null;
}

function Offered({ connection }: { connection: AssistConnection }) {
  const [isOn, setOn] = useState(consent.isGiven);
  const [isAsking, setAsking] = useState(false);
  const note = useCall(accountCalls.assist);
  const start = (): void => {
    consent.give();
    note.run({ isOn: true });
    setOn(true);
    setAsking(false);
  };
  // What a script has begun cannot be unloaded; a fresh page has none of it.
  const stop = async (): Promise<void> => {
    consent.withdraw();
    await note.runAsync({ isOn: false }).catch(() => undefined);
    location.reload();
  };
  if (isOn) return <Watched connection={connection} onStop={() => void stop()} />;
  return (
    <>
      <div className={styles.offer}>
        <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
          {t('Let support look')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('Let support look at your screen?')}
          confirmLabel={t('Yes, let them look')}
          onConfirm={start}
          onCancel={() => setAsking(false)}
        >
          {t(
            'Support sees what you see in this window, as {name}, until you stop sharing or sign out. Passwords, identity numbers and account numbers are hidden.',
            {
              name: connection.userName,
            },
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function Watched({ connection, onStop }: { connection: AssistConnection; onStop: () => void }) {
  useEffect(() => {
    const stopMarking = watchPrivateFields(document.body);
    document.documentElement.dataset['assist'] = 'on';
    const script = document.createElement('script');
    script.src = connection.socketUrl;
    script.async = true;
    script.dataset['clientSecret'] = connection.clientSecret;
    script.dataset['clientNamespace'] = connection.clientNamespace;
    script.dataset['userName'] = connection.userName;
    script.dataset['maskSelector'] = '[data-private]';
    document.head.append(script);
    return () => {
      script.remove();
      stopMarking();
      delete document.documentElement.dataset['assist'];
    };
  }, [connection]);
  return (
    <section className={styles.watched} aria-label={t('Screen shared')}>
      <IconEye size={16} aria-hidden />
      <output>{t('Support can see this window.')}</output>
      <Button size="compact-sm" color="red.9" onClick={onStop}>
        {t('Stop')}
      </Button>
    </section>
  );
}
