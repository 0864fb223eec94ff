import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { sessions } from '../../platform/session/sessions';

type OpenSession = AnswerOf<typeof sessionCalls.sessions>[number];

export const mySessions: Handler<typeof sessionCalls.sessions> = ({ provider, actor, now }) =>
  // Sessions are nobody's rows but the provider's.
  provider.transaction((tx) =>
    tx.rows<OpenSession>(sql`
      select id, started_at as "startedAt", seen_at as "lastSeenAt", way, address, device,
             id = ${actor.sessionId} as "isCurrent"
      from session where person_id = ${actor.personId} and ended_at is null and idle_ends_at > ${now.toISOString()}
      order by id = ${actor.sessionId} desc, seen_at desc, id desc limit 50`),
  );

export const endMySession: Handler<typeof sessionCalls.endSession> = async ({ provider, parts, actor, body, now }) => {
  await provider.transaction(async (tx) => {
    const own = await tx.maybe(sql`select id from session
      where id = ${body.id} and person_id = ${actor.personId} and ended_at is null for update`);
    if (!own) throw new NotFound();
    await sessions(tx, parts.config, now).end(body.id, 'ended by the person');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', body.id] });
  });
  return { done: true };
};

export const logout: Handler<typeof sessionCalls.logout> = async ({ provider, parts, actor, now }) => {
  await provider.transaction(async (tx) => {
    await sessions(tx, parts.config, now).end(actor.sessionId, 'signed out');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', actor.sessionId] });
  });
  return { done: true };
};
