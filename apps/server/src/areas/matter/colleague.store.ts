import type { Tx } from '../../platform/db/database';
import { sql, type Sql } from '../../platform/db/sql';
import { whereWorksIn } from '../../platform/tenancy/colleagues';

/** Somebody given single matters learns who works on those, and nobody else's name: row security shows those alone. */
export const whereWorksOn = (matterId: number | null): Sql => sql`exists (select from matter t
  where t.intermediary_id = app_firm() and (${matterId}::bigint is null or t.id = ${matterId})
    and m.person_id in (t.responsible_person_id, t.assistant_person_id))`;

/** Whom a task or a matter can be given to: by the type, or on single matters those who work on them. */
export function listColleagues(
  tx: Tx,
  systemType: number,
  matterId: number | null,
): Promise<{ id: number; name: string }[]> {
  const offered = sql`((select app_matters() is null) and ${whereWorksIn(sql`${systemType}::int`)})`;
  return tx.rows(sql`
    select p.id, p.full_name as name from membership m join person p on p.id = m.person_id
    where ${offered} or ((select app_matters() is not null) or ${matterId}::bigint is not null) and ${whereWorksOn(matterId)}
    order by p.full_name, p.id`);
}
