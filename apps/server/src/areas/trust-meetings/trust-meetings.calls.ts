import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { refuseAhead, refuseWithoutQuorum, listTakingPart } from '@boedel/domain/trust-meetings/trustees-meeting';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createPaperFile } from '../../platform/paper/paper-file';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { meetingMatter } from '../documents/matter-of';
import { fileTrusteesPaper } from './file-trustees-paper';
import { updateMeetingEntries } from '../diary/meeting-entries';
import { updateMeetingDates } from './follow-meetings';
import { readTrusteesMeeting, indexVotes } from './read-trustees-meeting';
import { standsActedOn, refuseIfActedOn } from './stays-carried';
import { trustMeetingStore } from './trust-meeting.store';
import { drawTrusteesPaper } from './trustees-meeting.paper';

/** A meeting that is changed: read as it stands, and refused where it was called off. */
async function toChange(tx: Tx, actor: Actor, matterId: number, meetingID: number, now: Date) {
  const matter = await openToCapture(tx, actor, matterId, 'estate');
  const read = await readTrusteesMeeting(tx, matter, meetingID, now);
  if (read.values.cancelledDate !== null) {
    throw new RefusalProblem(refuse('meetingID', 'This has been cancelled. Add a new one instead.'));
  }
  return { matter, ...read };
}

