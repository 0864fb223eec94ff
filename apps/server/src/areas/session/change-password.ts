import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotSignedIn, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { isPassword } from '../../platform/session/passwords';
import { lockOfAccount, refuseUntilLater, attemptStore } from '../../platform/session/tries';
import type { ProviderScope } from '../../platform/tenancy/scopes';
import { hashNewPassword, saveNewPassword } from './new-password';
import { type MembershipRow, type SignInPersonRow, personStore } from './person.store';

/** A session left open must not be enough, nor be a place to guess from: the password proves who asks, and tries count. */
export async function checkPassword(
  provider: ProviderScope,
  actor: Actor,
  given: string,
  now: Date,
): Promise<{ person: SignInPersonRow; firms: MembershipRow[] }> {
  // A password is a person's, not a firm's.
  const { wait, person, firms } = await provider.transaction(async (tx) => ({
    wait: await attemptStore(tx, now).count(lockOfAccount(actor.email)),
    person: await personStore(tx).byId(actor.personId),
    firms: await personStore(tx).firmsOf(actor.personId),
  }));
  refuseUntilLater(wait);
  if (!person) throw new NotSignedIn('invalid');
  if (!(await isPassword(person.password_hash, given))) {
    throw new RefusalProblem(refuse('currentPassword', 'This is not your present password.'));
  }
  await provider.transaction((tx) => attemptStore(tx, now).takeBack(lockOfAccount(actor.email)));
  return { person, firms };
}

export const changePassword: ServiceHandler<typeof sessionCalls.changepassword> = async (request) => {
  const { provider, services, actor, body, now, requestId } = request;
  const { person, firms } = await checkPassword(provider, actor, body.currentPassword, now);
  if (body.newPassword === body.currentPassword) {
    throw new RefusalProblem(refuse('newPassword', 'This is the password you have. Choose another.'));
  }
  const passwordHash = await hashNewPassword(body.newPassword, person, firms, services.config.PROVIDER_NAME);
  const saving = {
    person,
    firms,
    passwordHash,
    action: 'password.changed',
    exceptSession: actor.sessionId,
    requestId,
  } as const;
  await provider.transaction((tx) => saveNewPassword(tx, services.config, now, saving));
  return { done: true };
};

export const setTwoFactor: ServiceHandler<typeof sessionCalls.setTwoFactor> = async ({
  provider,
  actor,
  body,
  now,
}) => {
  const { person } = await checkPassword(provider, actor, body.currentPassword, now);
  await provider.transaction(async (tx) => {
    await personStore(tx).saveTwoFactor(person.id, body.isOn);
    await auditInFirm(tx, actor.firmId, actor, 'person.twofactor.changed', {
      entity: ['person', person.id],
      before: { twoFactor: person.two_factor },
      after: { twoFactor: body.isOn },
    });
  });
  return { isOn: body.isOn };
};
