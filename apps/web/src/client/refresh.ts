import { CallError, sentences } from './errors';
import { session } from './session';

/** A tab that died in the middle of a refresh must not keep the others waiting. */
const stale = 10_000;
const look = 100;
let underWay: Promise<void> | undefined;

/**
 * Gets a fresh token in exchange for the one that expired: once for all calls of this tab that found it expired, and
 * once over all tabs, because a refresh token may be good for one use only.
 */
export function refreshToken(expired: string | null): Promise<void> {
  underWay ??= alone(() => exchange(expired)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function exchange(expired: string | null): Promise<void> {
  if (session.token() !== expired) return; // another tab was first
  session.markRefreshing(Date.now());
  try {
    const response = await fetch('/account/refreshToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userToken: expired, refreshToken: session.refreshToken() }),
    });
    if (!response.ok) throw new CallError(response.statusText || sentences.refresh, response.status);
    const answer = (await response.json()) as { token?: string; userToken?: string; refreshToken?: string };
    const token = answer.token ?? answer.userToken;
    if (!token) throw new CallError(sentences.refresh, response.status);
    session.replaceToken(token, answer.refreshToken);
  } catch (error) {
    session.clear();
    throw error instanceof CallError ? error : new CallError(sentences.refresh, 0);
  } finally {
    session.markRefreshing(undefined);
  }
}

/** One tab at a time. Browsers keep locks to secure addresses; elsewhere the mark in local storage does it. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request('boedel-refresh', work);
    return;
  }
  for (;;) {
    const began = session.refreshBegan();
    if (began === undefined || Date.now() - began > stale) break;
    await new Promise((resolve) => setTimeout(resolve, look));
  }
  await work();
}
