import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The number of somebody who is nobody known yet. */
export const createPersonNumber = async (tx: Tx): Promise<number> =>
  (await tx.one<{ known_id: number }>(sql`select nextval('known_person_seq') as known_id`)).known_id;

/** Held until the transaction ends, in one order: whoever joins or parts the same people waits. */
export const lockPeople = (tx: Tx, known: readonly number[]): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('known ' || app_firm() || ' ' || n, 0))
    from unnest(${[...known].toSorted((a, b) => a - b)}::bigint[]) n`);
