import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const lockMembership = (tx: Tx, firmId: number, personId: number): Promise<object | undefined> =>
  tx.maybe(sql`select id from membership
    where intermediary_id = ${firmId} and person_id = ${personId} for update`);

export const acceptMembership = (tx: Tx, now: Date, firmId: number, personId: number): Promise<number> =>
  tx.run(sql`update membership set accepted_at = ${now.toISOString()}, invited_name = null,
      invited_email = null, version = version + 1
    where intermediary_id = ${firmId} and person_id = ${personId} and accepted_at is null`);

export const deleteMembership = (
  tx: Tx,
  firmId: number,
  personId: number,
): Promise<{ invited_name: string } | undefined> =>
  tx.maybe(sql`delete from membership
    where intermediary_id = ${firmId} and person_id = ${personId} and accepted_at is null returning invited_name`);
