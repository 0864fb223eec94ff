import { paths } from '../app/paths';
import { configuration } from './configuration';
import { beginLeaving } from './leaving';
import { logoutReason } from './logout-reason';
import { session } from './session';
import { signOut } from './sign-out';
import { wanted } from './wanted';

/** Whether the browser is on its way to the identity provider, which sends it back to the login. */
async function leaveIdentityProvider(): Promise<boolean> {
  const provider = (await configuration()).identityProvider;
  if (!provider) return false;
  const { identityManager, leaveProvider } = await import('./identity');
  await leaveProvider(identityManager(provider));
  return true;
}

/** Ends the session here, in the other tabs, on the server and at the identity provider; the page is loaded afresh. */
export async function logOut(): Promise<void> {
  beginLeaving();
  const viaProvider = session.identityToken() !== null;
  wanted.forget();
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
