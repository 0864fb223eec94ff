import { refuse, type Refused } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { worksIn } from '../../platform/tenancy/colleagues';

/** A colleague `m` of the whole firm who works in the type of the matter, or in any where there is none. */
export const mayOwn = (systemType: Sql): Sql => sql`(m.accepted_at is not null and (${systemType} is null
  and (not m.roles && '{JointAppointee,UserMatterAccess}'::text[] or 'Admin' = any(m.roles)) or ${worksIn(systemType)}))`;

/** Nobody who left the firm, is of another one, or does not work in this kind of matter: one sentence for all of them. */
export const noOwner = (field: string): Refused =>
  refuse(
    field,
    'This person does not work in the firm, or not in this kind of matter. Choose a colleague from the list.',
  );

export async function checkOwner(tx: Tx, personId: number, systemType: number | null): Promise<Refused | undefined> {
  const found = await tx.maybe(
    sql`select m.person_id from membership m where m.person_id = ${personId} and ${mayOwn(sql`${systemType}::int`)}`,
  );
  return found ? undefined : noOwner('ownerID');
}
