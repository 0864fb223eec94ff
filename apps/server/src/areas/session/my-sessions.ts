import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { sessionStore } from '../../platform/session/sessions';
import { lockOpenSession, listOpenSessions } from './my-session.store';

export const listMySessions: ServiceHandler<typeof sessionCalls.sessions> = ({ provider, actor, now }) =>
  // Sessions are nobody's rows but the provider's.
  provider.transaction((tx) => listOpenSessions(tx, actor.sessionId, actor.personId, now));

export const endMySession: ServiceHandler<typeof sessionCalls.endSession> = async ({
  provider,
  services,
  actor,
  body,
  now,
}) => {
  await provider.transaction(async (tx) => {
    const own = await lockOpenSession(tx, body.id, actor.personId);
    if (!own) throw new NotFound();
    await sessionStore(tx, services.config, now).end(body.id, 'ended by the person');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', body.id] });
  });
  return { done: true };
};

export const logout: ServiceHandler<typeof sessionCalls.logout> = async ({ provider, services, actor, now }) => {
  await provider.transaction(async (tx) => {
    await sessionStore(tx, services.config, now).end(actor.sessionId, 'signed out');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', actor.sessionId] });
  });
  return { done: true };
};
