import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { Actor } from '../tenancy/actor';
import { nudgeLinkerByRows } from './nudge';

export interface AuditedRow {
  readonly type: string;
  readonly id: number;
  readonly after: object;
}

/** Rows of one matter that were added together: a line of the trail for each, in one statement. */
export function auditEach(
  tx: Tx,
  who: Pick<Actor, 'personId' | 'fullName' | 'requestId'>,
  matterId: number,
  added: readonly AuditedRow[],
): Promise<void> {
  if (added.length === 0) return Promise.resolve();
  tx.behind(
    sql`
    insert into audit_entry (person_id, person_name, action, entity_type, entity_id, matter_id, after, request_id)
    select ${who.personId}::bigint, ${who.fullName}, type || '.added', type, id, ${matterId}::bigint, after, ${who.requestId}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r (type text, id bigint, after jsonb)
    returning intermediary_id as firm`,
    nudgeLinkerByRows,
  );
  return Promise.resolve();
}
