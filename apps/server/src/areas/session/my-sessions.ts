import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { FurtherHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { sessions } from '../../platform/session/sessions';
import { lockOpenSession, openSessionsOf } from './my-session.store';

export const mySessions: FurtherHandler<typeof sessionCalls.sessions> = ({ provider, actor, now }) =>
  // Sessions are nobody's rows but the provider's.
  provider.transaction((tx) => openSessionsOf(tx, actor.sessionId, actor.personId, now));

export const endMySession: FurtherHandler<typeof sessionCalls.endSession> = async ({
  provider,
  parts,
  actor,
  body,
  now,
}) => {
  await provider.transaction(async (tx) => {
    const own = await lockOpenSession(tx, body.id, actor.personId);
    if (!own) throw new NotFound();
    await sessions(tx, parts.config, now).end(body.id, 'ended by the person');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', body.id] });
  });
  return { done: true };
};

export const logout: FurtherHandler<typeof sessionCalls.logout> = async ({ provider, parts, actor, now }) => {
  await provider.transaction(async (tx) => {
    await sessions(tx, parts.config, now).end(actor.sessionId, 'signed out');
    await auditInFirm(tx, actor.firmId, actor, 'session.ended', { entity: ['session', actor.sessionId] });
  });
  return { done: true };
};
