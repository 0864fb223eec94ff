import { accountCalls } from '@boedel/contract/users/account.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { toDataURL } from 'qrcode';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { further, handle } from '../../platform/http/handler';
import type { Parts } from '../../platform/parts';
import { Refuses } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { seal } from '../../platform/session/sealed';
import { sessions } from '../../platform/session/sessions';
import { lockOfCode, orWait, triesAt } from '../../platform/session/tries';
import { provePassword } from '../session/change-password';
import { newTotpSecret, totpOf } from '../session/authenticator';
import { authenticators } from '../session/authenticator.store';
import { type Account, accountOf, renamePerson, setLanguage, signInsOf } from './account.store';

async function account(tx: Tx, parts: Parts, personId: number, now: Date): Promise<Account> {
  const row = await accountOf(tx, personId);
  const store = authenticators(tx, parts.keys, now);
  return {
    ...row,
    isAuthenticatorOn: await store.isOn(personId),
    recoveryCodesLeft: await store.recoveryCodesLeft(personId),
  };
}

const tell = (tx: Tx, actor: Actor, action: string, more: { before?: object; after?: object } = {}) =>
  auditInFirm(tx, actor.firmId, actor, action, { entity: ['person', actor.personId], ...more });

/** An account is a person's, not a firm's, so each of these steps outside the firm that is open. */
export const handledAccountCalls = handle(accountCalls, {
  details: further(({ provider, parts, actor, now }) =>
    provider.transaction((tx) => account(tx, parts, actor.personId, now)),
  ),
  updateDetails: further(({ provider, parts, actor, body, now }) =>
    provider.transaction(async (tx) => {
      await renamePerson(tx, body.fullname, actor.personId);
      const answer = await account(tx, parts, actor.personId, now);
      await tell(tx, actor, 'person.renamed', {
        before: { fullname: actor.fullName },
        after: { fullname: body.fullname },
      });
      return answer;
    }),
  ),
  setLanguage: further(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      await setLanguage(tx, body.language, actor.personId);
      await tell(tx, actor, 'person.language.chosen', { after: { language: body.language } });
      return { done: true as const };
    }),
  ),
  signInHistory: further(({ provider, actor }) =>
    provider.transaction((tx) => signInsOf(tx, actor.sessionId, actor.personId)),
  ),
  endOtherSessions: further(({ provider, parts, actor, now }) =>
    provider.transaction(async (tx) => {
      const store = sessions(tx, parts.config, now);
      const ended = await store.endAllOf(actor.personId, 'ended by the person', actor.sessionId);
      await tell(tx, actor, 'session.others.ended', { after: { ended } });
      return { done: true as const, ended };
    }),
  ),
  startAuthenticator: further(async ({ provider, parts, actor, body, now }) => {
    await provePassword(provider, actor, body.currentPassword, now);
    const secret = newTotpSecret();
    const sealed = seal(parts.keys, secret);
    await provider.transaction(async (tx) => {
      const begun = await authenticators(tx, parts.keys, now).begin(actor.personId, sealed);
      if (begun === 0) {
        throw new Refuses(refuse('code', 'An authenticator app is in use already. Switch it off first.').refusals);
      }
    });
    const address = totpOf(secret, parts.config.PROVIDER_NAME, actor.email).toString();
    return { secret, address, picture: await toDataURL(address, { margin: 1, width: 220 }) };
  }),
  confirmAuthenticator: further(async ({ provider, parts, actor, body, now }) => {
    const outcome = await provider.transaction(async (tx) => {
      const tries = triesAt(tx, now);
      const wait = await tries.count(lockOfCode(actor.personId));
      if (wait > 0) return wait;
      const store = authenticators(tx, parts.keys, now);
      if (!(await store.takeCode(actor.personId, body.code.replaceAll(' ', ''), true))) return undefined;
      await tries.forget(lockOfCode(actor.personId));
      const recoveryCodes = await store.newRecoveryCodes(actor.personId);
      await tell(tx, actor, 'person.authenticator.added');
      return { recoveryCodes };
    });
    if (typeof outcome === 'number') orWait(outcome);
    if (outcome === undefined || typeof outcome === 'number') {
      throw new Refuses(refuse('code', 'This is not the code the app shows now. Wait for the next one.').refusals);
    }
    return outcome;
  }),
  newRecoveryCodes: further(async ({ provider, parts, actor, body, now }) => {
    await provePassword(provider, actor, body.currentPassword, now);
    return provider.transaction(async (tx) => {
      const store = authenticators(tx, parts.keys, now);
      if (!(await store.isOn(actor.personId))) {
        throw new Refuses(refuse('code', 'Set up an authenticator app first.').refusals);
      }
      const recoveryCodes = await store.newRecoveryCodes(actor.personId);
      await tell(tx, actor, 'person.recoverycodes.renewed');
      return { recoveryCodes };
    });
  }),
  removeAuthenticator: further(async ({ provider, parts, actor, body, now }) => {
    await provePassword(provider, actor, body.currentPassword, now);
    await provider.transaction(async (tx) => {
      await authenticators(tx, parts.keys, now).remove(actor.personId);
      await tell(tx, actor, 'person.authenticator.removed');
    });
    return { done: true as const };
  }),
  assist: further(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      await tell(tx, actor, body.isOn ? 'assist.allowed' : 'assist.stopped');
      return { done: true as const };
    }),
  ),
});
