import type { WireAnswer } from '@boedel/contract/call';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { t } from '../i18n/t';
import { showAnnouncement } from '../ui/plain/announcement';
import { CallError, errorTexts } from './errors';
import { beginLeaving, logoutReason, session, sessionEnd } from './session';

/** What any response may carry: a fresh token, or that the person may no longer be here and which page says why. */
export function applyHeaders(response: Response): void {
  const fresh = response.headers.get('user-token');
  if (fresh) session.replaceToken(fresh);
  const refused = response.headers.get('access-error');
  if (!refused) return;
  const page = toOwnPage(response.headers.get('location'));
  // From here on nobody else leads the page elsewhere; it goes once the sentence was read.
  if (page) beginLeaving();
  void showAnnouncement(t(refused)).then(() => {
    if (page) location.assign(page);
  });
}

/** A header must not be able to lead people off to another site. */
function toOwnPage(to: string | null): string | undefined {
  if (!to || !URL.canParse(to, location.origin)) return undefined;
  const target = new URL(to, location.origin);
  return target.origin === location.origin ? target.href : undefined;
}

/** A tab that died in the middle of a refresh must not keep the others waiting. */
const stale = 10_000;
const look = 100;
let underWay: Promise<void> | undefined;

/**
 * Gets a fresh token in exchange for the one that expired: once for all calls of this tab that found it expired, and
 * once over all tabs, because a refresh token may be good for one use only.
 */
export function refreshToken(expired: string | null): Promise<void> {
  underWay ??= runAlone(() => exchangeToken(expired)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Waits between tries at a server that is busy, away or out of reach: the session is not over by that. */
const waits = [500, 2_000, 5_000];
const mayPass = (status: number): boolean => status === 0 || status === 429 || status >= 500;

async function exchangeToken(expired: string | null): Promise<void> {
  if (session.token() !== expired) return; // another tab was first
  try {
    for (const wait of [...waits, undefined]) {
      session.markRefreshing(Date.now());
      const failure = await tryOnce(expired);
      if (!failure) return;
      if (session.token() !== expired) return; // a visit that ended: who leaves a firm is given another token
      if (!mayPass(failure.status)) {
        logoutReason.keep('ended');
        session.clear();
        throw failure;
      }
      // Kept: the next call asks anew, once whatever is in the way has passed.
      if (wait === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  } finally {
    session.markRefreshing(undefined);
  }
}

/** What a server in trouble calls its own state says nothing to a person. */
const describeFailedRefresh = ({ status, statusText }: Response): string =>
  status >= 500 ? t(errorTexts.unexpected) : statusText || errorTexts.refresh;

async function tryOnce(expired: string | null): Promise<CallError | undefined> {
  try {
    const { method, path } = sessionCalls.refreshToken;
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userToken: expired, refreshToken: session.refreshToken() }),
    });
    applyHeaders(response);
    if (!response.ok) return new CallError(describeFailedRefresh(response), response.status);
    const fresh = (await response.json()) as WireAnswer<typeof sessionCalls.refreshToken>;
    session.replaceToken(fresh.token, fresh.refreshToken);
    sessionEnd.heard(fresh.refreshExpiresIn);
    return undefined;
  } catch {
    return new CallError(errorTexts.refresh, 0);
  }
}

/** One tab at a time. Browsers keep locks to secure addresses; elsewhere the mark in local storage does it. */
async function runAlone(work: () => Promise<void>): Promise<void> {
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
