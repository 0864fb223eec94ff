import type { Tx } from '../../platform/db/database';
import { sql, type Sql } from '../../platform/db/sql';
import { whereWorksIn } from '../../platform/tenancy/colleagues';

/** A colleague `m` of the whole firm who works in the type of the matter, or in any where there is none. */
export const mayOwn = (systemType: Sql): Sql => sql`(m.accepted_at is not null and (${systemType} is null
  and not is_restricted(m.roles) or ${whereWorksIn(systemType)}))`;

export const findOwnerOfType = (tx: Tx, personId: number, systemType: number | null): Promise<object | undefined> =>
  tx.maybe(
    sql`select m.person_id from membership m where m.person_id = ${personId} and ${mayOwn(sql`${systemType}::int`)}`,
  );

export const findOwner = (tx: Tx, personId: number): Promise<object | undefined> =>
  tx.maybe(sql`select m.person_id from membership m where m.person_id = ${personId} and ${mayOwn(sql`null::int`)}`);
