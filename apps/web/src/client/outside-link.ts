import { linkHeader } from '@boedel/contract/outside-links/link-header';

const key = 'outsideLink';

/**
 * The secret of the link somebody came by. It stands behind the # of the address they were sent, is taken out of it at
 * once and kept for this tab alone.
 */
export function takeLink(): string | null {
  const secret = location.hash.slice(1);
  if (/^[\w-]{20,}$/.test(secret)) {
    sessionStorage.setItem(key, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(key);
}

/** The ticket somebody came by, which is good once: it is taken out of the address at once. */
export function takeTicket(): string | null {
  const ticket = location.hash.slice(1);
  if (!/^[\w-]{20,}$/.test(ticket)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}

/** What a link is opened with from now on. */
export const keepLink = (secret: string): void => sessionStorage.setItem(key, secret);

export const linkHeaders = (): Record<string, string> => {
  const secret = sessionStorage.getItem(key);
  return secret ? { [linkHeader]: secret } : {};
};
