export type AppNoticeKind = 'error' | 'success' | 'info' | 'warning';

export interface AppNotice {
  readonly id: number;
  readonly kind: AppNoticeKind;
  readonly title?: string;
  readonly message: string;
  readonly ms: number;
  /** One thing that can be done about it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A toast that may be gone from the screen, and when it was said. */
export type PastNotice = Pick<AppNotice, 'id' | 'kind' | 'message'> & { readonly at: Date };

const usual: Readonly<Record<AppNoticeKind, number>> = { error: 60_000, warning: 20_000, info: 10_000, success: 6_000 };
const listeners = new Set<() => void>();
/** How many are kept for those who looked away. */
const mostKept = 30;
let notices: readonly AppNotice[] = [];
let pastNotices: readonly PastNotice[] = [];
let last = 0;

function setNotices(next: readonly AppNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; errors stay a minute. The same sentence twice is shown once, with its time begun again. */
export function notify(notice: Omit<AppNotice, 'id' | 'ms'> & { ms?: number }): void {
  last += 1;
  const others = notices.filter((shown) => shown.message !== notice.message || shown.kind !== notice.kind);
  const { kind, message } = notice;
  pastNotices = [{ id: last, kind, message, at: new Date() }, ...pastNotices].slice(0, mostKept);
  setNotices([...others, { ms: usual[kind], ...notice, id: last }]);
}

export const notifyError = (message: string): void => notify({ kind: 'error', title: 'Error', message });
export const dismissNotice = (id: number): void => setNotices(notices.filter((notice) => notice.id !== id));
/** Trying again takes away what was said of the try before. */
export const dismissErrors = (): void => setNotices(notices.filter((notice) => notice.kind !== 'error'));
export const clearNotices = (): void => setNotices([]);

/** With whoever they were said to. */
export function forgetNotices(): void {
  pastNotices = [];
  setNotices(notices);
}

/** What was said since the page was loaded, newest first. */
export const getPastNotices = (): readonly PastNotice[] => pastNotices;
export const getNotices = (): readonly AppNotice[] => notices;
export const subscribeNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
