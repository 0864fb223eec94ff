/**
 * When the session ends by itself if nobody does anything: told by the server whenever it gives a token, in seconds
 * from then. Tabs share one session, so they tell each other.
 */
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('boedel-session-end');
let endsAt: number | undefined;

function change(next: number | undefined): void {
  endsAt = next;
  for (const listener of listeners) listener();
}

channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (typeof event.data === 'number') change(event.data);
});

export const sessionEnd = {
  /** In milliseconds since 1970; unknown until the server has said. */
  at: (): number | undefined => endsAt,
  heard(seconds: number | undefined): void {
    if (seconds === undefined) return;
    change(Date.now() + seconds * 1000);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    channel?.postMessage(endsAt);
  },
  forget: (): void => change(undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
