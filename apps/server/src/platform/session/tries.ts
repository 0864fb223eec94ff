import { type Said, said } from '@boedel/domain/law/said';
import {
  accountLock,
  addressLock,
  codeLock,
  countTry,
  type LockPolicy,
  mailLock,
  takeBack,
  type Tries,
  waitSeconds,
} from '@boedel/domain/session/lockout';
import type { Tx } from '../db/database';
import { joined, sql } from '../db/sql';
import { TooManyRequests } from '../problems';
import { fingerprint } from './secrets';

/** One thing that can be tried: what it is kept under, and how patient it is. */
export interface Lock {
  readonly key: string;
  readonly policy: LockPolicy;
}

const folded = (email: string): string => email.trim().toLowerCase();
/** By address, known or not: an account that does not exist locks as one that does. */
export const lockOfAccount = (email: string): Lock => ({
  key: fingerprint('account', folded(email)),
  policy: accountLock,
});
export const lockOfAddress = (address: string): Lock => ({ key: fingerprint('address', address), policy: addressLock });
export const lockOfCode = (personId: number): Lock => ({
  key: fingerprint('code', String(personId)),
  policy: codeLock,
});
export const lockOfMail = (kind: string, email: string): Lock => ({
  key: fingerprint('mail', kind, folded(email)),
  policy: mailLock,
});

/** Where somebody tries to sign in. */
export interface Place {
  /** The lock that is the account's here, and all that count. */
  readonly account: Lock;
  readonly locks: readonly Lock[];
}

/**
 * Where this person signed in within a month, from the same address and device, tries are counted apart: strangers who
 * shut the account elsewhere, or the address of the office, do not shut out its owner there. Anywhere else all tries at
 * the account count together, and those of the address do too. A new password begins anew.
 */
export async function placeOf(
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
): Promise<Place> {
  const kept = device?.slice(0, 300) ?? null;
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const known = await tx.maybe(sql`select id from session where person_id = ${person?.id ?? 0} and address = ${address}
    and device is not distinct from ${kept}::text and started_at > ${since} limit 1`);
  if (!known) {
    const account = lockOfAccount(email);
    return { account, locks: [account, lockOfAddress(address)] };
  }
  const account = {
    key: fingerprint('account here', folded(email), address, kept ?? '', person?.password_hash ?? ''),
    policy: accountLock,
  };
  return { account, locks: [account] };
}

interface TriesRow {
  readonly key: string;
  readonly failures: number;
  readonly last_at: string | null;
  readonly locked_until: string | null;
}
const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const triesAt = (tx: Tx, now: Date) => {
  /** The rows, held until the transaction ends; made where there are none. Always in one order, so that two cannot wait for each other. */
  async function hold(locks: readonly Lock[]): Promise<{ lock: Lock; tries: Tries }[]> {
    const ordered = [...locks].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await tx.rows<TriesRow>(sql`
      insert into sign_in_tries (key) values ${joined(ordered.map(({ key }) => sql`(${key})`))}
      on conflict (key) do update set key = excluded.key returning key, failures, last_at, locked_until`);
    return ordered.map((lock) => {
      const row = rows.find(({ key }) => key === lock.key)!;
      return {
        lock,
        tries: { failures: row.failures, lastAt: moment(row.last_at), lockedUntil: moment(row.locked_until) },
      };
    });
  }

  async function save(changed: readonly { lock: Lock; tries: Tries }[]): Promise<void> {
    const rows = changed.map(
      ({ lock, tries }) => sql`(${lock.key}::text, ${tries.failures}::int,
        ${tries.lastAt?.toISOString() ?? null}::timestamptz, ${tries.lockedUntil?.toISOString() ?? null}::timestamptz)`,
    );
    await tx.run(sql`update sign_in_tries t set failures = n.failures, last_at = n.last_at, locked_until = n.locked_until
      from (values ${joined(rows)}) n (key, failures, last_at, locked_until) where t.key = n.key`);
  }

  return {
    /** Counts a try at every lock, or gives the seconds to wait where one of them is shut; then nothing is counted. */
    count: async (...locks: Lock[]): Promise<number> => {
      const held = await hold(locks);
      const wait = Math.max(...held.map(({ tries }) => waitSeconds(tries, now)));
      if (wait > 0) return wait;
      await save(held.map(({ lock, tries }) => ({ lock, tries: countTry(tries, lock.policy, now) })));
      return 0;
    },
    /** Whether this lock shut by the last try that was counted, and not before. Known or not, an account tells the same. */
    hasJustShut: async ({ key, policy }: Lock): Promise<boolean> =>
      (await tx.maybe(sql`select key from sign_in_tries where key = ${key} and failures = ${policy.free}`)) !==
      undefined,
    /** The try was right: it does not count. */
    takeBack: async (...locks: Lock[]): Promise<void> =>
      save((await hold(locks)).map(({ lock, tries }) => ({ lock, tries: takeBack(tries) }))),
    /** Signed in: what was before is forgotten. */
    forget: (...locks: Lock[]): Promise<number> =>
      tx.run(sql`delete from sign_in_tries where key in (${joined(locks.map(({ key }) => sql`${key}`))})`),
  };
};

export const orWait = (seconds: number): void => {
  if (seconds > 0)
    throw new TooManyRequests(seconds, said('Too many tries. Wait {time} and try again.', { time: inWords(seconds) }));
};

const inWords = (seconds: number): Said =>
  seconds <= 90
    ? said('{count} seconds', { count: seconds })
    : said('{count} minutes', { count: Math.ceil(seconds / 60) });
