/** What became of a day that passed by itself: a right that was not used lapsed, a period is over, something may be done. */
export const passedStates = ['lapsed', 'over', 'open'] as const;
export type PassedState = (typeof passedStates)[number];
