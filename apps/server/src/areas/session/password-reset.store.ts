import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const saveLink = (tx: Tx, hash: string, personId: number, expiresAt: string): Promise<number> =>
  tx.run(sql`insert into password_reset (hash, person_id, expires_at)
        values (${hash}, ${personId}, ${expiresAt})`);

export const findLinkPerson = (
  tx: Tx,
  hash: string,
  personId: number,
  now: Date,
): Promise<{ person_id: number } | undefined> =>
  tx.maybe(sql`select person_id from password_reset
      where hash = ${hash} and person_id = ${personId} and used_at is null and expires_at > ${now.toISOString()}`);

/** Nothing where there is no such link. */
export const findLinkDays = (
  tx: Tx,
  hash: string,
  personId: number,
): Promise<{ used_at: string | null; expires_at: string } | undefined> =>
  tx.maybe(sql`select used_at, expires_at from password_reset where hash = ${hash} and person_id = ${personId}`);

export const useLink = (tx: Tx, hash: string, now: Date): Promise<number> =>
  tx.run(sql`update password_reset set used_at = ${now.toISOString()}
      where hash = ${hash} and used_at is null and expires_at > ${now.toISOString()}`);

export const endLinks = (tx: Tx, personId: number, now: Date): Promise<number> =>
  tx.run(sql`update password_reset set used_at = ${now.toISOString()}
      where person_id = ${personId} and used_at is null`);
