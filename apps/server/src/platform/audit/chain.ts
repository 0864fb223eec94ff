import { createHash } from 'node:crypto';
import { sql } from '../db/sql';

/** An entry as the chain sees it: everything it says, the moment to the microsecond. */
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

/** One text for one value, whatever the order its keys came in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** What stands before the first link. */
export const beginning = '0'.repeat(64);

export const linkHash = (previous: string, seq: number, entry: ChainEntry): string =>
  createHash('sha256')
    .update(`${previous}\n${seq}\n${canonical(entry)}`)
    .digest('hex');
