import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { buildAddress } from '../../platform/config/own-address';
import type { ServiceHandler } from '../../platform/http/handler';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { RefusalProblem } from '../../platform/problems';
import { isPassword } from '../../platform/session/passwords';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';
import { lockOfMail, attemptStore } from '../../platform/session/tries';
import { hashNewPassword, saveNewPassword } from './new-password';
import { findLinkDays, endLinks, saveLink, findLinkPerson, useLink } from './password-reset.store';
import { personStore } from './person.store';
import { resetLinkMail } from './session.mails';

const linkMinutes = 60;

const forgottenKind = createJobKind('password.forgotten', z.object({ email: z.string() }), { priority: 1 });

/** Known or not, the same row is written and the same answer goes back; whether there is a mail is decided later. */
export const requestPasswordReset: ServiceHandler<typeof userCalls.forgotpassword> = async ({ provider, body }) => {
  // Who forgot a password is not signed in to any firm.
  await provider.transaction((tx) => queueJob(tx, forgottenKind, { email: body.email }));
  return { done: true };
};

export const mailResetLink = pairJob(forgottenKind, ({ payload, provider, services: { config, clock }, finish }) =>
  // The mail hangs on the provider's own firm, where no colleague can read the link.
  provider.transaction(async (tx) => {
    const now = clock();
    const person = await personStore(tx).byEmail(payload.email);
    const wait = await attemptStore(tx, now).count(lockOfMail('reset', payload.email));
    if (person && wait === 0) {
      const secret = createSecret();
      await saveLink(
        tx,
        computeFingerprint(secret),
        person.id,
        new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
      );
      await queueMail(tx, {
        to: person.email,
        ...composeMail(resetLinkMail, person.language, {
          provider: config.PROVIDER_NAME,
          link: `${buildAddress(config, '/passwordreset')}?code=${secret}&userId=${person.id}`,
        }),
        sender: 'provider',
        isSecret: true,
      });
    }
    await finish(tx);
  }),
);

const refuseDeadLink = (): RefusalProblem =>
  new RefusalProblem(
    refuse('token', 'This link was used before or has expired. Ask for a new one on the sign-in page.').refusals,
  );

/** A link that nobody knows any more was cleared away after it expired. */
export const checkResetLink: ServiceHandler<typeof sessionCalls.checkResetLink> = async ({ provider, body, now }) => {
  const link = await provider.transaction((tx) => findLinkDays(tx, computeFingerprint(body.token), body.userid));
  if (link?.used_at) return { state: 'used' };
  return { state: link && new Date(link.expires_at) > now ? 'good' : 'expired' };
};

export const resetPassword: ServiceHandler<typeof sessionCalls.resetpassword> = async ({
  provider,
  services,
  body,
  now,
  requestId,
}) => {
  const { config } = services;
  const hash = computeFingerprint(body.token);
  // Only the link tells who this is.
  const found = await provider.transaction(async (tx) => {
    const link = await findLinkPerson(tx, hash, body.userid, now);
    const person = link && (await personStore(tx).byId(link.person_id));
    if (!person) return undefined;
    const doors = await personStore(tx).doorsOf(person.id);
    return { person, doors, firms: doors.filter(({ is_invited }) => !is_invited) };
  });
  if (!found) throw refuseDeadLink();
  if (await isPassword(found.person.password_hash, body.newPassword)) {
    throw new RefusalProblem(refuse('newPassword', 'This is the password you have. Choose another.'));
  }
  const passwordHash = await hashNewPassword(body.newPassword, found.person, found.doors, config.PROVIDER_NAME);
  await provider.transaction(async (tx) => {
    const used = await useLink(tx, hash, now);
    if (used === 0) throw refuseDeadLink();
    await endLinks(tx, found.person.id, now);
    await saveNewPassword(tx, config, now, { ...found, passwordHash, action: 'password.reset', requestId });
  });
  return { done: true };
};
