import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { buildAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';
import { endLinks, saveLink } from '../session/password-reset.store';
import { findInvited } from './invitation.store';
import { invitationMail } from './users.mails';

const linkDays = 7;

/** To the firm as a whole, or to one matter of it. */
export const invitedKind = createJobKind(
  'user.invited',
  z.object({ personId: z.int(), by: z.string(), matterId: z.int().optional() }),
  { priority: 1 },
);

/** Often enough for a mail that was lost, too seldom to be a nuisance to a stranger. */
export const minutesBetween = 10;

/**
 * One mail in that time, however often somebody is invited and taken out again: the one they have leads to the same place.
 * Counted by the slice of the clock, as the invitation itself may be gone meanwhile.
 */
export function sendInvitation(
  tx: Tx,
  invited: { readonly personId: number; readonly by: string; readonly matterId?: number },
  now: Date,
): Promise<number | undefined> {
  const slice = Math.floor(now.getTime() / (minutesBetween * 60_000));
  const onceKey = `${invited.personId} ${invited.matterId ?? 'firm'} ${slice}`;
  return queueJob(tx, invitedKind, invited, { onceKey });
}

export function refuseTooSoon(invitedAt: string | null, now: Date): void {
  if (invitedAt && now.getTime() - Date.parse(invitedAt) < minutesBetween * 60_000) {
    throw new RefusalProblem(
      refuse(
        'id',
        message('An invitation was sent a moment ago. Send it again after {minutes} minutes if need be.', {
          minutes: minutesBetween,
        }),
      ),
    );
  }
}

/**
 * Writes the mail apart from the call that invites: whether the address has an account already is decided here, where no
 * firm can see it. The mail hangs on the provider's own firm, so that no colleague can read the link.
 */
export const mailInvitation = pairJob(
  invitedKind,
  ({ payload, scope, provider, services: { config, clock }, finish }) =>
    provider.transaction(async (tx) => {
      const now = clock();
      const invited = await findInvited(tx, payload.matterId, payload.personId, scope.firmId);
      // Taken out again before the mail left, or the matter taken away: nothing to say.
      if (invited && (payload.matterId === undefined || invited.matter !== null)) {
        const { firm } = invited;
        const isNew = !invited.has_password;
        let link = buildAddress(config, '/login');
        if (isNew) {
          const secret = createSecret();
          await endLinks(tx, payload.personId, now);
          await saveLink(
            tx,
            computeFingerprint(secret),
            payload.personId,
            new Date(now.getTime() + linkDays * 86_400_000).toISOString(),
          );
          link = `${buildAddress(config, '/passwordreset')}?code=${secret}&userId=${payload.personId}`;
        }
        await queueMail(tx, {
          to: invited.email,
          ...composeMail(invitationMail, invited.language, {
            provider: config.PROVIDER_NAME,
            firm,
            matter: invited.matter,
            by: payload.by,
            days: linkDays,
            link,
            isNew,
          }),
          sender: 'provider',
          isSecret: true,
        });
      }
      await finish(tx);
    }),
);
