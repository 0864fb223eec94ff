import { useEffect, useRef, useSyncExternalStore } from 'react';
import { loadConfiguration } from '../client/configuration';
import { readTokenClaims, isLeaving, session } from '../client/session';
import { paths } from '../client/paths';

/** Whose page this is: another person, firm or system type means other data. */
const readOwner = (token: string | null): string | undefined => {
  const claims = readTokenClaims(token);
  return claims && [claims.personId, claims.firmId, claims.systemType].join('/');
};

/** Keeps the identity provider's token fresh for those who came through one. */
function useIdentityToken(): void {
  useEffect(() => {
    if (!session.identityToken()) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const beginSession = async (): Promise<void> => {
      const { identityProvider } = await loadConfiguration();
      if (!identityProvider) return;
      const { createIdentityManager: identityManager, keepTokenFresh: keepFresh } = await import('../client/identity');
      if (!isOver) stop = keepFresh(identityManager(identityProvider));
    };
    beginSession().catch(() => undefined); // our own session does not depend on it
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}

/** A session that ended or changed, in whichever tab, takes this page along. */
export function useFollowTheSession(): void {
  const token = useSyncExternalStore(session.subscribe, session.token);
  const began = useRef(readOwner(token));
  useEffect(() => {
    if (isLeaving()) return;
    if (token === null) location.assign(paths.login());
    else if (readOwner(token) !== began.current) {
      began.current = readOwner(token);
      location.reload();
    }
  }, [token]);
  useIdentityToken();
}
