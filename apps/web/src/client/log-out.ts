import { paths } from '../app/paths';
import { configuration } from './configuration';
import { session } from './session';
import { signOut } from './sign-out';
import { wanted } from './wanted';

let leaving = false;

/** The page is about to be loaded afresh on purpose; nothing else has to see to it. */
export const beginLeaving = (): void => {
  leaving = true;
};

/** While that is under way nothing else has to notice that the session ended or changed. */
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
  await signOut();
  location.reload();
}
