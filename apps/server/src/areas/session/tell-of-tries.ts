import { accountLock } from '@boedel/domain/session/lockout';
import { z } from 'zod';
import { ownAddress } from '../../platform/config/own-address';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { type Lock, lockOfMail, triesAt } from '../../platform/session/tries';
import type { ProviderDoor } from '../../platform/tenancy/doors';
import { personStore } from './person.store';
import { lockedMail } from './session.mails';

const lockedKind = jobKind('account.locked', z.object({ email: z.string() }), { priority: 1 });

/** After a wrong password. For an address nobody has, the same is written; whether there is a mail is decided later. */
export const tellOfTries = (provider: ProviderDoor, email: string, account: Lock, now: Date): Promise<void> =>
  // Who signs in has no firm yet.
  provider.transaction(async (tx) => {
    if (await triesAt(tx, now).hasJustShut(account)) await queueJob(tx, lockedKind, { email });
  });

export const mailOfTries = handleJob(lockedKind, ({ payload, provider, parts: { config, clock }, finish }) =>
  // The mail hangs on the provider's own firm: it is nobody's business who mistypes.
  provider.transaction(async (tx) => {
    const person = await personStore(tx).byEmail(payload.email);
    const wait = await triesAt(tx, clock()).count(lockOfMail('locked', payload.email));
    if (person && wait === 0) {
      await queueMail(tx, {
        to: person.email,
        ...written(lockedMail, person.language, {
          provider: config.PROVIDER_NAME,
          tries: accountLock.free,
          forgotten: ownAddress(config, '/forgotpassword'),
        }),
        sender: 'provider',
      });
    }
    await finish(tx);
  }),
);
