import { type ReadToken, readTokenBody, readClaims } from '@boedel/domain/access/claims';
import { sanitiseReturnPath } from '@boedel/domain/session/return-path';
import { createPageState } from './create-page-state';

/** What the browser keeps of a session: who is in, until when, and what a sign-in has to know of what was before it. */

/** The person signed in, as kept under `user` in local storage. */
export interface StoredUser {
  readonly id: number;
  readonly token: string;
  readonly fullname: string;
}

const keys = {
  user: 'user',
  token: 'userToken',
  refresh: 'refreshToken',
  identity: 'keycloakToken',
  refreshing: 'isRefreshingToken',
} as const;

const listeners = new Set<() => void>();
const notifyChanged = (): void => listeners.forEach((listener) => listener());

function readStoredUser(): StoredUser | undefined {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? 'null') ?? undefined;
  } catch {
    return undefined; // written by something else: as good as nobody
  }
}

/** The only code that reads and writes the session in the browser. It also receives other tabs' changes. */
export const session = {
  user: readStoredUser,
  token: (): string | null => localStorage.getItem(keys.token),
  refreshToken: (): string | null => localStorage.getItem(keys.refresh),
  identityToken: (): string | null => localStorage.getItem(keys.identity),

  start(held: { user: StoredUser; refreshToken?: string; identityToken?: string }): void {
    localStorage.setItem(keys.user, JSON.stringify(held.user));
    localStorage.setItem(keys.token, held.user.token);
    if (held.refreshToken) localStorage.setItem(keys.refresh, held.refreshToken);
    if (held.identityToken) localStorage.setItem(keys.identity, held.identityToken);
    notifyChanged();
  },

  /** After a refresh, accepted terms or a change of system type. */
  replaceToken(token: string, refreshToken?: string): void {
    const user = readStoredUser();
    if (user) localStorage.setItem(keys.user, JSON.stringify({ ...user, token }));
    localStorage.setItem(keys.token, token);
    if (refreshToken) localStorage.setItem(keys.refresh, refreshToken);
    notifyChanged();
  },

  /** The identity provider's own token, renewed. */
  replaceIdentityToken: (token: string): void => localStorage.setItem(keys.identity, token),

  clear(): void {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
    notifyChanged();
  },

  /** When a refresh began, in any tab; undefined when none is under way. */
  refreshBegan(): number | undefined {
    const began = Number(localStorage.getItem(keys.refreshing));
    return began > 0 ? began : undefined;
  },
  markRefreshing(began: number | undefined): void {
    if (began) localStorage.setItem(keys.refreshing, String(began));
    else localStorage.removeItem(keys.refreshing);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const ours: ReadonlySet<string | null> = new Set([keys.user, keys.token, null]);
addEventListener('storage', (event) => {
  if (ours.has(event.key)) notifyChanged();
});

/** What a token tells of the person. It decides only what is shown; the server decides what may be done. */
export function readTokenClaims(token: string | null): ReadToken | undefined {
  const body = readTokenBody(token);
  return body && readClaims(body);
}

const endListeners = new Set<() => void>();
const endChannel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('boedel-session-end');
const ending = createPageState<{ at: number | undefined }>(() => ({ at: undefined }));

function setSessionEnd(next: number | undefined): void {
  ending.at = next;
  for (const listener of endListeners) listener();
}

endChannel?.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (typeof event.data === 'number') setSessionEnd(event.data);
});

/**
 * When the session ends by itself if nobody does anything: said by the server whenever it gives a token, in seconds
 * from then. Tabs share one session, so they tell each other.
 */
export const sessionEnd = {
  /** In milliseconds since 1970; unknown until the server has said. */
  at: (): number | undefined => ending.at,
  heard(seconds: number | undefined): void {
    if (seconds === undefined) return;
    setSessionEnd(Date.now() + seconds * 1000);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    endChannel?.postMessage(ending.at);
  },
  forget: (): void => setSessionEnd(undefined),
  subscribe: (listener: () => void): (() => void) => {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },
};

const returnToKey = 'wantedPage';

/** The page somebody asked for before signing in, for this tab. Only an address of our own is ever given back. */
export const returnTo = {
  keep(address: string): void {
    if (address === '/') sessionStorage.removeItem(returnToKey);
    else sessionStorage.setItem(returnToKey, address);
  },
  take(): string {
    const address = sessionStorage.getItem(returnToKey);
    sessionStorage.removeItem(returnToKey);
    return sanitiseReturnPath(address, '/');
  },
  /** Left in place: the second step of signing in sends it along. */
  look: (): string => sanitiseReturnPath(sessionStorage.getItem(returnToKey), ''),
  forget: (): void => sessionStorage.removeItem(returnToKey),
};

const reasonKey = 'loggedOutBecause';

const reasons = ['idle', 'ended', 'asked', 'reset'] as const;

/** Why somebody finds themselves at the login: nobody was there, the session ended in another way, a password was forgotten. */
export type LogoutReason = (typeof reasons)[number];

/** Kept for the login page of this tab, which says it once. */
export const logoutReason = {
  keep: (why: LogoutReason): void => sessionStorage.setItem(reasonKey, why),
  take(): LogoutReason | undefined {
    const why = sessionStorage.getItem(reasonKey);
    sessionStorage.removeItem(reasonKey);
    return reasons.find((reason) => reason === why);
  },
};

const page = createPageState(() => ({ isLeft: false }));

/** The page is about to be loaded afresh on purpose; nothing else has to see to it. */
export const beginLeaving = (): void => {
  page.isLeft = true;
};

/** While that is under way nothing else has to notice that the session ended or changed. */
export const isLeaving = (): boolean => page.isLeft;

// The browser may keep a page that was left and bring it back as it stood. What was left on purpose is loaded afresh:
// nobody reads over the shoulder of somebody who logged out.
addEventListener('pageshow', (event) => {
  if (event.persisted && page.isLeft) location.reload();
});
