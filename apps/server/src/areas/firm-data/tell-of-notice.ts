import { constants } from '@boedel/contract/fixed/constants';
import { localDate } from '@boedel/domain/dates/local-date';
import { deletionAfter } from '@boedel/domain/session/termination';
import { z } from 'zod';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { noticeMail, withdrawnMail } from './firm-data.mails';
import { adminsToTell } from './notice.store';

/** The end of the agreement, or null where the notice was taken back. */
export const noticeKind = jobKind(
  'firm.notice',
  z.object({ ends: z.string().nullable(), by: z.string(), reason: z.string() }),
  { priority: 2 },
);

/** Every administrator gets the notice in writing, in their own language; the mails are the firm's correspondence. */
export const mailNotice = handleJob(noticeKind, ({ payload, tenant, provider, parts: { config }, finish }) =>
  provider.transaction(async (tx) => {
    const admins = await adminsToTell(tx, tenant.firmId);
    for (const { email, language, firm } of admins) {
      const facts = { provider: config.PROVIDER_NAME, firm, by: payload.by, reason: payload.reason };
      const ends = payload.ends === null ? null : localDate(payload.ends);
      const words = ends
        ? written(noticeMail, language, {
            ...facts,
            ends,
            deletedFrom: deletionAfter(ends, constants.dataAccessAfterTerminationDays),
          })
        : written(withdrawnMail, language, facts);
      await queueMail(tx, { to: email, ...words, sender: 'provider', firmId: tenant.firmId });
    }
    await finish(tx);
  }),
);
