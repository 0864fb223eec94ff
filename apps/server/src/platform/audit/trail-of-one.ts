import type { trailOfOneSchema } from '@boedel/contract/audit-trail/trail-of-one.schema';
import { maskRecord } from '@boedel/domain/identity/mask';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';

type Entry = z.infer<typeof trailOfOneSchema>[number];

const masked = (record: Entry['before']) => maskRecord(record) as Entry['before'];

/** What was done about one thing, newest first, its numbers masked. Whoever asks has opened the matter it is of. */
export async function trailOfOne(tx: Tx, entity: string, id: number, take = 500): Promise<Entry[]> {
  const rows = await tx.rows<Entry>(sql`
    select id, at, person_name as person, action, before, after, why from audit_entry
    where entity_type = ${entity} and entity_id = ${id} order by id desc limit ${take}`);
  return rows.map((row) => ({ ...row, before: masked(row.before), after: masked(row.after) }));
}
