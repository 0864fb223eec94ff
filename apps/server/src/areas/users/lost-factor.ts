import type { userCalls } from '@boedel/contract/users/users.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Refuses } from '../../platform/problems';
import { secondFactorResetMail } from './users.mails';
import { userStore } from './users.store';

/** Sessions are a person's, so they end in every firm; whoever may still sign in simply does. */
export const endSessions: Handler<typeof userCalls.endSessions> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
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
export const resetSecondFactor: FurtherHandler<typeof userCalls.resetSecondFactor> = ({
  tenant,
  parts,
  actor,
  body,
  now,
}) =>
  tenant.transaction(async (tx) => {
    const store = userStore(tx);
    const { email } = await store.lock(body.id);
    if (body.id === actor.personId) {
      throw new Refuses(refuse('id', 'Change your own second factor on your account page.').refusals);
    }
    const { PROVIDER_NAME: provider, PROVIDER_EMAIL: tell } = parts.config;
    const had = await store.resetSecondFactor(body.id, actor.visit !== undefined);
    if (had === null) {
      const why = 'This person works in other firms too, so the support of {provider} has to reset it.';
      throw new Refuses(refuse('id', said(why, { provider })).refusals);
    }
    await store.endSessions(body.id, 'the second factor was reset', null, now);
    await queueMail(tx, {
      to: email,
      ...written(secondFactorResetMail, await store.languageOf(body.id), { provider, by: actor.fullName, tell }),
      sender: 'provider',
    });
    await audit(tx, actor, 'user.authenticator.reset', { entity: ['person', body.id], after: { had } });
    return { done: true as const, had };
  });
