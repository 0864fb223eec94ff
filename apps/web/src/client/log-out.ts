import { paths } from '../app/paths';
import { configuration } from './configuration';
import { session } from './session';
import { signOut } from './sign-out';
import { wanted } from './wanted';

let leaving = false;

/** While a log-out is under way nothing else has to notice that the session is gone. */
export const isLeaving = (): boolean => leaving;

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
  leaving = true;
  const viaProvider = session.identityToken() !== null;
  wanted.forget();
  await signOut();
  if (viaProvider && (await leaveIdentityProvider().catch(() => false))) return;
  location.assign(paths.login());
}

/** Nobody was there: the page asked for again, so that whoever signs in next in this tab is back where it stopped. */
export async function logOutIdle(): Promise<void> {
  leaving = true;
  await signOut();
  location.reload();
}
