import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Parts } from '../../platform/parts';
import type { Actor } from '../../platform/tenancy/actor';
import { freshTokenFor } from '../../platform/session/user-token';

/**
 * The same session in another firm. The token is in the answer alone, not in the header that replaces a token by itself:
 * the browser takes it up and goes to another page in one step.
 */
export async function signIntoFirm(
  { parts, actor, now }: { readonly parts: Parts; readonly actor: Actor; readonly now: Date },
  firmId: number,
): Promise<AnswerOf<typeof sessionCalls.changeFirm>> {
  const ids = { personId: actor.personId, sessionId: actor.sessionId, firmId };
  const { token, row, refreshExpiresIn } = await freshTokenFor(parts, ids, now);
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
