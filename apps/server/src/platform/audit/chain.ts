import { createHash } from 'node:crypto';
import { sql } from '../db/sql';
import { formatCanonical } from './canonical';

/** An entry as the trail's tree sees it: everything it says, the moment to the microsecond. */
export interface ChainEntry {
  readonly id: number;
  readonly firm: number;
  readonly at: string;
  readonly [field: string]: unknown;
}

/** The fields under the hash, of the table or alias `e`. */
export const entryFields = sql`
  e.id, e.intermediary_id as firm, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.person_id,
  e.person_name, e.action, e.entity_type, e.entity_id, e.matter_id, e.before, e.after, e.why, e.request_id`;

/*
 * The linear chain of versions before the tree. Its links are only read: they are verified once, when they become the first
 * leaves of the tree (docs/adr/0020).
 */

/** What stands before the first link. */
export const beginning = '0'.repeat(64);

export const computeLinkHash = (previous: string, seq: number, entry: ChainEntry): string =>
  createHash('sha256')
    .update(`${previous}\n${seq}\n${formatCanonical(entry)}`)
    .digest('hex');
