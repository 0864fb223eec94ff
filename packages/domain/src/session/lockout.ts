/** What is remembered about tries at one lock: an account, an address, a code. */
export interface LoginTries {
  readonly failures: number;
  readonly lastAt: Date | null;
  readonly lockedUntil: Date | null;
}

/** How patient a lock is: the first failures cost nothing, then each doubles the wait. */
export interface LockPolicy {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** For each time so long without a try one failure is forgiven. */
  readonly forgiveSeconds: number;
}

/** Long waits on an account would let a stranger keep its owner out, so they end at a quarter of an hour. */
export const accountLock: LockPolicy = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 900,
  forgiveSeconds: 3600,
};
/** A whole office may share one address; whoever signed in from there before is not counted by it. */
export const addressLock: LockPolicy = {
  free: 30,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  forgiveSeconds: 3600,
};
/** Six digits are guessed in a million tries: with these waits that takes longer than anybody has. */
export const codeLock: LockPolicy = {
  free: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
  forgiveSeconds: 7200,
};
/** How often a mail with a link or a code may be asked for. */
export const mailLock: LockPolicy = {
  free: 3,
  firstWaitSeconds: 600,
  longestWaitSeconds: 3600,
  forgiveSeconds: 7200,
};

const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const countSecondsUntil = (moment: Date, now: Date): number => Math.ceil((moment.getTime() - now.getTime()) / 1000);

/**
 * Seconds to wait before the next try; 0 when it may be made. A wait longer than any lock gives was written while the clock
 * was ahead: it does not shut somebody out until the clock is there again.
 */
export function waitSeconds({ lockedUntil }: LoginTries, { longestWaitSeconds }: LockPolicy, now: Date): number {
  const wait = lockedUntil ? Math.max(0, countSecondsUntil(lockedUntil, now)) : 0;
  return wait > longestWaitSeconds ? 0 : wait;
}

/**
 * Counts a try as failed before its outcome is known, so that a hundred tries made at once count as a hundred; one
 * that succeeds is taken back.
 */
export function countTry(before: LoginTries, policy: LockPolicy, now: Date): LoginTries {
  const quietSeconds = before.lastAt === null ? 0 : (now.getTime() - before.lastAt.getTime()) / 1000;
  const forgiven = Math.max(0, Math.floor(quietSeconds / policy.forgiveSeconds));
  const failures = Math.max(0, before.failures - forgiven) + 1;
  const over = failures - policy.free;
  // Past thirty doublings the longest wait is reached many times over.
  const wait = Math.min(policy.longestWaitSeconds, policy.firstWaitSeconds * 2 ** Math.min(over, 30));
  return { failures, lastAt: now, lockedUntil: over >= 0 ? addSeconds(now, wait) : null };
}

/** The try turned out right: it does not count, and what it locked is open. */
export const forgiveTry = (tries: LoginTries): LoginTries => ({
  ...tries,
  failures: Math.max(0, tries.failures - 1),
  lockedUntil: null,
});
