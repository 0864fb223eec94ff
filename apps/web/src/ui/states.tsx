import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/t';
import styles from './page.module.css';
import { Loading } from './plain/overlays';

/** Nothing here yet: one sentence, and the way to change that. */
export function Empty({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <IconInbox size={32} stroke={1.5} aria-hidden />
      <p>{sentence}</p>
      {action}
    </div>
  );
}

const readErrorStatus = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;

/** The server said no (403), there is no such thing (404), or something failed: which, and what one can do. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const refused = readErrorStatus(error) === 403;
  const gone = readErrorStatus(error) === 404;
  const why = error instanceof Error ? error.message : String(error);
  return (
    <div className={styles.state} role="alert">
      {refused ? (
        <IconLock size={32} stroke={1.5} aria-hidden />
      ) : (
        <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
      )}
      <p>{refused ? t('You may not see this. Ask an administrator of your firm for access.') : t(why)}</p>
      {!refused && onRetry && (
        <Button variant="default" onClick={gone ? () => history.back() : onRetry}>
          {gone ? t('Back') : t('Try again')}
        </Button>
      )}
    </div>
  );
}

/** What `useRead` gives, as far as drawing its states goes. */
export interface ReadState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Draws loading, refused and failed on purpose; the children draw what came. */
export function Loaded<T>({ read, children }: { read: ReadState<T>; children: (data: T) => ReactNode }) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  if (read.error) return <Failure error={read.error} onRetry={() => void read.refetch()} />;
  return <Loading />;
}
