import { sessionCalls } from '@boedel/contract/session/session.calls';
import { paths } from './paths';
import { forgetNotices } from '../ui/plain/notices';
import { loadConfiguration } from './configuration';
import { beginLeaving, logoutReason, session, sessionEnd, returnTo } from './session';

interface HeldTokens {
  readonly token: string;
  readonly refreshToken: string | null;
}

const postSession = (path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    keepalive: true, // the page may be gone before the answer
  });

/** A token past its time cannot end its session any more; the one it is exchanged for can. */
async function endOnServer({ token, refreshToken }: HeldTokens): Promise<void> {
  const answer = await postSession(sessionCalls.logout.path, {}, token);
  if (!answer.headers.has('token-expired') || !refreshToken) return;
  const exchanged = await postSession(sessionCalls.refreshToken.path, { userToken: token, refreshToken });
  if (!exchanged.ok) return;
  const fresh = (await exchanged.json()) as { token: string };
  await postSession(sessionCalls.logout.path, {}, fresh.token);
}

/** Forgets the session here at once and ends it on the server; a server that cannot be reached lets it run out. */
export async function signOut(): Promise<void> {
  const [token, refreshToken] = [session.token(), session.refreshToken()];
  session.clear();
  sessionEnd.forget();
  forgetNotices();
  if (token) await endOnServer({ token, refreshToken }).catch(() => undefined);
}

/** Whether the browser is on its way to the identity provider, which sends it back to the login. */
async function leaveIdentityProvider(): Promise<boolean> {
  const provider = (await loadConfiguration()).identityProvider;
  if (!provider) return false;
  const { createIdentityManager: identityManager, leaveProvider } = await import('./identity');
  await leaveProvider(identityManager(provider));
  return true;
}

/** Ends the session here, in the other tabs, on the server and at the identity provider; the page is loaded afresh. */
export async function logOut(): Promise<void> {
  beginLeaving();
  const viaProvider = session.identityToken() !== null;
  returnTo.forget();
  await signOut();
  if (viaProvider && (await leaveIdentityProvider().catch(() => false))) return;
  location.assign(paths.login());
}

/** Nobody was there: the page asked for again, so that whoever signs in next in this tab is back where it stopped. */
export async function logOutIdle(): Promise<void> {
  beginLeaving();
  logoutReason.keep('idle');
  await signOut();
  location.reload();
}
