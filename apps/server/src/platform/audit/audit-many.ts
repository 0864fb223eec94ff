import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { Actor } from '../tenancy/actor';
import { nudgeLinkerByRows } from './nudge';

/** One change made to many matters at once: a line in each one's trail, in one statement. */
export function auditMatters(
  tx: Tx,
  who: Pick<Actor, 'personId' | 'fullName' | 'requestId'>,
  action: string,
  matterIds: readonly number[],
  change: { readonly before: object; readonly after: object; readonly why: string },
): Promise<void> {
  tx.behind(
    sql`
    insert into audit_entry (person_id, person_name, action, entity_type, entity_id, matter_id, before, after, why, request_id)
    select ${who.personId}::bigint, ${who.fullName}, ${action}, 'matter', id, id, ${JSON.stringify(change.before)}::jsonb,
           ${JSON.stringify(change.after)}::jsonb, ${change.why}, ${who.requestId}
    from unnest(${[...matterIds]}::bigint[]) id returning intermediary_id as firm`,
    nudgeLinkerByRows,
  );
  return Promise.resolve();
}
