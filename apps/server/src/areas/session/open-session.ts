import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { NotSignedIn } from '../../platform/problems';
import { sessionStore, type SignInWay } from '../../platform/session/sessions';
import { lockOfCode, lockOfMail, readAttemptPlace, attemptStore } from '../../platform/session/tries';
import { createFreshToken } from '../../platform/session/user-token';
import type { ProviderScope } from '../../platform/tenancy/scopes';
import { acceptInvitation } from './accept-invitation';
import { listShutOutFirms } from './arrears';
import { type SignInPersonRow, personStore } from './person.store';

export type SignInAnswer = AnswerOf<typeof sessionCalls.authenticate>;

/** What every way of signing in is given. */
export interface SignInContext {
  readonly provider: ProviderScope;
  readonly services: Services;
  readonly now: Date;
  readonly address: string;
  readonly device: string | undefined;
  readonly requestId: string;
}

export const notIn: SignInAnswer = { token: null, accountInArrears: false, twoFactorRequired: false, challenge: null };

/** One answer for a wrong address and a wrong password. */
export const createWrongCredentials = (personId?: number): NotSignedIn =>
  new NotSignedIn('invalid', 'The email address or the password is not right.', personId);

/** Signed in, so the tries before no longer count; the address keeps what others there got wrong. */
async function clearTries(tx: Tx, person: SignInPersonRow, { now, address, device }: SignInContext): Promise<void> {
  const tries = attemptStore(tx, now);
  const { account, locks } = await readAttemptPlace(tx, now, { email: person.email, person, address, device });
  await tries.forget(account, lockOfCode(person.id), lockOfMail('code', person.email));
  const others = locks.filter((lock) => lock !== account);
  if (others.length > 0) await tries.takeBack(...others);
}

/**
 * The person is proven: opens a session in the firm last used, unless every firm of theirs is shut out. Who has no firm
 * to enter but one that invited them enters that.
 */
export async function openSession(
  entrance: SignInContext,
  person: SignInPersonRow,
  proof: { way: SignInWay; roleCeiling?: readonly string[] | undefined },
): Promise<SignInAnswer> {
  const { provider, services, now, address, device, requestId } = entrance;
  // A person who signs in has no firm yet.
  const opened = await provider.transaction(async (tx) => {
    await clearTries(tx, person, entrance);
    const firms = await personStore(tx).doorsOf(person.id);
    if (firms.length === 0) return undefined;
    const shutOut = await listShutOutFirms(tx, firms, now);
    const firm = firms.find((each) => !shutOut.has(each.firm_id));
    if (!firm) return 'in arrears';
    const session = await sessionStore(tx, services.config, now).start({
      personId: person.id,
      ...proof,
      address,
      device,
    });
    const who = { personId: person.id, fullName: person.full_name, requestId };
    if (!(await acceptInvitation(tx, who, firm.firm_id, now))) throw createWrongCredentials();
    await personStore(tx).usesFirm(person.id, firm.firm_id);
    await auditInFirm(tx, firm.firm_id, who, 'session.started', {
      entity: ['session', session.sessionId],
      after: proof,
    });
    return { ...session, firmId: firm.firm_id };
  });
  if (!opened) throw createWrongCredentials();
  if (opened === 'in arrears') return { ...notIn, accountInArrears: true };
  const { sessionId, firmId, refreshToken } = opened;
  const fresh = await createFreshToken(services, { personId: person.id, firmId, sessionId }, now);
  return {
    ...notIn,
    token: fresh.token,
    refreshToken,
    refreshExpiresIn: fresh.refreshExpiresIn,
    id: person.id,
    fullname: person.full_name,
    email: person.email,
    intermediaryID: firmId,
    systemType: fresh.row.system_type,
    language: person.language,
  };
}
