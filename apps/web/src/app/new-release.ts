import { t } from '../i18n/t';
import { notify } from '../ui/plain/notices';

const key = 'reloadedForRelease';
const aMinute = 60_000;

/** Whoever would ask before the window is closed is asked the same way. */
const hasUnsavedWork = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * A new release may take the files of the one before away, so a tab that was open cannot fetch the next screen's code. The
 * page is loaded afresh, once. Where something is not saved yet, or that did not help, the page says so, once, and stays.
 */
export function reloadOnRelease(): void {
  let isTold = false;
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last >= aMinute && !hasUnsavedWork()) {
      sessionStorage.setItem(key, String(Date.now()));
      event.preventDefault();
      location.reload();
      return;
    }
    if (isTold) return;
    isTold = true;
    notify({
      kind: 'info',
      message: t('A new version is ready. Save your work, then load the page again.'),
      ms: 60 * aMinute,
      action: { label: t('Load the page again'), run: () => location.reload() },
    });
  });
}
