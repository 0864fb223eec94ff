import type { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { formatAmount } from '@boedel/domain/formats/amount';
import { checkMeetingDays, isCreditorsMeeting } from '@boedel/domain/insolvency/creditors-meeting';
import { checkPublishingDays } from '@boedel/domain/insolvency/publishing-days';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { message } from '@boedel/domain/law/message';
import { checkNotice, computeGazetteCopyDay } from '@boedel/domain/notices/notice';
import { isTrusteesMeeting } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { Paper } from '@boedel/document/tree/paper';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { bondStore } from '../bond/bond.store';
import { milestoneStore } from '../milestones/milestone.store';
import { updateMeetingEntries } from '../diary/meeting-entries';
import { updateMeetingDates } from '../trust-meetings/follow-meetings';
import { refuseIfHeld } from '../trust-meetings/stays-carried';
import { notifyCancelled } from './call-off';
import { updateNoticeDays } from './follow-notices';
import { meetingKit, pickNewDays } from './meeting-kit';
import { toNotice } from './meeting-notice';
import { meetingMatter } from '../documents/matter-of';
import { meetingStore } from './meeting.store';
import { drawNotice, readInsertion, readLanguage } from './notice-facts';
import { orderMail } from './notice.mails';

/** The row that is to be changed, from the version that was seen, with its matter open for it. */
export async function lockMeeting(
  tx: Tx,
  asked: Pick<MatterRecordRequest, 'actor' | 'now'>,
  { id, version }: { id: number; version?: number },
) {
  const matterId = await meetingMatter(tx, id);
  const row = (await meetingKit.store(tx).listOf(matterId)).find((one) => one.id === id);
  if (!row) throw new NotFound();
  const at = await meetingKit.toChange(tx, asked, matterId, row);
  if (version !== undefined && row.version !== version) throw new Conflict(await meetingKit.present(row, at));
  const values = meetingKit.read(row);
  if (values.cancelledDate !== null)
    throw new RefusalProblem(refuse('id', 'This has been cancelled. Add a new one instead.'));
  return { row, at, values };
}

export const cancelMeeting: Handler<(typeof meetingCalls)['cancelmeeting']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const { row, at, values } = await lockMeeting(tx, asked, body);
    throwIfRefused(await refuseIfHeld(tx, row.id, 'id'));
    const after = await meetingKit.store(tx).change(row.id, row.version, {
      cancelled_on: at.today,
      cancel_reason: body.reason,
    });
    const notified = isTrusteesMeeting(values.type)
      ? []
      : await notifyCancelled(at, { id: row.id, values, reason: body.reason });
    await audit(tx, at.actor, 'meeting_advert.cancelled', {
      entity: ['meeting_advert', row.id],
      matterId: row.matter_id,
      before: row,
      after: { ...after, ...(notified.length > 0 && { sent_to: notified }) },
      why: body.reason,
    });
    await updateNoticeDays(at);
    await updateMeetingEntries(at);
    await updateMeetingDates(at);
    return meetingKit.present(after, at);
  });

export const rescheduleMeeting: Handler<(typeof meetingCalls)['reschedulemeeting']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const { row, at, values } = await lockMeeting(tx, asked, body);
    throwIfRefused(await refuseIfHeld(tx, row.id, 'meetingDate'));
    const { gazetteDate, newspaperDate, secondNewspaperDate, meetingDate, reason } = body;
    const days = { gazetteDate, newspaperDate, secondNewspaperDate, meetingDate };
    if (Object.values(days).every((day) => day === null)) {
      throw new RefusalProblem(
        refuse(isTrusteesMeeting(values.type) ? 'meetingDate' : 'gazetteDate', 'Enter the new date.'),
      );
    }
    const notice = toNotice({ ...values, ...days });
    if (at.matter.system_type === systemType.liquidation) {
      throwIfRefused(checkMeetingDays({ ...values, ...days }));
      if (isCreditorsMeeting(values.type)) {
        throwIfRefused(checkPublishingDays(createCalendar(at.country), pickNewDays(days, values)));
      }
    } else if (notice) throwIfRefused(checkNotice(notice));
    // Put off, a meeting of trustees wants notice of its new day.
    const isTrustees = isTrusteesMeeting(values.type);
    const after = await meetingKit.store(tx).change(row.id, row.version, {
      gazette_on: gazetteDate,
      newspaper_on: newspaperDate,
      second_newspaper_on: secondNewspaperDate,
      meeting_on: meetingDate,
      ...(isTrustees && { trustees_told_on: null }),
      // The publications have the days it had: they are told again.
      ordered_on: null,
    });
    await audit(tx, at.actor, 'meeting_advert.rescheduled', {
      entity: ['meeting_advert', row.id],
      matterId: row.matter_id,
      before: row,
      after,
      why: reason,
    });
    await updateNoticeDays(at);
    await updateMeetingEntries(at);
    await updateMeetingDates(at, values.meetingDate);
    return meetingKit.present(after, at);
  });

