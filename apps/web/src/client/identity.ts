import { constants } from '@boedel/contract/fixed/constants';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { paths } from './paths';
import type { AppConfiguration } from './configuration';
import { session } from './session';

/** Signing in through an OpenID Connect provider. Loaded only by those who do. */

type ConfiguredIdentityProvider = NonNullable<AppConfiguration['identityProvider']>;

export const createIdentityManager = (provider: ConfiguredIdentityProvider): UserManager =>
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
export const readIdentityToken = (user: User): string => user.id_token ?? '';

/** Renews the provider's token just before it expires. One that cannot be renewed runs out; our own session goes on. */
export function keepTokenFresh(manager: UserManager): () => void {
  const storeToken = (user: User): void => session.replaceIdentityToken(readIdentityToken(user));
  manager.events.addUserLoaded(storeToken);
  manager.startSilentRenew();
  void manager.getUser();
  return () => {
    manager.stopSilentRenew();
    manager.events.removeUserLoaded(storeToken);
  };
}

/** Ends the session at the provider too; it sends the browser back to the login. */
export const leaveProvider = (manager: UserManager): Promise<void> => manager.signoutRedirect();
