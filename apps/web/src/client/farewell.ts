const key = 'loggedOutBecause';

/** Why somebody finds themselves at the login: nobody was there, or the session ended in another way. */
export type Farewell = 'idle' | 'ended';

/** Kept for the login page of this tab, which says it once. */
export const farewell = {
  keep: (why: Farewell): void => sessionStorage.setItem(key, why),
  take(): Farewell | undefined {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why === 'idle' || why === 'ended' ? why : undefined;
  },
};
