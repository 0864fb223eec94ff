import { jointAppointeeCalls } from '@boedel/contract/matter-people/joint-appointees.calls';
import { executorDetails } from '@boedel/contract/matter-people/matter-people.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { type CallRequest, withServices, pairHandlers } from '../../platform/http/handler';
import { type MailText, composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { lockMatter, openMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { milestoneStore } from '../milestones/milestone.store';
import { partyStore } from '../matter-parties/party.store';
import { accessStore } from './access.store';
import { checkAppointment } from './executors';
import { saveAccess, removeAccess } from './give-access';
import { jointlyAppointedMail, jointlyEndedMail } from './joint-appointee.mails';
import { lockAppointee, appointeeKind, listAppointees, readMasterReference } from './joint-appointee.store';

type JointAppointeeCalls = typeof jointAppointeeCalls;

/** Told by mail what happened to the appointment; whoever has no address is told by post. */
async function write<F extends { readonly on: LocalDate }>(
  tx: Tx,
  { actor }: Pick<CallRequest<JointAppointeeCalls['appoint']>, 'actor'>,
  matter: OpenedMatter,
  mail: MailText<F & Parameters<(typeof jointlyAppointedMail)['en']>[0]>,
  to: { readonly id: number; readonly name: string; readonly email: string | null },
  facts: F,
): Promise<void> {
  if (!to.email) return;
  const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
  const { master } = await readMasterReference(tx, matter.id);
  const details = { firm, by: actor.fullName, name: to.name, matter: `${matter.reference} ${matter.name}` };
  await queueMail(tx, {
    to: to.email,
    ...composeMail(mail, language, { ...facts, ...details, mastersReference: master }),
    about: { matterId: matter.id, entity: ['matter_party', to.id] },
  });
}

function refuseOthers(matter: OpenedMatter): void {
  if (matter.system_type !== systemType.liquidation) {
    throw new RefusalProblem(refuse('matterID', 'Only an insolvent estate has joint appointees.'));
  }
}

export const handledJointAppointeeCalls = pairHandlers(jointAppointeeCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return listAppointees(tx, query.matterID);
    }),

  appoint: withServices((request) =>
    request.scope.transaction(async (tx) => {
      const { actor, body } = request;
      const matter = await openToCapture(tx, actor, body.matterID);
      refuseOthers(matter);
      const entry = await lockAppointee(tx, body.jointAppointeeID);
      if (!entry) throw new NotFound();
      await lockMatter(tx, matter.id);
      const acts = (await listAppointees(tx, matter.id)).some(
        ({ jointAppointeeID, endedDate }) => jointAppointeeID === entry.id && endedDate === null,
      );
      if (acts)
        throw new RefusalProblem(
          refuse('jointAppointeeID', message('{name} already acts in this matter.', { name: entry.name })),
        );
      if (body.givesAccess && !entry.email) {
        throw new RefusalProblem(
          refuse('givesAccess', 'This entry has no email address. Add it to the directory first.'),
        );
      }
      const { sharePercent, appointedDate } = body;
      const details = executorDetails.parse({ capacity: 'Joint', sharePercent, appointedDate });
      await checkAppointment(tx, matter.id, 0, details);
      const row = await partyStore(tx).insert({
        matter_id: matter.id,
        role: 'executor',
        kind: 'other',
        surname: entry.name,
        email: entry.email,
        phone: entry.phone,
        id_number: entry.id_number,
        directory_kind: appointeeKind,
        directory_id: entry.id,
        details,
      });
      await audit(tx, actor, 'jointappointee.appointed', {
        entity: ['matter_party', row.id],
        matterId: matter.id,
        after: row,
      });
      if (body.givesAccess) {
        const access = { email: entry.email!, fullname: entry.name, role: 'JointAppointee' as const };
        await saveAccess(tx, request, { matterID: matter.id, mayCapture: body.mayCapture, ...access });
      }
      await write(tx, request, matter, jointlyAppointedMail, { ...entry, id: row.id }, { on: appointedDate });
      return listAppointees(tx, matter.id);
    }),
  ),

  dismiss: (request) =>
    request.scope.transaction(async (tx) => {
      const { actor, body } = request;
      const matter = await openToCapture(tx, actor, body.matterID);
      const before = await partyStore(tx).lock(body.partyID);
      if (before.matter_id !== matter.id || before.directory_kind !== appointeeKind) throw new NotFound();
      const details = executorDetails.parse({ ...(before.details as object) });
      if (details.endedDate !== null)
        throw new RefusalProblem(refuse('partyID', 'This appointment has already ended.'));
      const ended = { ...details, endedDate: body.endedDate, endedReason: body.reason };
      await checkAppointment(tx, matter.id, before.id, ended);
      const after = await partyStore(tx).change(before.id, before.version, { details: ended });
      await audit(tx, actor, 'jointappointee.removed', {
        entity: ['matter_party', before.id],
        matterId: matter.id,
        before: before.details,
        after: after.details,
        why: body.reason,
      });
      const access = (await accessStore(tx).listOf(matter.id)).find(
        ({ email, roles }) => roles.includes('JointAppointee') && email.toLowerCase() === before.email?.toLowerCase(),
      );
      if (access) await removeAccess(tx, actor, access);
      const to = { id: before.id, name: before.surname, email: before.email };
      await write(tx, request, matter, jointlyEndedMail, to, { on: body.endedDate, why: body.reason });
      return listAppointees(tx, matter.id);
    }),
});
