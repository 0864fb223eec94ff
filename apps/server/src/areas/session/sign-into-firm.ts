import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import { createFreshToken } from '../../platform/session/user-token';

/**
 * The same session in another firm. The token is in the answer alone, not in the header that replaces a token by itself:
 * the browser takes it up and goes to another page in one step.
 */
export async function signIntoFirm(
  { services, actor, now }: { readonly services: Services; readonly actor: Actor; readonly now: Date },
  firmId: number,
): Promise<AnswerOf<typeof sessionCalls.changeFirm>> {
  const ids = { personId: actor.personId, sessionId: actor.sessionId, firmId };
  const { token, row, refreshExpiresIn } = await createFreshToken(services, ids, now);
  return {
    token,
    refreshExpiresIn,
    id: actor.personId,
    fullname: row.full_name,
    email: row.email,
    intermediaryID: firmId,
    systemType: row.system_type,
  };
}