export const handledTrusteesMeetingCalls = pairHandlers(trusteesMeetingCalls, {
  getMeeting: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, await meetingMatter(tx, query.meetingID), 'estate');
      return (await readTrusteesMeeting(tx, matter, query.meetingID, now)).shown;
    }),

  saveAttendance: ({ scope, actor, now, body: { meetingID, trustees } }) =>
    scope.transaction(async (tx) => {
      const { matter, meeting, values, today } = await toChange(
        tx,
        actor,
        await meetingMatter(tx, meetingID),
        meetingID,
        now,
      );
      throwIfRefused(refuseAhead(values.meetingDate, today));
      const store = trustMeetingStore(tx);
      const before = new Map(
        (await store.attendanceIn(matter.id))
          .filter((one) => one.meeting_id === meetingID)
          .map((one) => [one.party_id, one]),
      );
      for (const { trusteeID, came } of trustees) {
        if (!meeting.trustees.some(({ id }) => id === trusteeID)) throw new NotFound();
        const known = before.get(trusteeID);
        if (came === null) {
          if (known) await store.attendance.remove(known.id);
        } else if (known) await store.attendance.change(known.id, known.version, { came });
        else await store.attendance.insert({ matter_id: matter.id, meeting_id: meetingID, party_id: trusteeID, came });
      }
      await audit(tx, actor, 'meeting_advert.attendance.changed', {
        entity: ['meeting_advert', meetingID],
        matterId: matter.id,
        before: Object.fromEntries([...before].map(([id, { came }]) => [id, came])),
        after: Object.fromEntries(trustees.map(({ trusteeID, came }) => [trusteeID, came])),
      });
      await updateMeetingEntries({ tx, actor, now, matter });
      await updateMeetingDates({ tx, actor, now, matter });
      const { shown } = await readTrusteesMeeting(tx, matter, meetingID, now);
      throwIfRefused(await refuseIfActedOn(tx, shown, 'trustees'));
      return shown;
    }),

  saveResolution: ({ scope, actor, now, body: { meetingID, id, version, heading, words } }) =>
    scope.transaction(async (tx) => {
      const { matter, shown } = await toChange(tx, actor, await meetingMatter(tx, meetingID), meetingID, now);
      const store = trustMeetingStore(tx);
      const all = await store.resolutionsAt(meetingID);
      const before = id ? all.find((one) => one.id === id) : undefined;
      if (id && !before) throw new NotFound();
      if (before && before.version !== version) throw new Conflict(shown);
      if (before && shown.resolutions.some((one) => one.id === id && one.votes.length > 0)) {
        throw new RefusalProblem(
          refuse(
            'words',
            'Trustees have voted on this wording. Withdraw the votes first, or propose another resolution.',
          ),
        );
      }
      const after = before
        ? await store.resolutions.change(before.id, before.version, { heading, words })
        : await store.resolutions.insert({
            matter_id: matter.id,
            meeting_id: meetingID,
            number: (all.at(-1)?.number ?? 0) + 1,
            heading,
            words,
          });
      await audit(tx, actor, before ? 'meeting_advert.resolution.changed' : 'meeting_advert.resolution.added', {
        entity: ['meeting_advert', meetingID],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return (await readTrusteesMeeting(tx, matter, meetingID, now)).shown;
    }),

  removeResolution: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const store = trustMeetingStore(tx);
      const row = await store.findResolution(body.id);
      const { shown } = await toChange(tx, actor, row.matter_id, row.meeting_id, now);
      if (shown.resolutions.some((one) => one.id === row.id && one.votes.length > 0)) {
        throw new RefusalProblem(
          refuse('id', 'Trustees have voted on it, so it stays in the minutes. Withdraw the votes first.'),
        );
      }
      if ((await store.actedOn(row.meeting_id)).has(row.id)) throw new RefusalProblem(refuse('id', standsActedOn));
      await store.resolutions.remove(row.id);
      await audit(tx, actor, 'meeting_advert.resolution.removed', {
        entity: ['meeting_advert', row.meeting_id],
        matterId: row.matter_id,
        before: row,
      });
      return { done: true };
    }),

  vote: ({ scope, actor, now, body: { resolutionID, votes } }) =>
    scope.transaction(async (tx) => {
      const store = trustMeetingStore(tx);
      const row = await store.findResolution(resolutionID);
      const { matter, meeting, values, today } = await toChange(tx, actor, row.matter_id, row.meeting_id, now);
      throwIfRefused(refuseAhead(values.meetingDate, today));
      const cast = (await store.votesAt(row.meeting_id)).filter((one) => one.resolution_id === row.id);
      const after = indexVotes(cast);
      const voters = new Set(listTakingPart(meeting).map(({ id }) => id));
      for (const { trusteeID, vote } of votes) {
        const trustee = meeting.trustees.find(({ id }) => id === trusteeID);
        if (!trustee) throw new NotFound();
        if (vote === null) {
          after.delete(trusteeID);
          continue;
        }
        if (!voters.has(trusteeID)) {
          throw new RefusalProblem(
            refuse(
              'votes',
              message('{name} was not there, or was not in office that day. Note who came first.', {
                name: trustee.name,
              }),
            ),
          );
        }
        after.set(trusteeID, vote);
      }
      const aside = new Set([...after].filter(([, vote]) => vote === 'aside').map(([id]) => id));
      if (votes.some(({ vote }) => vote !== null)) throwIfRefused(refuseWithoutQuorum(meeting, aside));
      for (const { trusteeID, vote } of votes) {
        const known = cast.find((one) => one.party_id === trusteeID);
        if (vote === null) {
          if (known) await store.votes.remove(known.id);
        } else if (known) await store.votes.change(known.id, known.version, { vote });
        else await store.votes.insert({ matter_id: matter.id, resolution_id: row.id, party_id: trusteeID, vote });
      }
      const { shown } = await readTrusteesMeeting(tx, matter, row.meeting_id, now);
      throwIfRefused(await refuseIfActedOn(tx, shown, 'votes'));
      await audit(tx, actor, 'meeting_advert.vote.changed', {
        entity: ['meeting_advert', row.meeting_id],
        matterId: matter.id,
        after: { resolution: row.number, votes },
      });
      return shown;
    }),

  getPaper: ({ scope, query, now }) => scope.transaction((tx) => drawTrusteesPaper(tx, query, now)),
  paperFile: async ({ scope, query, now }) => {
    const paper = await scope.transaction((tx) => drawTrusteesPaper(tx, query, now));
    return createPaperFile(paper, query.format, paper.title);
  },
  filePaper: withServices(fileTrusteesPaper),
});
