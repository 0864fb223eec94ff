const key = 'reloadedForRelease';
const aMinute = 60_000;

/**
 * A new release takes the files of the one before away, so a tab that was open cannot fetch the next screen's code. The
 * page is loaded afresh, once: when that does not help, the screen says what went wrong.
 */
export function reloadOnRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < aMinute) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
