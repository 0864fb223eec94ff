import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../i18n/t';
import { type AppNotice, dismissNotice, getNotices, subscribeNotices } from './notices';
import styles from './overlay.module.css';

/** The toasts, on every screen. Mounted once, above everything else. */
export function Toasts() {
  const notices = useSyncExternalStore(subscribeNotices, getNotices);
  const corner = useRef<HTMLElement>(null);
  // They keep their corner, above a save bar; the page and a dialog end above them, so that they lie on nothing.
  useLayoutEffect(() => {
    const height = notices.length > 0 ? (corner.current?.offsetHeight ?? 0) + 24 : 0;
    document.documentElement.style.setProperty('--b-toasts', `${height}px`);
  }, [notices]);
  return (
    <section ref={corner} className={styles.toasts} aria-label={t('Notifications')}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Toast({ notice }: { notice: AppNotice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined; // whoever is reading it keeps it
    const timer = setTimeout(() => dismissNotice(notice.id), notice.ms);
    return () => clearTimeout(timer);
  }, [held, notice.id, notice.ms]);
  return (
    <div
      className={styles.toast}
      data-kind={notice.kind}
      role={notice.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <div>
        {notice.title && <strong>{t(notice.title)}</strong>}
        {notice.message}
        {notice.action && (
          <button
            type="button"
            className={styles.toastAction}
            onClick={() => {
              dismissNotice(notice.id);
              notice.action?.run();
            }}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label={t('Dismiss')} onClick={() => dismissNotice(notice.id)}>
        ×
      </button>
    </div>
  );
}
