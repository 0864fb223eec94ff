import { linkHeader } from '@boedel/contract/outside-links/link-header';

const key = 'outsideLink';

/**
 * The secret of the link somebody came by. It stands behind the # of the address they were sent, is taken out of it at
 * once and kept for this tab alone.
 */
export function takeLink(): string | null {
  const secret = location.hash.slice(1);
  if (isTicket(secret)) {
    sessionStorage.setItem(key, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(key);
}

export const isTicket = (text: string): boolean => /^[\w-]{20,}$/.test(text);

/** The ticket somebody came by, which is good once: it is taken out of the address at once. */
export function takeTicket(): string | null {
  const ticket = location.hash.slice(1);
  if (!isTicket(ticket)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}

/** What a client filled in before, in this browser: by the number of their matter, as several may share it. */
const toVisitKey = (matter: string): string => `clientFill.${matter}`;
export const readVisit = (matter: string): string | null => localStorage.getItem(toVisitKey(matter));
export const storeVisit = (matter: string, secret: string): void => localStorage.setItem(toVisitKey(matter), secret);

/** What a link is opened with from now on. */
export const storeLink = (secret: string): void => sessionStorage.setItem(key, secret);

export const createLinkHeaders = (): Record<string, string> => {
  const secret = sessionStorage.getItem(key);
  return secret ? { [linkHeader]: secret } : {};
};
