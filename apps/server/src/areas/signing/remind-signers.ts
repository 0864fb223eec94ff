import { message } from '@boedel/domain/law/message';
import { listRemindersDue } from '@boedel/domain/signing/signing';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { scheduleEvery } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/services';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { endLinks, mailLink } from './ask-signers';
import { listOpenSignings, signingStore } from './signing.store';

const lookKind = createJobKind('signing.look', z.object({}));
export const remindKind = createJobKind('signing.remind', z.object({ signingIds: z.array(z.int()) }), { priority: 6 });

/** The firms that have something out to be signed, an hour apart; what is due each finds out for itself. */
export const lookAtSignings = pairJob(lookKind, async ({ provider }) => {
  const open = await provider.transaction((tx) => listOpenSignings(tx));
  await provider.transaction(async (tx) => {
    for (const { firm, ids } of open) await queueJob(tx, remindKind, { signingIds: ids }, { firmId: firm });
  });
});
export const lookAtSigningsHourly = scheduleEvery(3600, 'installation', lookKind);

/** One signing: too late, or who of it is due to be reminded. */
async function remindOfSigning(scope: FirmScope, services: Services, signingId: number): Promise<void> {
  const now = services.clock();
  const who = createSystemActor();
  await scope.transaction(async (tx) => {
    const store = signingStore(tx);
    const signing = await store.lock(signingId);
    if (signing.state !== 'open' || signing.ends_at === null) return;
    if (new Date(signing.ends_at) <= now) {
      await endLinks(tx, who, await store.linksOf(signing.id));
      await store.change(signing, { state: 'lapsed', closed_at: now.toISOString() });
      await audit(tx, who, 'signing.lapsed', {
        entity: ['signing', signing.id],
        matterId: signing.matter_id,
        after: { title: signing.title },
      });
      await notifyPeople(tx, 'signing', signing.person_id === null ? [] : [signing.person_id], {
        words: message('Not everyone signed “{title}” in time. Send it again.', { title: signing.title }),
        path: `/matters/${signing.matter_id}/documents?document=${signing.document_id ?? ''}`,
      });
      return;
    }
    for (const signer of await store.signersOf([signing.id])) {
      if (signer.state !== 'asked' || signer.asked_at === null) continue;
      const due = listRemindersDue(new Date(signer.asked_at), signing.remind_after, now);
      if (due <= signer.reminders) continue;
      await mailLink(tx, { services, who, now }, signing, signer, true);
      // One mail for all that came due while nobody looked.
      await store.changeSigner(signer, { reminders: due, reminded_at: now.toISOString() });
      await audit(tx, who, 'signing.reminded', {
        entity: ['signing', signing.id],
        matterId: signing.matter_id,
        after: { title: signing.title, name: signer.name },
      });
    }
  });
}

export const remindSigners = pairJob(remindKind, async ({ payload: { signingIds }, scope, services, signal }) => {
  for (const id of signingIds) {
    signal.throwIfAborted();
    await remindOfSigning(scope, services, id);
  }
});
