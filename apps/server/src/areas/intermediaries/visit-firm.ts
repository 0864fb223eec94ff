import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { signIntoFirm } from '../session/sign-into-firm';
import { intermediaryStore } from './intermediaries.store';
import {
  insertVisit,
  endVisit,
  findHomeFirm,
  keepVisit,
  lockMembership,
  findSupportName,
  findVisit,
} from './visit.store';

type VisitFirmCalls = typeof intermediaryCalls;
const visitHours = 4;

/**
 * Support is in a firm as a member for some hours, to read: the firm sees the visitor among its people, what they read is in
 * its trail, and an administrator of the firm may allow changes for a time. Money stays closed to them (`allowInVisit` of a call).
 */
export const enterFirm: ServiceHandler<VisitFirmCalls['enter']> = async (request) => {
  const { provider, actor, body, now } = request;
  const until = new Date(now.getTime() + visitHours * 3_600_000).toISOString();
  await provider.transaction(async (tx) => {
    const firm = await intermediaryStore(tx).find(body.intermediaryID);
    const own = await lockMembership(tx, firm.id, actor.personId);
    if (own && own.support_until === null) {
      throw new RefusalProblem(
        refuse('intermediaryID', 'You are a user of this firm. Switch to it in your profile menu.').refusals,
      );
    }
    const type = firm.system_types.includes(actor.systemType) ? actor.systemType : (firm.system_types[0] ?? 0);
    await insertVisit(tx, {
      firmId: firm.id,
      personId: actor.personId,
      systemTypes: firm.system_types,
      type,
      until,
      reason: body.reason,
    });
    await keepVisit(tx, { firmId: firm.id, personId: actor.personId, reason: body.reason }, now, until);
    await auditInFirm(
      tx,
      firm.id,
      { ...actor, fullName: await findSupportName(tx, actor.fullName) },
      'support.entered',
      {
        entity: ['person', actor.personId],
        after: { until },
        why: body.reason,
      },
    );
  });
  return signIntoFirm(request, body.intermediaryID);
};

export const readVisit: Handler<VisitFirmCalls['visit']> = ({ scope, actor, now }) =>
  scope.transaction(async (tx) => {
    const visit = await findVisit(tx, actor.personId, now);
    return visit ?? null;
  });

/** Back into the provider's own firm. */
export const leaveFirm: ServiceHandler<VisitFirmCalls['leave']> = async (request) => {
  const { provider, actor, now } = request;
  const home = await provider.transaction(async (tx) => {
    const left = await endVisit(tx, actor.firmId, actor.personId, now);
    const own = await findHomeFirm(tx, actor.personId);
    if (left === 0 || !own) throw new RefusalProblem(refuse('error', 'You are not on a support visit.'));
    await auditInFirm(tx, actor.firmId, actor, 'support.left', { entity: ['person', actor.personId] });
    return own.id;
  });
  return signIntoFirm(request, home);
};
