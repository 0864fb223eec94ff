import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotAllowed, NotSignedIn } from '../../platform/problems';
import { askCaller, type CallerIds, type CallerRow } from '../../platform/session/caller';
import { sessions } from '../../platform/session/sessions';
import { freshTokenFor } from '../../platform/session/user-token';
import { firmsShutOut } from './arrears';
import { personStore } from './person.store';

export const shutOutSentence =
  'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.';

async function isShutOut(tx: Tx, { personId, firmId }: CallerIds, now: Date): Promise<boolean> {
  const firms = await personStore(tx).firmsOf(personId);
  const shutOut = await firmsShutOut(tx, firms, now);
  return shutOut.has(firmId);
}

/** A fresh pair. What went wrong is told only afterwards, so that an ended family stays ended. */
export const refreshToken: Handler<typeof sessionCalls.refreshToken> = async ({ provider, parts, body, now }) => {
  const { personId, firmId, sessionId } = await parts.tokens.verifyPast(body.userToken);
  const ids = { personId, firmId, sessionId };
  // The token is past its time, so the firm is not proven yet.
  const outcome = await provider.transaction(async (tx) => {
    const live = await tx.maybe<CallerRow>(askCaller(ids, now));
    if (!live) return undefined;
    const store = sessions(tx, parts.config, now);
    const next = await store.rotate(sessionId, body.refreshToken);
    if (!next) return undefined;
    if (await isShutOut(tx, ids, now)) {
      await store.end(sessionId, 'the firm is in arrears');
      return 'in arrears';
    }
    await store.extend(sessionId);
    return { next };
  });
  if (outcome === 'in arrears') throw new NotAllowed(shutOutSentence);
  if (!outcome) throw new NotSignedIn('invalid', 'Your session has ended. Sign in again.');
  const { token, refreshExpiresIn } = await freshTokenFor(parts, ids, now);
  return { token, refreshToken: outcome.next, refreshExpiresIn };
};

/** Stay signed in. */
export const ping: Handler<typeof sessionCalls.token> = async ({ provider, parts, actor, now }) => {
  // Sessions are nobody's rows but the provider's.
  await provider.transaction((tx) => sessions(tx, parts.config, now).extend(actor.sessionId));
  const { token, refreshExpiresIn } = await freshTokenFor(parts, actor, now);
  return { token, refreshExpiresIn };
};
