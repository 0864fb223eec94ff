import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { openMatter } from '../../platform/tenancy/matter-door';

/** People `m` of the firm who see matters of the type: it is theirs and the firm's. The same as what opens for them. */
export const worksIn = (systemType: Sql): Sql => sql`(m.accepted_at is not null
  and (not m.roles && '{JointAppointee,UserMatterAccess}'::text[] or 'Admin' = any(m.roles))
  and ${systemType} = any(m.system_types)
  and ${systemType} = any((select i.system_types from intermediary i where i.id = app_firm())::int[]))`;

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

/** Whoever is newly named must work in the type of the matter; who is named already may stay. */
export async function mustWorkIn(
  tx: Tx,
  systemType: number,
  named: Readonly<Record<string, { before: number | null; after: number | null | undefined }>>,
): Promise<void> {
  const fresh = Object.entries(named).filter(([, { before, after }]) => after != null && after !== before);
  if (fresh.length === 0) return;
  const ids = fresh.map(([, { after }]) => after!);
  const found = await tx.rows<{ id: number }>(sql`
    select m.person_id as id from membership m where m.person_id = any(${ids}::bigint[]) and ${worksIn(sql`${systemType}::int`)}`);
  const wrong = fresh.find(([, { after }]) => !found.some(({ id }) => id === after));
  if (wrong) {
    orRefuse(refuse(wrong[0], 'This person does not work in this kind of matter. Choose a colleague from the list.'));
  }
}
