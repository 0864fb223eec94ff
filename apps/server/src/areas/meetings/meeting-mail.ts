import { meetingMailCalls } from '@boedel/contract/meetings/meeting-mail.calls';
import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { isTrusteesMeeting } from '@boedel/domain/trust-meetings/trustees-meeting';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { readAttachments } from '../documents/attachment';
import { milestoneStore } from '../milestones/milestone.store';
import { drawTrusteesPaper } from '../trust-meetings/trustees-meeting.paper';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { toPlainText, lockMeeting } from './change-meeting';
import { meetingMatter } from '../documents/matter-of';
import { meetingKit } from './meeting-kit';
import { type MeetingOfficeBearer, listOfficeBearers, listCreditors } from './meeting-mail.store';
import { readStatus } from './meeting-notice';
import { drawNotice } from './notice-facts';
import { meetingNoticeMail } from './notice.mails';

/** Trustees of a trust are those the letters of authority name; in other matters, whoever administers it. */
async function listTrustees(
  tx: Tx,
  { id, system_type }: Pick<OpenedMatter, 'id' | 'system_type'>,
): Promise<MeetingOfficeBearer[]> {
  if (system_type !== systemType.trust) return listOfficeBearers(tx, id);
  return (await trusteeStore(tx).listOf(id))
    .filter(({ trustee }) => trustee.status === 'appointed')
    .map((one) => ({
      id: one.party.id,
      name: toTrustee(one).name,
      email: one.party.email,
      reference: null,
      appointedDate: one.trustee.authorised_on,
    }));
}

export const handledMeetingMailCalls = pairHandlers(meetingMailCalls, {
  getByMatterId: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
      const rows = (await meetingKit.store(tx).listOf(matter.id)).map((row) => meetingKit.read(row));
      return rows
        .flatMap((row) => (row.meetingDate === null ? [] : [{ ...row, meetingDate: row.meetingDate }]))
        .toSorted((a, b) => (a.meetingDate < b.meetingDate ? 1 : -1))
        .map((row) => ({
          id: row.id,
          typeName: nameMeetingType(row.type),
          status: readStatus(row, today),
          meetingDate: row.meetingDate,
          meetingTime: row.meetingTime,
          place: row.place,
          creditorsToldDate: row.creditorsToldDate,
        }));
    }),

  getTrustees: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const rows = await listTrustees(tx, matter);
      return rows.map(({ id, name, email, appointedDate }) => ({ id, name, email, appointedDate }));
    }),

  email: withServices(({ body, services, ...asked }) =>
    asked.scope.transaction(async (tx) => {
      const matterId = await meetingMatter(tx, body.meetingID);
      const { row, at, values } = await lockMeeting(tx, asked, { id: body.meetingID });
      if (values.meetingDate === null) {
        throw new RefusalProblem(refuse('meetingID', 'Enter the date of the meeting before you give notice of it.'));
      }
      const isTrustees = isTrusteesMeeting(values.type);
      const toCreditors = body.to === 'creditors' && !isTrustees;
      const readers = await (toCreditors ? listCreditors(tx, matterId) : listTrustees(tx, at.matter));
      const reached = readers.filter(({ email }) => email);
      if (reached.length === 0) {
        throwIfRefused(
          toCreditors
            ? refuse('to', 'No creditor of the matter has an email address. Add them to the directory first.')
            : refuse(
                'to',
                'None of the people who administer the matter has an email address. Add one under Details first.',
              ),
        );
      }
      const attachments = await readAttachments(tx, services, matterId, body.documentIDs);
      const { firm, language } = await milestoneStore(tx).signedBy(matterId);
      const paper = isTrustees
        ? await drawTrusteesPaper(tx, { meetingID: row.id, paper: 'notice', language }, at.now)
        : await drawNotice(tx, at.matter, values, { medium: 'gazette', language, now: at.now });
      for (const reader of reached) {
        const mail = composeMail(meetingNoticeMail, language, {
          firm,
          by: at.actor.fullName,
          name: reader.name,
          matter: `${at.matter.reference} ${at.matter.name}`,
          reference: reader.reference,
          title: paper.title,
          text: toPlainText(paper),
          message: body.message,
        });
        await queueMail(tx, {
          to: reader.email!,
          ...mail,
          attachments,
          about: { matterId, entity: ['meeting_advert', row.id] },
        });
      }
      const notified =
        toCreditors && values.creditorsToldDate === null
          ? { creditors_told_on: at.today }
          : isTrustees && values.trusteesToldDate === null
            ? { trustees_told_on: at.today }
            : undefined;
      const after = notified ? await meetingKit.store(tx).change(row.id, row.version, notified) : row;
      await audit(tx, at.actor, 'meeting_advert.told', {
        entity: ['meeting_advert', row.id],
        matterId,
        before: row,
        after: { ...after, sent_to: reached.map(({ email }) => email) },
      });
      return { sent: reached.length, withoutAddress: readers.filter(({ email }) => !email).map(({ name }) => name) };
    }),
  ),
});
