/** How much of what fair use allows is used, in whole percent, rounded down: 99.9 % is not all of it. */
export const computeFairUsePercent = (used: number, allowed: number): number => Math.floor((used * 100) / allowed);

/** In the words of a report: a firm is told before it has used all of it. */
export const describeFairUse = (percent: number): string =>
  percent > 100 ? 'Above fair use' : percent >= 80 ? 'Near the limit' : 'Within fair use';
