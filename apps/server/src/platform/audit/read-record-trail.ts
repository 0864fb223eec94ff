import type { trailOfOneSchema } from '@boedel/contract/audit-trail/trail-of-one.schema';
import { maskRecord } from '@boedel/domain/identity/mask';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { audit, type AuditActor } from './audit';

type TrailEntry = z.infer<typeof trailOfOneSchema>[number];

const maskValues = (record: TrailEntry['before']) => maskRecord(record) as TrailEntry['before'];

/** What was done about one thing, newest first, its numbers masked. Whoever asks has opened the matter it is of. */
export async function readRecordTrail(tx: Tx, entity: string, id: number, take = 500): Promise<TrailEntry[]> {
  const rows = await tx.rows<TrailEntry>(sql`
    select id, at, person_name as person, action, before, after, why from audit_entry
    where entity_type = ${entity} and entity_id = ${id} order by id desc limit ${take}`);
  return rows.map((row) => ({ ...row, before: maskValues(row.before), after: maskValues(row.after) }));
}

/** What was done about one subject of a matter, such as its register of owners, newest first. */
export async function readSubjectTrail(tx: Tx, matterId: number, subject: string, take = 200): Promise<TrailEntry[]> {
  const rows = await tx.rows<TrailEntry>(sql`
    select id, at, person_name as person, action, before, after, why from audit_entry
    where matter_id = ${matterId} and starts_with(action, ${`${subject}.`}) order by id desc limit ${take}`);
  return rows.map((row) => ({ ...row, before: maskValues(row.before), after: maskValues(row.after) }));
}

/** That somebody looked at something of a matter: once a person and day, so that the trail is not flooded. */
export async function auditLook(tx: Tx, who: AuditActor, action: string, matterId: number, now: Date): Promise<void> {
  const since = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  const known = await tx.maybe(sql`
    select id from audit_entry where matter_id = ${matterId} and action = ${action} and person_id = ${who.personId}
      and at >= ${since}::timestamptz limit 1`);
  if (!known) await audit(tx, who, action, { entity: ['matter', matterId], matterId });
}
