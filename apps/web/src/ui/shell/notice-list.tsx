import { type ReactNode, useSyncExternalStore } from 'react';
import { t } from '../../i18n/t';
import { ModalFrame } from '../dialog/modal-frame';
import { formatDateTime } from '../format';
import { getPastNotices, subscribeNotices } from '../plain/notices';
import styles from './shell.module.css';

/** What was said in passing, for those who looked away. */
export function NoticeList({
  opened,
  onClose,
  inbox,
}: {
  opened: boolean;
  onClose: () => void;
  /** What is kept for the person, above what was said in passing. */
  inbox?: ReactNode;
}) {
  const notices = useSyncExternalStore(subscribeNotices, getPastNotices);
  return (
    <ModalFrame title={t('Notifications')} size="md" opened={opened} onClose={onClose} cancelLabel={t('Close')}>
      {inbox}
      {inbox && <h3 className={styles.said}>{t('Since you opened this page')}</h3>}
      {notices.length === 0 ? (
        <p>{t('Nothing has been announced since you opened this page.')}</p>
      ) : (
        <ol className={styles.notices}>
          {notices.map(({ id, kind, message, at }) => (
            <li key={id} data-kind={kind}>
              <time dateTime={at.toISOString()}>{formatDateTime(at.toISOString()).slice(11)}</time>
              <span>{message}</span>
            </li>
          ))}
        </ol>
      )}
    </ModalFrame>
  );
}
