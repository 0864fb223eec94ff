import type { meetings } from '@boedel/contract/meetings/meeting.record';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import type { RecordChange } from '../../platform/record/record-rules';
import { milestoneStore } from '../milestones/milestone.store';
import type { MeetingValues } from './meeting-notice';
import { meetingStore } from './meeting.store';
import { drawNotice, readInsertion, readLanguage } from './notice-facts';
import { orderCancelledMail } from './notice.mails';

interface CancelledMeeting {
  readonly id: number;
  readonly values: MeetingValues;
  readonly reason: string;
}

const media = ['gazette', 'newspaper', 'secondNewspaper'] as const;

/** Tells the publications the notice was sent to that it is called off; not where it appeared already. Gives their addresses. */
export async function notifyCancelled(
  { tx, actor, matter, now, today }: RecordChange<typeof meetings.fields>,
  { id, values, reason }: CancelledMeeting,
): Promise<readonly string[]> {
  const notified: string[] = [];
  const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
  for (const publication of await meetingStore(tx).orderedFrom(matter.id, id)) {
    const medium = media.find((one) => readInsertion(values, one).publicationId === publication.id);
    const on = medium ? readInsertion(values, medium).on : null;
    if (on !== null && on < today) continue;
    const spoken = medium ? readLanguage(values, medium, language) : language;
    const paper = await drawNotice(tx, matter, values, { medium: medium ?? 'gazette', language: spoken, now });
    const mail = composeMail(orderCancelledMail, spoken, {
      firm,
      by: actor.fullName,
      publication: publication.name,
      matter: `${matter.reference} ${matter.name}`,
      title: paper.title,
      wanted: on,
      reason,
    });
    await queueMail(tx, {
      to: publication.email!,
      ...mail,
      about: { matterId: matter.id, entity: ['meeting_advert', id] },
    });
    notified.push(publication.email!);
  }
  return notified;
}
