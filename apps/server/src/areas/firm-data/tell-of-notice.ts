import { constants } from '@boedel/contract/fixed/constants';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { computeDeletionDay } from '@boedel/domain/session/termination';
import { z } from 'zod';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { noticeMail, withdrawnMail } from './firm-data.mails';
import { listAdmins } from './notice.store';

/** The end of the agreement, or null where the notice was taken back. */
export const noticeKind = createJobKind(
  'firm.notice',
  z.object({ ends: z.string().nullable(), by: z.string(), reason: z.string() }),
  { priority: 2 },
);

/** Every administrator gets the notice in writing, in their own language; the mails are the firm's correspondence. */
export const mailNotice = pairJob(noticeKind, ({ payload, scope, provider, services: { config }, finish }) =>
  provider.transaction(async (tx) => {
    const admins = await listAdmins(tx, scope.firmId);
    for (const { email, language, firm } of admins) {
      const facts = { provider: config.PROVIDER_NAME, firm, by: payload.by, reason: payload.reason };
      const ends = payload.ends === null ? null : toLocalDate(payload.ends);
      const words = ends
        ? composeMail(noticeMail, language, {
            ...facts,
            ends,
            deletedFrom: computeDeletionDay(ends, constants.dataAccessAfterTerminationDays),
          })
        : composeMail(withdrawnMail, language, facts);
      await queueMail(tx, { to: email, ...words, sender: 'provider', firmId: scope.firmId });
    }
    await finish(tx);
  }),
);
