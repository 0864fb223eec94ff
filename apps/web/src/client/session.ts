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
const changed = (): void => listeners.forEach((listener) => listener());

function storedUser(): StoredUser | undefined {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? 'null') ?? undefined;
  } catch {
    return undefined; // written by something else: as good as nobody
  }
}

/** The one door to what the browser keeps of a session. Other tabs' changes are heard too. */
export const session = {
  user: storedUser,
  token: (): string | null => localStorage.getItem(keys.token),
  refreshToken: (): string | null => localStorage.getItem(keys.refresh),
  identityToken: (): string | null => localStorage.getItem(keys.identity),

  start(held: { user: StoredUser; refreshToken?: string; identityToken?: string }): void {
    localStorage.setItem(keys.user, JSON.stringify(held.user));
    localStorage.setItem(keys.token, held.user.token);
    if (held.refreshToken) localStorage.setItem(keys.refresh, held.refreshToken);
    if (held.identityToken) localStorage.setItem(keys.identity, held.identityToken);
    changed();
  },

  /** After a refresh, accepted terms or a change of system type. */
  replaceToken(token: string, refreshToken?: string): void {
    const user = storedUser();
    if (user) localStorage.setItem(keys.user, JSON.stringify({ ...user, token }));
    localStorage.setItem(keys.token, token);
    if (refreshToken) localStorage.setItem(keys.refresh, refreshToken);
    changed();
  },

  /** The identity provider's own token, renewed. */
  replaceIdentityToken: (token: string): void => localStorage.setItem(keys.identity, token),

  clear(): void {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
    changed();
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
  if (ours.has(event.key)) changed();
});
