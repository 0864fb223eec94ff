import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotSignedIn, ShutOutProblem } from '../../platform/problems';
import type { Services } from '../../platform/services';
import { selectCaller, type CallerIds, type CallerRow } from '../../platform/session/caller';
import { sessionStore } from '../../platform/session/sessions';
import { createFreshToken, computeSecondsUntil, signToken } from '../../platform/session/user-token';
import { listShutOutFirms } from './arrears';
import { personStore } from './person.store';

export const shutOutSentence =
  'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.';
const createArrearsRefusal = (): ShutOutProblem => new ShutOutProblem(shutOutSentence, '/accountInArrears');

/** Ends the session of somebody whose firm fell into arrears while they were in; they get no further than at sign-in. */
async function endForArrears(tx: Tx, { config }: Services, ids: CallerIds, now: Date): Promise<boolean> {
  const firms = await personStore(tx).firmsOf(ids.personId);
  if (!(await listShutOutFirms(tx, firms, now)).has(ids.firmId)) return false;
  await sessionStore(tx, config, now).end(ids.sessionId, 'the firm is in arrears');
  return true;
}

/** A fresh pair. What went wrong is told only afterwards, so that an ended family stays ended. */
export const refreshToken: ServiceHandler<typeof sessionCalls.refreshToken> = async ({
  provider,
  services,
  body,
  now,
}) => {
  const { personId, firmId, sessionId } = await services.tokens.verifyPast(body.userToken);
  const ids = { personId, firmId, sessionId };
  // The token is past its time, so the firm is not proven yet.
  const outcome = await provider.transaction(async (tx) => {
    const live = await tx.maybe<CallerRow>(selectCaller(ids, now));
    if (!live) return undefined;
    const store = sessionStore(tx, services.config, now);
    const next = await store.rotate(sessionId, body.refreshToken);
    if (!next) return undefined;
    if (await endForArrears(tx, services, ids, now)) return 'in arrears';
    await store.extend(sessionId);
    // Read before others can end the session: whoever came first is answered, whatever comes after.
    return { next, row: await tx.one<CallerRow>(selectCaller(ids, now)) };
  });
  if (outcome === 'in arrears') throw createArrearsRefusal();
  if (!outcome) throw new NotSignedIn('invalid', 'Your session has ended. Sign in again.');
  const { next, row } = outcome;
  return {
    token: await signToken(services, ids, row, now),
    refreshToken: next,
    refreshExpiresIn: computeSecondsUntil(row.idle_ends_at, now),
  };
};

/** Stay signed in. */
export const refreshSession: ServiceHandler<typeof sessionCalls.token> = async ({ provider, services, actor, now }) => {
  // Sessions are nobody's rows but the provider's.
  const isOver = await provider.transaction(async (tx) => {
    if (await endForArrears(tx, services, actor, now)) return true;
    await sessionStore(tx, services.config, now).extend(actor.sessionId);
    return false;
  });
  if (isOver) throw createArrearsRefusal();
  const { token, refreshExpiresIn } = await createFreshToken(services, actor, now);
  return { token, refreshExpiresIn };
};
