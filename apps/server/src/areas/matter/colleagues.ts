import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';

/** Somebody given single matters learns who works on those, and nobody else's name: row security shows those alone. */
const worksOnTheirs = sql`((select app_matters() is null) or exists (select from matter t
  where t.intermediary_id = app_firm() and m.person_id in (t.responsible_person_id, t.assistant_person_id)))`;

export const getColleagues: Handler<typeof matterCalls.getColleagues> = ({ tenant }) =>
  tenant.transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`
      select p.id, p.full_name as name from membership m join person p on p.id = m.person_id
      where not m.roles && '{JointAppointee,UserMatterAccess}'::text[] and ${worksOnTheirs}
      order by p.full_name, p.id`),
  );
