const key = 'loggedOutBecause';

const reasons = ['idle', 'ended', 'asked', 'reset'] as const;

/** Why somebody finds themselves at the login: nobody was there, the session ended in another way, a password was forgotten. */
export type LogoutReason = (typeof reasons)[number];

/** Kept for the login page of this tab, which says it once. */
export const logoutReason = {
  keep: (why: LogoutReason): void => sessionStorage.setItem(key, why),
  take(): LogoutReason | undefined {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return reasons.find((reason) => reason === why);
  },
};
