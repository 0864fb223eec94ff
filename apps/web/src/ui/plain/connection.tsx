import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/t';
import styles from './overlay.module.css';

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Stays while the connection is gone, so that nobody wonders why nothing changes. */
export function Connection() {
  const isThere = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className={styles.connection} hidden={isThere}>
      {isThere ? '' : t('No connection. What you see may be out of date, and nothing can be saved.')}
    </output>
  );
}
