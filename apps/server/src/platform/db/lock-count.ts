import type { Tx } from './database';
import { sql } from './sql';

/**
 * Called before rows are counted to see whether one more is allowed: whoever counts the same thing waits until the row of the
 * one before is committed, and counts it too. Without it, twenty requests at once would all be permitted as the last one.
 * Locks are of a firm's own; take one for a narrow thing before one for the whole firm, so that two never wait for each other.
 */
export async function lockCount(tx: Tx, what: string, ...of: readonly number[]): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(
    ${what} || ' ' || coalesce(app_firm()::text, '') || ' ' || ${of.join(' ')}, 0))`);
}
