import type { userCalls } from '@boedel/contract/users/users.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { RefusalProblem } from '../../platform/problems';
import { secondFactorResetMail } from './users.mails';
import { userStore } from './users.store';

/** Sessions are a person's, so they end in every firm; whoever may still sign in simply does. */
export const endUserSessions: Handler<typeof userCalls.endSessions> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = userStore(tx);
    await store.lock(body.id);
    const butNot = body.id === actor.personId ? actor.sessionId : null;
    const ended = await store.endSessions(body.id, 'ended by an administrator', butNot, now);
    await audit(tx, actor, 'user.sessions.ended', { entity: ['person', body.id], after: { ended } });
    return { done: true as const, ended };
  });

/**
 * Who takes a second factor away can sign in with the password alone, in every firm the person belongs to. So a firm's
 * administrator does it only for somebody of this firm alone; for others the provider's support does.
 */
export const resetSecondFactor: ServiceHandler<typeof userCalls.resetSecondFactor> = ({
  scope,
  services,
  actor,
  body,
  now,
}) =>
  scope.transaction(async (tx) => {
    const store = userStore(tx);
    const { email } = await store.lock(body.id);
    if (body.id === actor.personId) {
      throw new RefusalProblem(refuse('id', 'Change your own second factor on your account page.'));
    }
    const { PROVIDER_NAME: provider, PROVIDER_EMAIL: tell } = services.config;
    const had = await store.resetSecondFactor(body.id, actor.visit !== undefined);
    if (had === null) {
      const why = 'This person also works in other firms, so {provider} support must reset it.';
      throw new RefusalProblem(refuse('id', message(why, { provider })));
    }
    await store.endSessions(body.id, 'the second factor was reset', null, now);
    await queueMail(tx, {
      to: email,
      ...composeMail(secondFactorResetMail, await store.languageOf(body.id), { provider, by: actor.fullName, tell }),
      sender: 'provider',
    });
    await audit(tx, actor, 'user.authenticator.reset', { entity: ['person', body.id], after: { had } });
    return { done: true as const, had };
  });
