import { returnPath } from '@boedel/domain/session/return-path';

const key = 'wantedPage';

/** The page somebody asked for before signing in, for this tab. Only an address of our own is ever given back. */
export const wanted = {
  keep(address: string): void {
    if (address === '/') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  },
  take(): string {
    const address = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return returnPath(address, '/');
  },
  /** Left in place: the second step of signing in sends it along. */
  look: (): string => returnPath(sessionStorage.getItem(key), ''),
  forget: (): void => sessionStorage.removeItem(key),
};
