import type { trailOfOneSchema } from '@boedel/contract/audit-trail/trail-of-one.schema';
import { maskRecord } from '@boedel/domain/identity/mask';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';

type TrailEntry = z.infer<typeof trailOfOneSchema>[number];

const maskValues = (record: TrailEntry['before']) => maskRecord(record) as TrailEntry['before'];

/** What was done about one thing, newest first, its numbers masked. Whoever asks has opened the matter it is of. */
export async function readRecordTrail(tx: Tx, entity: string, id: number, take = 500): Promise<TrailEntry[]> {
  const rows = await tx.rows<TrailEntry>(sql`
    select id, at, person_name as person, action, before, after, why from audit_entry
    where entity_type = ${entity} and entity_id = ${id} order by id desc limit ${take}`);
  return rows.map((row) => ({ ...row, before: maskValues(row.before), after: maskValues(row.after) }));
}
