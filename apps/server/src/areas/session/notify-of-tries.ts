import { accountLock } from '@boedel/domain/session/lockout';
import { z } from 'zod';
import { buildAddress } from '../../platform/config/own-address';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { type AttemptLock, lockOfMail, attemptStore } from '../../platform/session/tries';
import type { ProviderScope } from '../../platform/tenancy/scopes';
import { personStore } from './person.store';
import { lockedMail } from './session.mails';

const lockedKind = createJobKind('account.locked', z.object({ email: z.string() }), { priority: 1 });

/** After a wrong password. For an address nobody has, the same is written; whether there is a mail is decided later. */
export const notifyOfTries = (provider: ProviderScope, email: string, account: AttemptLock, now: Date): Promise<void> =>
  // Who signs in has no firm yet.
  provider.transaction(async (tx) => {
    if (await attemptStore(tx, now).hasJustShut(account)) await queueJob(tx, lockedKind, { email });
  });

export const mailOfTries = pairJob(lockedKind, ({ payload, provider, services: { config, clock }, finish }) =>
  // The mail hangs on the provider's own firm: it is nobody's business who mistypes.
  provider.transaction(async (tx) => {
    const person = await personStore(tx).byEmail(payload.email);
    const wait = await attemptStore(tx, clock()).count(lockOfMail('locked', payload.email));
    if (person && wait === 0) {
      await queueMail(tx, {
        to: person.email,
        ...composeMail(lockedMail, person.language, {
          provider: config.PROVIDER_NAME,
          tries: accountLock.free,
          forgotten: buildAddress(config, '/forgotpassword'),
        }),
        sender: 'provider',
      });
    }
    await finish(tx);
  }),
);
