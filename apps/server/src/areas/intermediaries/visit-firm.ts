import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { Refuses } from '../../platform/problems';
import { signIntoFirm } from '../session/sign-into-firm';
import { intermediaryStore } from './intermediaries.store';

type Calls = typeof intermediaryCalls;
const visitHours = 4;

/**
 * Support works inside a firm as a member for some hours: the firm sees the visitor among its people, and everything
 * done stands in its trail under the visitor's name, with the reason at the beginning.
 */
export const enterFirm: Handler<Calls['enter']> = async (request) => {
  const { provider, actor, body, now } = request;
  const until = new Date(now.getTime() + visitHours * 3_600_000).toISOString();
  await provider.transaction(async (tx) => {
    const firm = await intermediaryStore(tx).find(body.intermediaryID);
    const own = await tx.maybe<{ support_until: string | null }>(sql`select support_until from membership
      where intermediary_id = ${firm.id} and person_id = ${actor.personId} for update`);
    if (own && own.support_until === null) {
      throw new Refuses(
        refuse('intermediaryID', 'You belong to this firm; change to it in your profile menu.').refusals,
      );
    }
    const type = firm.system_types.includes(actor.systemType) ? actor.systemType : (firm.system_types[0] ?? 0);
    await tx.run(sql`
      insert into membership (intermediary_id, person_id, roles, system_types, system_type, support_until, support_reason)
      values (${firm.id}, ${actor.personId}, '{SuperAdmin,Admin,"Capture Matter"}', ${firm.system_types}, ${type}, ${until},
              ${body.reason})
      on conflict (intermediary_id, person_id) do update set support_until = excluded.support_until,
        support_reason = excluded.support_reason, roles = excluded.roles, system_types = excluded.system_types,
        version = membership.version + 1`);
    await auditInFirm(tx, firm.id, actor, 'support.entered', {
      entity: ['person', actor.personId],
      after: { until },
      why: body.reason,
    });
  });
  return signIntoFirm(request, body.intermediaryID);
};

export const visitOf: Handler<Calls['visit']> = ({ tenant, actor }) =>
  tenant.transaction(async (tx) => {
    const visit = await tx.maybe<{ firm: string; reason: string; until: string }>(sql`
      select i.name as firm, coalesce(m.support_reason, '') as reason, m.support_until as until
      from membership m join intermediary i on i.id = m.intermediary_id
      where m.person_id = ${actor.personId} and m.support_until is not null`);
    return visit ?? null;
  });

/** Back into the provider's own firm. */
export const leaveFirm: Handler<Calls['leave']> = async (request) => {
  const { provider, actor, now } = request;
  const home = await provider.transaction(async (tx) => {
    const left = await tx.run(sql`update membership set support_until = ${now.toISOString()}, version = version + 1
      where intermediary_id = ${actor.firmId} and person_id = ${actor.personId} and support_until is not null`);
    const own = await tx.maybe<{ id: number }>(sql`select m.intermediary_id as id from membership m
      join intermediary i on i.id = m.intermediary_id
      where m.person_id = ${actor.personId} and m.support_until is null and m.accepted_at is not null order by i.is_provider desc, i.id limit 1`);
    if (left === 0 || !own) throw new Refuses(refuse('error', 'You are not here for support.').refusals);
    await auditInFirm(tx, actor.firmId, actor, 'support.left', { entity: ['person', actor.personId] });
    return own.id;
  });
  return signIntoFirm(request, home);
};
