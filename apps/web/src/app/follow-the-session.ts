import { useEffect, useRef, useSyncExternalStore } from 'react';
import { configuration } from '../client/configuration';
import { claimsOf, isLeaving, session } from '../client/session';
import { paths } from '../client/paths';

/** Whose page this is: another person, firm or system type means other data. */
const whose = (token: string | null): string | undefined => {
  const claims = claimsOf(token);
  return claims && [claims.personId, claims.firmId, claims.systemType].join('/');
};

/** Keeps the identity provider's token fresh for those who came through one. */
function useIdentityToken(): void {
  useEffect(() => {
    if (!session.identityToken()) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { identityProvider } = await configuration();
      if (!identityProvider) return;
      const { identityManager, keepFresh } = await import('../client/identity');
      if (!isOver) stop = keepFresh(identityManager(identityProvider));
    };
    begin().catch(() => undefined); // our own session does not depend on it
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}

/** A session that ended or changed, in whichever tab, takes this page along. */
export function useFollowTheSession(): void {
  const token = useSyncExternalStore(session.subscribe, session.token);
  const began = useRef(whose(token));
  useEffect(() => {
    if (isLeaving()) return;
    if (token === null) location.assign(paths.login());
    else if (whose(token) !== began.current) {
      began.current = whose(token);
      location.reload();
    }
  }, [token]);
  useIdentityToken();
}
