export type NoticeKind = 'error' | 'success' | 'info' | 'warning';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title?: string;
  readonly message: string;
  readonly ms: number;
  /** One thing that can be done about it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A toast that may be gone from the screen, and when it was said. */
export type KeptNotice = Pick<Notice, 'id' | 'kind' | 'message'> & { readonly at: Date };

const usual: Readonly<Record<NoticeKind, number>> = { error: 60_000, warning: 20_000, info: 10_000, success: 6_000 };
const listeners = new Set<() => void>();
/** How many are kept for those who looked away. */
const mostKept = 30;
let notices: readonly Notice[] = [];
let kept: readonly KeptNotice[] = [];
let last = 0;

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; errors stay a minute. The same sentence twice is shown once, with its time begun again. */
export function notify(notice: Omit<Notice, 'id' | 'ms'> & { ms?: number }): void {
  last += 1;
  const others = notices.filter((shown) => shown.message !== notice.message || shown.kind !== notice.kind);
  const { kind, message } = notice;
  kept = [{ id: last, kind, message, at: new Date() }, ...kept].slice(0, mostKept);
  change([...others, { ms: usual[kind], ...notice, id: last }]);
}

export const notifyError = (message: string): void => notify({ kind: 'error', title: 'Error', message });
export const dismissNotice = (id: number): void => change(notices.filter((notice) => notice.id !== id));
/** Trying again takes away what was said of the try before. */
export const dismissErrors = (): void => change(notices.filter((notice) => notice.kind !== 'error'));
export const clearNotices = (): void => change([]);

/** With whoever they were said to. */
export function forgetNotices(): void {
  kept = [];
  change(notices);
}

/** What was said since the page was loaded, newest first. */
export const keptNotices = (): readonly KeptNotice[] => kept;
export const shownNotices = (): readonly Notice[] => notices;
export const subscribeNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