/** A notice as plain text, for the body of a mail. */
export const toPlainText = ({ title, parts }: Paper): string =>
  [
    title,
    ...parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'facts') return block.rows.map(({ label, value }) => `${label}: ${value}`);
        if (block.kind === 'heading') return [`\n${block.text}`];
        if (block.kind === 'paragraph') return [block.text.map(({ text }) => text).join('')];
        return [];
      }),
    ),
  ].join('\n');

/** What is printed word for word names the executor and the last address, and never that they are unknown. */
async function checkNoticeFacts(tx: Tx, matterId: number) {
  const [executors, { address }] = [await bondStore(tx).acting(matterId), await meetingStore(tx).deceased(matterId)];
  return collectRefusals([
    executors.length === 0
      ? refuse('media', 'The notice has no executor. Add the executor under Details first.')
      : undefined,
    address === null
      ? refuse('media', 'The notice has no last address. Enter the deceased’s address first.')
      : undefined,
  ]);
}

export const orderNotice: Handler<(typeof noticeCalls)['order']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const { row, at, values } = await lockMeeting(tx, asked, body);
    const store = meetingStore(tx);
    const { firm, language } = await milestoneStore(tx).signedBy(at.matter.id);
    const sent: string[] = [];
    if (at.matter.system_type !== systemType.liquidation) throwIfRefused(await checkNoticeFacts(tx, at.matter.id));
    for (const medium of new Set(body.media)) {
      const { publicationId, on, cost } = readInsertion(values, medium);
      const publication =
        publicationId === null ? undefined : (await store.publications([publicationId])).get(publicationId);
      if (!publication) {
        throw new RefusalProblem(refuse('media', 'Choose the publication first: the notice names none there.'));
      }
      if (!publication.email) {
        throw new RefusalProblem(
          refuse(
            'media',
            message('{name} has no email address. Add it to the directory first.', { name: publication.name }),
          ),
        );
      }
      if (on !== null && on < at.today) {
        throw new RefusalProblem(
          refuse(
            'media',
            message('The day it was to appear in {name} is over: {day}. Reschedule it first.', {
              name: publication.name,
              day: on,
            }),
          ),
        );
      }
      const spoken = readLanguage(values, medium, language);
      const paper = await drawNotice(tx, at.matter, values, { medium, language: spoken, now: at.now });
      const mail = composeMail(orderMail, spoken, {
        firm,
        by: at.actor.fullName,
        publication: publication.name,
        matter: `${at.matter.reference} ${at.matter.name}`,
        title: paper.title,
        wanted: on,
        copyBy: medium === 'gazette' && on ? computeGazetteCopyDay(createCalendar(at.country), on) : null,
        price: cost === null ? null : formatAmount(cost, at.country),
        text: toPlainText(paper),
        message: body.message ?? null,
      });
      await queueMail(tx, {
        to: publication.email,
        ...mail,
        about: { matterId: at.matter.id, entity: ['meeting_advert', row.id] },
      });
      sent.push(publication.email);
    }
    const after = await meetingKit.store(tx).change(row.id, row.version, { ordered_on: at.today });
    await audit(tx, at.actor, 'meeting_advert.sent', {
      entity: ['meeting_advert', row.id],
      matterId: row.matter_id,
      before: row,
      after: { ...after, sent_to: sent },
    });
    return meetingKit.present(after, at);
  });
