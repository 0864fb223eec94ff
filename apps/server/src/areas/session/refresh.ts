import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler } from '../../platform/http/handler';
import { NotSignedIn, ShutOut } from '../../platform/problems';
import type { Parts } from '../../platform/parts';
import { askCaller, type CallerIds, type CallerRow } from '../../platform/session/caller';
import { sessions } from '../../platform/session/sessions';
import { freshTokenFor, secondsUntil, signFor } from '../../platform/session/user-token';
import { firmsShutOut } from './arrears';
import { personStore } from './person.store';

export const shutOutSentence =
  'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.';
const inArrears = (): ShutOut => new ShutOut(shutOutSentence, '/accountInArrears');

/** Ends the session of somebody whose firm fell into arrears while they were in; they get no further than at sign-in. */
async function endsForArrears(tx: Tx, { config }: Parts, ids: CallerIds, now: Date): Promise<boolean> {
  const firms = await personStore(tx).firmsOf(ids.personId);
  if (!(await firmsShutOut(tx, firms, now)).has(ids.firmId)) return false;
  await sessions(tx, config, now).end(ids.sessionId, 'the firm is in arrears');
  return true;
}

/** A fresh pair. What went wrong is told only afterwards, so that an ended family stays ended. */
export const refreshToken: FurtherHandler<typeof sessionCalls.refreshToken> = async ({
  provider,
  parts,
  body,
  now,
}) => {
  const { personId, firmId, sessionId } = await parts.tokens.verifyPast(body.userToken);
  const ids = { personId, firmId, sessionId };
  // The token is past its time, so the firm is not proven yet.
  const outcome = await provider.transaction(async (tx) => {
    const live = await tx.maybe<CallerRow>(askCaller(ids, now));
    if (!live) return undefined;
    const store = sessions(tx, parts.config, now);
    const next = await store.rotate(sessionId, body.refreshToken);
    if (!next) return undefined;
    if (await endsForArrears(tx, parts, ids, now)) return 'in arrears';
    await store.extend(sessionId);
    // Read before others can end the session: whoever came first is answered, whatever comes after.
    return { next, row: await tx.one<CallerRow>(askCaller(ids, now)) };
  });
  if (outcome === 'in arrears') throw inArrears();
  if (!outcome) throw new NotSignedIn('invalid', 'Your session has ended. Sign in again.');
  const { next, row } = outcome;
  return {
    token: await signFor(parts, ids, row, now),
    refreshToken: next,
    refreshExpiresIn: secondsUntil(row.idle_ends_at, now),
  };
};

/** Stay signed in. */
export const ping: FurtherHandler<typeof sessionCalls.token> = async ({ provider, parts, actor, now }) => {
  // Sessions are nobody's rows but the provider's.
  const isOver = await provider.transaction(async (tx) => {
    if (await endsForArrears(tx, parts, actor, now)) return true;
    await sessions(tx, parts.config, now).extend(actor.sessionId);
    return false;
  });
  if (isOver) throw inArrears();
  const { token, refreshExpiresIn } = await freshTokenFor(parts, actor, now);
  return { token, refreshExpiresIn };
};
