import type { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { setEvents } from '../diary/matter-events';
import { moveAsked } from '../diary/move-dates';
import { lockMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { translateMilestone, milestoneMail } from './milestone.mails';
import { listMilestones, presentMilestone } from './milestone.present';
import { isNotifiedOf, milestoneStore, type MilestoneRecipient } from './milestone.store';

interface ReachedMilestone {
  readonly id: number;
  readonly name: string;
  readonly on: LocalDate;
  readonly note: string | null;
}

/** One mail to each: recipients do not learn of one another. */
async function mailMilestone(
  tx: Tx,
  matter: OpenedMatter,
  { id, name, on, note }: ReachedMilestone,
  recipients: readonly MilestoneRecipient[],
): Promise<void> {
  const { firm, person, language } = await milestoneStore(tx).signedBy(matter.id);
  const facts = {
    reference: matter.reference,
    matter: matter.name,
    on,
    note,
    signed: [person, firm].filter((line) => line !== null),
  };
  for (const { name: recipient, email, language: own } of recipients) {
    const spoken = own ?? language;
    const milestone = spoken === 'af' ? translateMilestone(name) : name;
    const words = composeMail(milestoneMail, spoken, { recipient, ...facts, milestone });
    await queueMail(tx, { to: email, ...words, about: { matterId: matter.id, entity: ['matter_milestone', id] } });
  }
}

/** Marks it, and the first time tells the recipients. Taken back and marked again, it is not told again. */
export const reachMilestone: Handler<typeof milestoneCalls.update> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const milestone = listMilestones(matter.system_type)[body.milestone - 1];
    if (!milestone)
      throw new RefusalProblem(
        refuse('milestone', 'This type of matter does not have this milestone. Choose one from the list.'),
      );
    if (body.date && body.date > computeDayAt(now, findCountry(matter.country))) {
      throw new RefusalProblem(refuse('date', 'A milestone cannot have a future date. Mark it once it is reached.'));
    }
    const store = milestoneStore(tx);
    // The matter's row is held as well: a milestone without a row yet has nothing else to wait at.
    await lockMatter(tx, matter.id);
    const before = await store.lockOne(matter.id, body.milestone);
    const recipients = await store.recipientsOf(matter.id);
    const happened = (await readEvents(tx, matter.id)).get(milestone.event);
    if ((before?.version ?? 0) !== body.version)
      throw new Conflict(presentMilestone(milestone, before, happened, recipients));
    const readers = recipients.filter((recipient) => isNotifiedOf(recipient, body.milestone));
    const goesOut = body.date !== null && body.sendMail && !before?.mailed_at && readers.length > 0;
    const values = {
      note: body.note,
      mailed_at: goesOut ? now.toISOString() : (before?.mailed_at ?? null),
    };
    const after = before
      ? await store.change(before.id, before.version, values)
      : await store.insert({ matter_id: matter.id, milestone: body.milestone, ...values });
    const { name, event } = milestone;
    if (goesOut && body.date)
      await mailMilestone(tx, matter, { id: after.id, name, on: body.date, note: body.note }, readers);
    await audit(tx, actor, 'milestone.changed', {
      entity: ['matter_milestone', after.id],
      matterId: matter.id,
      ...(before && { before }),
      after: { ...after, name },
    });
    if (body.date !== (happened?.date ?? null) || (body.date && !happened?.isDone)) {
      await setEvents(tx, { actor, now }, matter, { [event]: body.date }, { saidBy: 'milestone' });
      await moveAsked(tx, { actor, now }, matter.id, body.moves);
    }
    const stands = (await readEvents(tx, matter.id)).get(event);
    return presentMilestone(milestone, after, stands, recipients);
  });
