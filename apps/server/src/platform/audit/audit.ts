import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { Actor } from '../tenancy/actor';
import { nudgeLinkerByRows } from './nudge';

/** What changed, in the fields of the record: only fields that differ are kept on either side. */
export interface AuditChange {
  readonly entity: readonly [type: string, id: number | null];
  readonly matterId?: number | null;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly why?: string | null;
}

/** A person, or somebody who came by a link and is known by name alone. */
export type AuditActor = Pick<Actor, 'fullName' | 'requestId'> & { readonly personId: number | null };

/** Changes nobody made: a job, the start, the demo. */
export const createSystemActor = (requestId = 'system'): AuditActor & { personId: never } =>
  ({ personId: null, fullName: 'Boedel', requestId }) as unknown as AuditActor & { personId: never };

const bookkeeping = new Set(['version', 'intermediary_id', 'password_hash']);

function pickDifferences(one: object | null | undefined, other: object | null | undefined): object | null {
  if (!one) return null;
  const there = (other ?? {}) as Record<string, unknown>;
  const kept = Object.entries(one).filter(
    ([key, value]) =>
      !bookkeeping.has(key) &&
      (!other || (value !== there[key] && JSON.stringify(value) !== JSON.stringify(there[key]))),
  );
  return Object.fromEntries(kept);
}

const toAuditRow = ({ entity: [entityType, entityId], matterId, before, after, why }: AuditChange) => ({
  entityType,
  entityId,
  matterId: matterId ?? null,
  before: pickDifferences(before, after),
  after: pickDifferences(after, before),
  why: why ?? null,
});

/** Writes the trail's row in the same transaction as the change it records; nobody waits for it but the commit. */
export function audit(tx: Tx, who: AuditActor, action: string, change: AuditChange): Promise<void> {
  const { entityType, entityId, matterId, before, after, why } = toAuditRow(change);
  tx.behind(
    sql`
      insert into audit_entry (person_id, person_name, action, entity_type, entity_id, matter_id, before, after, why, request_id)
      values (${who.personId}, ${who.fullName}, ${action}, ${entityType}, ${entityId}, ${matterId},
              ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb, ${why}, ${who.requestId})
      returning intermediary_id as firm`,
    nudgeLinkerByRows,
  );
  return Promise.resolve();
}

/** A row of the trail for each of several changes of one kind, in one statement. */
export function auditAll(tx: Tx, who: AuditActor, action: string, changes: readonly AuditChange[]): Promise<void> {
  if (changes.length > 0) {
    const rows = changes.map(toAuditRow);
    tx.behind(
      sql`
        insert into audit_entry (person_id, person_name, action, entity_type, entity_id, matter_id, before, after, why, request_id)
        select ${who.personId}::bigint, ${who.fullName}, ${action}, "entityType", "entityId", "matterId", before, after, why, ${who.requestId}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as change("entityType" text, "entityId" bigint, "matterId" bigint, before jsonb, after jsonb, why text)
        returning intermediary_id as firm`,
      nudgeLinkerByRows,
    );
  }
  return Promise.resolve();
}
