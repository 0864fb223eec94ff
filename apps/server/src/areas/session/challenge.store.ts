import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The roles an identity provider allows; it is kept until the code has come. */
export type RoleCeiling = readonly string[] | null;

interface SignInChallenge {
  readonly hash: string;
  readonly personId: number;
  /** None where no code was sent. */
  readonly codeHash?: string;
  readonly expiresAt: string;
  readonly ceiling: RoleCeiling;
}

export const saveChallenge = (
  tx: Tx,
  { hash, personId, codeHash, expiresAt, ceiling }: SignInChallenge,
): Promise<number> =>
  tx.run(sql`insert into sign_in_challenge (hash, person_id, code_hash, expires_at, role_ceiling)
    values (${hash}, ${personId}, ${codeHash ?? null}, ${expiresAt}, ${ceiling})`);

export const lockChallenge = (tx: Tx, hash: string, now: Date): Promise<ChallengeRow | undefined> =>
  tx.maybe(sql`select person_id, code_hash, role_ceiling from sign_in_challenge
    where hash = ${hash} and used_at is null and expires_at > ${now.toISOString()} for update`);

export interface ChallengeRow {
  readonly person_id: number;
  /** Null where no code was sent: the app or a recovery code answers. */
  readonly code_hash: string | null;
  readonly role_ceiling: string[] | null;
}

export const useChallenge = (tx: Tx, hash: string, now: Date): Promise<number> =>
  tx.run(sql`update sign_in_challenge set used_at = ${now.toISOString()} where hash = ${hash}`);
