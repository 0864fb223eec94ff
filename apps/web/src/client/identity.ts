import { constants } from '@boedel/contract/fixed/constants';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { paths } from './paths';
import type { Configuration } from './configuration';
import { session } from './session';

/** Signing in through an OpenID Connect provider. Loaded only by those who do. */

type Provider = NonNullable<Configuration['identityProvider']>;

export const identityManager = (provider: Provider): UserManager =>
  new UserManager({
    authority: provider.issuer,
    client_id: provider.clientID,
    redirect_uri: `${location.origin}${paths.callback()}`,
    post_logout_redirect_uri: `${location.origin}${paths.login()}`,
    response_type: 'code',
    scope: 'openid profile email',
    automaticSilentRenew: false, // started by `keepFresh`, in the layout alone
    accessTokenExpiringNotificationTimeInSeconds: constants.identityProviderRefreshThresholdSeconds,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });

/** The identity token says who somebody is; an access token speaks for an application and is not taken. */
export const tokenOf = (user: User): string => user.id_token ?? '';

/** Renews the provider's token just before it expires. One that cannot be renewed runs out; our own session goes on. */
export function keepFresh(manager: UserManager): () => void {
  const keep = (user: User): void => session.replaceIdentityToken(tokenOf(user));
  manager.events.addUserLoaded(keep);
  manager.startSilentRenew();
  void manager.getUser();
  return () => {
    manager.stopSilentRenew();
    manager.events.removeUserLoaded(keep);
  };
}

/** Ends the session at the provider too; it sends the browser back to the login. */
export const leaveProvider = (manager: UserManager): Promise<void> => manager.signoutRedirect();
