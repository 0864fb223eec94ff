import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { type Sql, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { worksIn } from '../../platform/tenancy/colleagues';
import { openMatter } from '../../platform/tenancy/matter-door';

/** Somebody given single matters learns who works on those, and nobody else's name: row security shows those alone. */
const worksOn = (matterId: number | null): Sql => sql`exists (select from matter t
  where t.intermediary_id = app_firm() and (${matterId}::bigint is null or t.id = ${matterId})
    and m.person_id in (t.responsible_person_id, t.assistant_person_id))`;

/**
 * Who works on the matter is always among them: who lost the type since is still shown by name. Without a matter they are
 * the colleagues of the profile the person works in.
 */
export const getColleagues: Handler<typeof matterCalls.getColleagues> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID } = query;
    const type = matterID ? (await openMatter(tx, matterID)).system_type : actor.systemType;
    const offered = sql`((select app_matters() is null) and ${worksIn(sql`${type}::int`)})`;
    return tx.rows<{ id: number; name: string }>(sql`
      select p.id, p.full_name as name from membership m join person p on p.id = m.person_id
      where ${offered} or ((select app_matters() is not null) or ${matterID ?? null}::bigint is not null) and ${worksOn(matterID ?? null)}
      order by p.full_name, p.id`);
  });
