import { said } from '@boedel/domain/law/said';
import { remindersDue } from '@boedel/domain/signing/signing';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { every } from '../../platform/jobs/schedule';
import type { Parts } from '../../platform/parts';
import type { Tenant } from '../../platform/tenancy/doors';
import { endLinks, mailLink } from './ask-signers';
import { openByLink, signingStore } from './signing.store';

const lookKind = jobKind('signing.look', z.object({}));
export const remindKind = jobKind('signing.remind', z.object({ signingIds: z.array(z.int()) }), { priority: 6 });

/** The firms that have something out to be signed, an hour apart; what is due each finds out for itself. */
export const lookAtSignings = handleJob(lookKind, async ({ provider }) => {
  const open = await provider.transaction((tx) => openByLink(tx));
  await provider.transaction(async (tx) => {
    for (const { firm, ids } of open) await queueJob(tx, remindKind, { signingIds: ids }, { firmId: firm });
  });
});
export const lookAtSigningsHourly = every(3600, 'house', lookKind);

/** One signing: too late, or who of it is due to be reminded. */
async function lookAtOne(tenant: Tenant, parts: Parts, signingId: number): Promise<void> {
  const now = parts.clock();
  const who = byTheSystem();
  await tenant.transaction(async (tx) => {
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
        words: said('“{title}” was not signed by everybody in time. Send it again.', { title: signing.title }),
        path: `/matters/${signing.matter_id}/documents?document=${signing.document_id ?? ''}`,
      });
      return;
    }
    for (const signer of await store.signersOf([signing.id])) {
      if (signer.state !== 'asked' || signer.asked_at === null) continue;
      const due = remindersDue(new Date(signer.asked_at), signing.remind_after, now);
      if (due <= signer.reminders) continue;
      await mailLink(tx, { parts, who, now }, signing, signer, true);
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

export const remindSigners = handleJob(remindKind, async ({ payload: { signingIds }, tenant, parts, signal }) => {
  for (const id of signingIds) {
    signal.throwIfAborted();
    await lookAtOne(tenant, parts, id);
  }
});
