import { type Message, message } from '@boedel/domain/law/message';
import {
  accountLock,
  addressLock,
  codeLock,
  countTry,
  type LockPolicy,
  mailLock,
  forgiveTry,
  type LoginTries,
  waitSeconds,
} from '@boedel/domain/session/lockout';
import type { Tx } from '../db/database';
import { joinSql, sql } from '../db/sql';
import { TooManyRequests } from '../problems';
import { computeFingerprint } from './secrets';

/** One thing that can be tried: what it is kept under, and how patient it is. */
export interface AttemptLock {
  readonly key: string;
  readonly policy: LockPolicy;
}

const normaliseEmail = (email: string): string => email.trim().toLowerCase();
/** By address, known or not: an account that does not exist locks as one that does. */
export const lockOfAccount = (email: string): AttemptLock => ({
  key: computeFingerprint('account', normaliseEmail(email)),
  policy: accountLock,
});
export const lockOfAddress = (address: string): AttemptLock => ({
  key: computeFingerprint('address', address),
  policy: addressLock,
});
export const lockOfCode = (personId: number): AttemptLock => ({
  key: computeFingerprint('code', String(personId)),
  policy: codeLock,
});
export const lockOfMail = (kind: string, email: string): AttemptLock => ({
  key: computeFingerprint('mail', kind, normaliseEmail(email)),
  policy: mailLock,
});

/** Where somebody tries to sign in. */
export interface AttemptPlace {
  /** The lock that is the account's here, and all that count. */
  readonly account: AttemptLock;
  readonly locks: readonly AttemptLock[];
}

/**
 * Where this person signed in within a month, from the same address and device, tries are counted apart: strangers who
 * shut the account elsewhere, or the address of the office, do not shut out its owner there. Anywhere else all tries at
 * the account count together, and those of the address do too. A new password begins anew.
 */
export async function readAttemptPlace(
  tx: Tx,
  now: Date,
  {
    email,
    person,
    address,
    device,
  }: {
    readonly email: string;
    readonly person: { readonly id: number; readonly password_hash: string | null } | undefined;
    readonly address: string;
    readonly device: string | undefined;
  },
): Promise<AttemptPlace> {
  const kept = device?.slice(0, 300) ?? null;
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const known = await tx.maybe(sql`select id from session where person_id = ${person?.id ?? 0} and address = ${address}
    and device is not distinct from ${kept}::text and started_at > ${since} limit 1`);
  if (!known) {
    const account = lockOfAccount(email);
    return { account, locks: [account, lockOfAddress(address)] };
  }
  const account = {
    key: computeFingerprint('account here', normaliseEmail(email), address, kept ?? '', person?.password_hash ?? ''),
    policy: accountLock,
  };
  return { account, locks: [account] };
}

interface AttemptRow {
  readonly key: string;
  readonly failures: number;
  readonly last_at: string | null;
  readonly locked_until: string | null;
}
const parseMoment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const attemptStore = (tx: Tx, now: Date) => {
  /** The rows, held until the transaction ends; made where there are none. Always in one order, so that two cannot wait for each other. */
  async function lockAttempts(locks: readonly AttemptLock[]): Promise<{ lock: AttemptLock; tries: LoginTries }[]> {
    const ordered = [...locks].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await tx.rows<AttemptRow>(sql`
      insert into sign_in_tries (key) values ${joinSql(ordered.map(({ key }) => sql`(${key})`))}
      on conflict (key) do update set key = excluded.key returning key, failures, last_at, locked_until`);
    return ordered.map((lock) => {
      const row = rows.find(({ key }) => key === lock.key)!;
      return {
        lock,
        tries: { failures: row.failures, lastAt: parseMoment(row.last_at), lockedUntil: parseMoment(row.locked_until) },
      };
    });
  }

  async function save(changed: readonly { lock: AttemptLock; tries: LoginTries }[]): Promise<void> {
    const rows = changed.map(
      ({ lock, tries }) => sql`(${lock.key}::text, ${tries.failures}::int,
        ${tries.lastAt?.toISOString() ?? null}::timestamptz, ${tries.lockedUntil?.toISOString() ?? null}::timestamptz)`,
    );
    await tx.run(sql`update sign_in_tries t set failures = n.failures, last_at = n.last_at, locked_until = n.locked_until
      from (values ${joinSql(rows)}) n (key, failures, last_at, locked_until) where t.key = n.key`);
  }

  return {
    /** Counts a try at every lock, or gives the seconds to wait where one of them is shut; then nothing is counted. */
    count: async (...locks: AttemptLock[]): Promise<number> => {
      const held = await lockAttempts(locks);
      const wait = Math.max(...held.map(({ lock, tries }) => waitSeconds(tries, lock.policy, now)));
      if (wait > 0) return wait;
      await save(held.map(({ lock, tries }) => ({ lock, tries: countTry(tries, lock.policy, now) })));
      return 0;
    },
    /** Whether this lock shut by the last try that was counted, and not before. An unknown account gives the same answer as a known one. */
    hasJustShut: async ({ key, policy }: AttemptLock): Promise<boolean> =>
      (await tx.maybe(sql`select key from sign_in_tries where key = ${key} and failures = ${policy.free}`)) !==
      undefined,
    /** The try was right: it does not count. */
    takeBack: async (...locks: AttemptLock[]): Promise<void> =>
      save((await lockAttempts(locks)).map(({ lock, tries }) => ({ lock, tries: forgiveTry(tries) }))),
    /** Signed in: what was before is forgotten. */
    forget: (...locks: AttemptLock[]): Promise<number> =>
      tx.run(sql`delete from sign_in_tries where key in (${joinSql(locks.map(({ key }) => sql`${key}`))})`),
  };
};

export const refuseUntilLater = (seconds: number): void => {
  if (seconds > 0)
    throw new TooManyRequests(
      seconds,
      message('Too many tries. Wait {time} and try again.', { time: describeSeconds(seconds) }),
    );
};

const describeSeconds = (seconds: number): Message =>
  seconds <= 90
    ? message('{count} seconds', { count: seconds })
    : message('{count} minutes', { count: Math.ceil(seconds / 60) });
