/** Set once this machine has the typeface, so that the next visit need not wait for a quiet moment. */
const known = 'typeface';

const fetchTypeface = async (): Promise<void> => {
  await import('@fontsource-variable/inter/wght.css');
  localStorage.setItem(known, 'Inter');
};

/**
 * The screen's own letters and tabular figures, the same on every machine. The first visit paints with the system's and
 * changes over once its first screen has come; afterwards they are in the browser's cache.
 */
export function dress(quietAfter: number): void {
  setTimeout(() => void fetchTypeface().catch(() => undefined), localStorage.getItem(known) ? 0 : quietAfter);
}
