import type { ReadToken } from '@boedel/domain/access/claims';
import { guardRoute, isExpired } from '@boedel/domain/access/route-guard';
import { refreshToken } from '../client/refresh';
import { readTokenClaims, isLeaving, session, returnTo } from '../client/session';
import { paths } from '../client/paths';

/** Where the main layout sends a person it may not show itself to; nothing when it may. */
export function chooseRedirect(claims: ReadToken | undefined, now = new Date()): string | undefined {
  const decision = guardRoute(claims, now);
  return decision.kind === 'go' ? decision.to : undefined;
}

/**
 * The user token lives for minutes, the session for as long as somebody is there. Going to a page is being there, so a
 * token that ran out is exchanged first; who cannot exchange it has to sign in.
 */
export async function findRedirect(address: string): Promise<string | undefined> {
  const token = session.token();
  const claims = readTokenClaims(token);
  if (claims && isExpired(claims.expires, new Date()) && session.refreshToken()) {
    await refreshToken(token).catch(() => undefined); // it cleared the session; what follows says so
  }
  // The refusal named a page of its own, and the browser is on its way there.
  if (isLeaving()) return new Promise(() => undefined);
  const to = chooseRedirect(readTokenClaims(session.token()));
  if (to === paths.login() || to === paths.systemSelect()) returnTo.keep(address);
  return to;
}
