import type { AnswerOf } from '@boedel/contract/call';
import type { trainingProgrammes } from '@boedel/contract/trust-meetings/training-kinds';
import { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { milestoneStore } from '../milestones/milestone.store';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { programmeNames } from './programme-names';
import { trainingMail } from './training.mails';
import { type TrainingRow, trainingStore } from './training.store';

type TrainingCalls = typeof trainingCalls;
type TrainingView = AnswerOf<TrainingCalls['cancelTraining']>;

const presentTraining = (row: TrainingRow, trustees: TrainingView['trustees']): TrainingView => ({
  id: row.id,
  programme: row.programme,
  sessionType: row.session_type,
  date: row.held_on,
  time: row.held_at,
  place: row.place,
  trainer: row.trainer,
  notes: row.notes,
  cancelledDate: row.cancelled_on,
  trustees,
  version: row.version,
});

const createScheduleHandler =
  (programme: (typeof trainingProgrammes)[number]): Handler<TrainingCalls['scheduleTrusteeTraining']> =>
  ({ scope, actor, now, query, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'estate');
      if (matter.system_type !== systemType.trust)
        throw new RefusalProblem(refuse('matterID', 'Only trustees of a trust have this training.'));
      const trustees = await trusteeStore(tx).listOf(matter.id);
      const asked = [...new Set(body.trusteeIDs)].map((id) => {
        const one = trustees.find(({ party }) => party.id === id);
        if (!one) throw new NotFound();
        return { id, name: toTrustee(one).name, email: one.party.email };
      });
      if (programme === 'trustee' && asked.length === 0) {
        throw new RefusalProblem(refuse('trusteeIDs', 'Choose the trustees to train.'));
      }
      const store = trainingStore(tx);
      const row = (await store.sessions.insert({
        matter_id: matter.id,
        programme,
        session_type: query.sessionType,
        held_on: body.date,
        held_at: body.time,
        place: body.place,
        trainer: body.trainer,
        notes: body.notes,
      })) as TrainingRow;
      for (const { id } of asked) {
        await store.parties.insert({ matter_id: matter.id, training_id: row.id, party_id: id });
      }
      // Somebody who notes a session that was held asks nobody to it.
      const isAhead = body.date >= computeDayAt(now, findCountry(matter.country));
      const reached = body.tell && isAhead ? asked.filter(({ email }) => email) : [];
      const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
      for (const { name, email } of reached) {
        const mail = composeMail(trainingMail, language, {
          firm,
          by: actor.fullName,
          name,
          matter: `${matter.reference} ${matter.name}`,
          programme: programmeNames[language][programme],
          day: body.date,
          time: body.time,
          place: body.place,
          trainer: body.trainer,
          notes: body.notes,
        });
        await queueMail(tx, {
          to: email!,
          ...mail,
          about: { matterId: matter.id, entity: ['training_session', row.id] },
        });
      }
      await audit(tx, actor, 'training_session.added', {
        entity: ['training_session', row.id],
        matterId: matter.id,
        after: { ...row, trustees: asked.map(({ name }) => name), sent_to: reached.map(({ email }) => email) },
      });
      return {
        training: presentTraining(
          row,
          asked.map(({ id, name }) => ({ trusteeID: id, name })),
        ),
        sent: reached.length,
        withoutAddress: body.tell && isAhead ? asked.filter(({ email }) => !email).map(({ name }) => name) : [],
      };
    });

export const handledTrainingCalls = pairHandlers(trainingCalls, {
  getTrainingsByMatterId: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const store = trainingStore(tx);
      const trained = await store.trained(matter.id);
      return (await store.listOf(matter.id)).map((row) => presentTraining(row, trained.get(row.id) ?? []));
    }),
  scheduleTrusteeTraining: createScheduleHandler('trustee'),
  scheduleSystemTrustTraining: createScheduleHandler('systemTrust'),
  scheduleAcademyTraining: createScheduleHandler('academy'),
  cancelTraining: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const store = trainingStore(tx);
      const before = (await store.sessions.find(body.id)) as TrainingRow;
      const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
      const trustees = (await store.trained(matter.id)).get(before.id) ?? [];
      if (before.version !== body.version) throw new Conflict(presentTraining(before, trustees));
      if (before.cancelled_on !== null)
        throw new RefusalProblem(refuse('id', 'This session has already been cancelled.'));
      const after = (await store.sessions.change(before.id, before.version, {
        cancelled_on: computeDayAt(now, findCountry(matter.country)),
      })) as TrainingRow;
      await audit(tx, actor, 'training_session.cancelled', {
        entity: ['training_session', before.id],
        matterId: matter.id,
        before,
        after,
      });
      return presentTraining(after, trustees);
    }),
});
