import { constants } from '@boedel/contract/fixed/constants';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { Button, Group, Portal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { logOut, logOutIdle } from '../../client/sign-out';
import { send } from '../../client/send';
import { session, sessionEnd } from '../../client/session';
import { t } from '../../i18n/t';
import { FullScreenLoader } from '../../ui/plain/overlays';
import styles from './shell.module.css';

const second = 1000;
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Somebody at work keeps the session alive without being asked, at most this often. */
const computeRenewDelay = (length: number): number => Math.min(300 * second, length / 5);

/** Asks for a fresh user token; the time left starts anew. */
async function pingSession(): Promise<void> {
  const { token, refreshExpiresIn } = await send(sessionCalls.token, {}, { quiet: true, silent: true });
  session.replaceToken(token);
  sessionEnd.heard(refreshExpiresIn);
}

/** The seconds left once the warning is due; undefined before. */
function useSecondsLeft(): number | undefined {
  const [left, setLeft] = useState<number>();
  const lastSeen = useRef(0);
  const began = useRef(0);
  useEffect(() => {
    began.current = Date.now();
    const noteActivity = (): void => {
      lastSeen.current = Date.now();
    };
    for (const sign of signsOfLife) addEventListener(sign, noteActivity, { passive: true });
    const restartWatch = (): void => {
      began.current = Date.now();
      setLeft(undefined);
    };
    const unsubscribe = sessionEnd.subscribe(restartWatch);
    if (sessionEnd.at() === undefined) pingSession().catch(() => undefined);
    const timer = setInterval(() => {
      const endsAt = sessionEnd.at();
      if (endsAt === undefined) return;
      const now = Date.now();
      const remaining = Math.ceil((endsAt - now) / second);
      if (remaining <= constants.idleWarningSeconds) return setLeft(Math.max(remaining, 0));
      const due = began.current + computeRenewDelay(endsAt - began.current);
      if (now < due || lastSeen.current < began.current) return;
      began.current = now; // one question at a time
      pingSession().catch(() => undefined);
    }, second);
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, noteActivity);
      unsubscribe();
      clearInterval(timer);
    };
  }, []);
  return left;
}

/** Warns a minute before the session ends for want of anybody, and ends it then. */
export function IdleWatch() {
  const left = useSecondsLeft();
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void logOutIdle();
  }, [isOver]);
  if (left === undefined) return null;
  return (
    <Portal>
      <FullScreenLoader shown text={t('You have been idle')} />
      <div className={styles.idle} role="alertdialog" aria-modal aria-labelledby="idle-sentence">
        <p id="idle-sentence">
          {t('Your session will expire in {seconds} seconds due to inactivity.', { seconds: left })}
        </p>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={() => void logOut()}>
            {t('Log out')}
          </Button>
          <Button autoFocus onClick={() => void pingSession().catch(() => logOut())}>
            {t('Stay Logged In')}
          </Button>
        </Group>
      </div>
    </Portal>
  );
}
