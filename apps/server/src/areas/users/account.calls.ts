import { accountCalls } from '@boedel/contract/users/account.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { toDataURL } from 'qrcode';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import type { Services } from '../../platform/services';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { seal } from '../../platform/session/sealed';
import { sessionStore } from '../../platform/session/sessions';
import { lockOfCode, refuseUntilLater, attemptStore } from '../../platform/session/tries';
import { checkPassword } from '../session/change-password';
import { createTotpSecret, createTotp } from '../session/authenticator';
import { authenticatorStore } from '../session/authenticator.store';
import { type UserAccount, readAccountRow, renamePerson, setLanguage, listSignIns } from './account.store';

async function readAccount(tx: Tx, services: Services, personId: number, now: Date): Promise<UserAccount> {
  const row = await readAccountRow(tx, personId);
  const store = authenticatorStore(tx, services.keys, now);
  return {
    ...row,
    isAuthenticatorOn: await store.isOn(personId),
    recoveryCodesLeft: await store.recoveryCodesLeft(personId),
  };
}

const auditAccountChange = (tx: Tx, actor: Actor, action: string, more: { before?: object; after?: object } = {}) =>
  auditInFirm(tx, actor.firmId, actor, action, { entity: ['person', actor.personId], ...more });

/** An account is a person's, not a firm's, so each of these steps outside the firm that is open. */
export const handledAccountCalls = pairHandlers(accountCalls, {
  details: withServices(({ provider, services, actor, now }) =>
    provider.transaction((tx) => readAccount(tx, services, actor.personId, now)),
  ),
  updateDetails: withServices(({ provider, services, actor, body, now }) =>
    provider.transaction(async (tx) => {
      await renamePerson(tx, body.fullname, actor.personId);
      const answer = await readAccount(tx, services, actor.personId, now);
      await auditAccountChange(tx, actor, 'person.renamed', {
        before: { fullname: actor.fullName },
        after: { fullname: body.fullname },
      });
      return answer;
    }),
  ),
  setLanguage: withServices(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      await setLanguage(tx, body.language, actor.personId);
      await auditAccountChange(tx, actor, 'person.language.chosen', { after: { language: body.language } });
      return { done: true as const };
    }),
  ),
  signInHistory: withServices(({ provider, actor }) =>
    provider.transaction((tx) => listSignIns(tx, actor.sessionId, actor.personId)),
  ),
  endOtherSessions: withServices(({ provider, services, actor, now }) =>
    provider.transaction(async (tx) => {
      const store = sessionStore(tx, services.config, now);
      const ended = await store.endAllOf(actor.personId, 'ended by the person', actor.sessionId);
      await auditAccountChange(tx, actor, 'session.others.ended', { after: { ended } });
      return { done: true as const, ended };
    }),
  ),
  startAuthenticator: withServices(async ({ provider, services, actor, body, now }) => {
    await checkPassword(provider, actor, body.currentPassword, now);
    const secret = createTotpSecret();
    const sealed = seal(services.keys, secret);
    await provider.transaction(async (tx) => {
      const begun = await authenticatorStore(tx, services.keys, now).begin(actor.personId, sealed);
      if (begun === 0) {
        throw new RefusalProblem(refuse('code', 'An authenticator app is already set up. Turn it off first.'));
      }
    });
    const address = createTotp(secret, services.config.PROVIDER_NAME, actor.email).toString();
    return { secret, address, picture: await toDataURL(address, { margin: 1, width: 220 }) };
  }),
  confirmAuthenticator: withServices(async ({ provider, services, actor, body, now }) => {
    const outcome = await provider.transaction(async (tx) => {
      const tries = attemptStore(tx, now);
      const wait = await tries.count(lockOfCode(actor.personId));
      if (wait > 0) return wait;
      const store = authenticatorStore(tx, services.keys, now);
      if (!(await store.takeCode(actor.personId, body.code.replaceAll(' ', ''), true))) return undefined;
      await tries.forget(lockOfCode(actor.personId));
      const recoveryCodes = await store.newRecoveryCodes(actor.personId);
      await auditAccountChange(tx, actor, 'person.authenticator.added');
      return { recoveryCodes };
    });
    if (typeof outcome === 'number') refuseUntilLater(outcome);
    if (outcome === undefined || typeof outcome === 'number') {
      throw new RefusalProblem(
        refuse('code', 'This is not the code the app shows now. Wait for the next code and try again.').refusals,
      );
    }
    return outcome;
  }),
  newRecoveryCodes: withServices(async ({ provider, services, actor, body, now }) => {
    await checkPassword(provider, actor, body.currentPassword, now);
    return provider.transaction(async (tx) => {
      const store = authenticatorStore(tx, services.keys, now);
      if (!(await store.isOn(actor.personId))) {
        throw new RefusalProblem(refuse('code', 'Set up an authenticator app first.'));
      }
      const recoveryCodes = await store.newRecoveryCodes(actor.personId);
      await auditAccountChange(tx, actor, 'person.recoverycodes.renewed');
      return { recoveryCodes };
    });
  }),
  removeAuthenticator: withServices(async ({ provider, services, actor, body, now }) => {
    await checkPassword(provider, actor, body.currentPassword, now);
    await provider.transaction(async (tx) => {
      await authenticatorStore(tx, services.keys, now).remove(actor.personId);
      await auditAccountChange(tx, actor, 'person.authenticator.removed');
    });
    return { done: true as const };
  }),
  assist: withServices(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      await auditAccountChange(tx, actor, body.isOn ? 'assist.allowed' : 'assist.stopped');
      return { done: true as const };
    }),
  ),
});
