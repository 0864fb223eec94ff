import type { AnswerOf } from '@boedel/contract/call';
import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { lacksDayOfProof } from '@boedel/domain/claims/claim-status';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import {
  type MeetingCreditor,
  computeElection,
  isCreditorsMeeting,
  isListed,
  mayVote,
  listMeetingDuties,
  computeVoteResult,
  toVoter,
} from '@boedel/domain/insolvency/creditors-meeting';
import { listNextSteps, type StandardResolutionKey } from '@boedel/domain/insolvency/standard-resolutions';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { sum } from '@boedel/domain/money/cents';
import { audit, auditAll } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { lockCount } from '../../platform/db/lock-count';
import { pairHandlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { claimStore } from '../claims/claims.store';
import { updateMeetingEntries } from '../diary/meeting-entries';
import { meetingMatter } from '../documents/matter-of';
import { listExecutors } from '../estate/list-executors';
import { booksStore } from '../insolvency-account/books.store';
import { creditorsMeetingStore, type MeetingResolutionRow, type MeetingVoteRow } from './creditors-meeting.store';
import { meetingKit } from './meeting-kit';
import type { MeetingValues } from './meeting-notice';
import { buildMinutes, buildResolutionList } from './minutes.paper';

type CreditorsMeetingView = AnswerOf<typeof creditorsMeetingCalls.getMeeting>;

interface CreditorsMeetingRead {
  readonly values: MeetingValues;
  readonly on: LocalDate;
  readonly people: readonly (MeetingCreditor & { readonly agent: string | null; readonly hasProxy: boolean })[];
  readonly shown: CreditorsMeetingView;
}

/** The meeting as it stands: every creditor with a claim that is not out, whoever came, and each vote counted anew. */
export async function readMeeting(
  tx: Tx,
  matter: OpenedMatter,
  meetingID: number,
  now: Date,
): Promise<CreditorsMeetingRead> {
  const row = (await meetingKit.store(tx).listOf(matter.id)).find(({ id }) => id === meetingID);
  if (!row) throw new NotFound();
  const values = meetingKit.read(row);
  if (!isCreditorsMeeting(values.type))
    throw new RefusalProblem(refuse('meetingID', 'Votes can only be recorded at a meeting of creditors.'));
  const country = findCountry(matter.country) ?? defaultCountry;
  const on = values.meetingDate ?? computeDayAt(now, country);
  const store = creditorsMeetingStore(tx);
  const there = new Map((await store.attendanceAt(meetingID)).map((one) => [one.creditor_id, one]));
  const by = new Map<string, CapturedClaim[]>();
  for (const claim of await claimStore(tx).capturedIn(matter.id)) {
    const others = by.get(claim.creditorId);
    if (others) others.push(claim);
    else by.set(claim.creditorId, [claim]);
  }
  const people = [...by].flatMap(([creditorId, claims]) => {
    const came = there.get(Number(creditorId));
    if (!isListed(claims) && !came) return [];
    return [
      {
        creditorId,
        creditor: claims[0]!.creditor,
        claims,
        isPresent: came?.is_present ?? false,
        agentIsBarred: came?.agent_is_barred ?? false,
        agent: came?.agent ?? null,
        hasProxy: came?.has_proxy ?? false,
        ...(came?.security_value_cents != null && { securityValue: came.security_value_cents }),
      },
    ];
  });
  const votes = await store.votesAt(meetingID);
  const resolutions: CreditorsMeetingView['resolutions'] = (await store.resolutionsAt(meetingID)).map((one) => {
    const cast = votes.filter(({ resolution_id }) => resolution_id === one.id);
    const counted = countVotes(on, one, people, cast);
    return {
      id: one.id,
      number: one.number,
      kind: one.kind,
      words: one.words,
      standard: one.standard as StandardResolutionKey | null,
      version: one.version,
      nominees: [...one.nominees],
      votes: cast.map(({ creditor_id, in_favour, nominee }) => ({
        creditorID: creditor_id,
        inFavour: in_favour,
        nominee,
      })),
      ...counted,
    };
  });
  const shown: CreditorsMeetingView = {
    meetingID,
    duties: listMeetingDuties(values, createCalendar(country)).map(({ says, by: byDate, doneOn, holds }) => ({
      says,
      byDate,
      doneDate: doneOn,
      holds,
    })),
    creditors: people.map((one) => {
      const voter = toVoter(on, one);
      const value = mayVote(on, 'ordinary', one);
      return {
        creditorID: Number(one.creditorId),
        creditorName: one.creditor,
        isPresent: one.isPresent,
        agent: one.agent,
        hasProxy: one.hasProxy,
        isAgentBarred: one.agentIsBarred,
        securityValue: one.securityValue ?? null,
        isProved: voter.proved,
        isSecured: voter.security !== undefined,
        claimed: sum(one.claims.map(({ claimed }) => claimed)),
        voteValue: isRefused(value) ? null : value,
        refused: isRefused(value) ? value.refusals.map(toSectionedMessage) : [],
      };
    }),
    dayOfProofLacks: people.flatMap(({ claims, creditor }) =>
      claims.filter(lacksDayOfProof).map(({ id }) => ({ claimID: Number(id), creditorName: creditor })),
    ),
    resolutions,
    nextSteps: listNextSteps(
      resolutions
        .filter((one) => one.votes.length > 0)
        .map(({ standard, result, election }) => ({
          standard,
          isCarried: result?.isCarried ?? false,
          elected: election?.elected ?? [],
        })),
    ).map((one) => ({ ...one })),
  };
  return { values, on, people, shown };
}

type CountedResolution = Pick<CreditorsMeetingView['resolutions'][number], 'result' | 'election' | 'refused'>;
/** What comes of the votes: who is elected, or whether it is carried. */
function countVotes(
  on: LocalDate,
  { kind }: Pick<MeetingResolutionRow, 'kind'>,
  people: readonly MeetingCreditor[],
  cast: readonly MeetingVoteRow[],
): CountedResolution {
  const none: CountedResolution = { result: null, election: null, refused: [] };
  const worked =
    kind === 'election'
      ? computeElection(
          on,
          people,
          new Map(cast.flatMap(({ creditor_id, nominee }) => (nominee ? [[String(creditor_id), nominee]] : []))),
        )
      : computeVoteResult(
          on,
          kind,
          people,
          new Map(cast.map(({ creditor_id, in_favour }) => [String(creditor_id), in_favour])),
        );
  if (isRefused(worked)) return { ...none, refused: worked.refusals.map(toSectionedMessage) };
  if ('elected' in worked.value) {
    const { elected, nominees } = worked.value;
    return { ...none, election: { elected: [...elected], nominees: nominees.map((one) => ({ ...one })) } };
  }
  const { carried: isCarried, ...numbers } = worked.value;
  return { ...none, result: { isCarried, ...numbers } };
}

interface MinutesQuery {
  readonly meetingID: number;
  readonly language: 'en' | 'af';
  readonly part: 'minutes' | 'resolutions';
}

/** How creditors voted on a composition, at the last meeting where one was put to them. */
export async function readCompositionVote(tx: Tx, matter: OpenedMatter, now: Date) {
  const meetings = (await meetingKit.store(tx).listOf(matter.id)).filter((row) =>
    isCreditorsMeeting(meetingKit.read(row).type),
  );
  for (const { id } of meetings.toReversed()) {
    const { shown, on } = await readMeeting(tx, matter, id, now);
    const put = shown.resolutions.findLast(({ kind }) => kind === 'composition');
    if (!put) continue;
    return { meetingId: id, on, result: put.votes.length > 0 ? put.result : null };
  }
  return null;
}

async function drawMinutes(tx: Tx, { meetingID, language, part }: MinutesQuery, now: Date) {
  const matter = await openMatter(tx, await meetingMatter(tx, meetingID), 'estate');
  const { values, on, shown } = await readMeeting(tx, matter, meetingID, now);
  const country = findCountry(matter.country) ?? defaultCountry;
  return (part === 'minutes' ? buildMinutes : buildResolutionList)(
    {
      language,
      country,
      head: await booksStore(tx).head(matter.id),
      values,
      on,
      bearers: (await listExecutors(tx, matter.id)).map(({ name }) => name),
      ...shown,
    },
    createPaperTranslator(language, country),
  );
}

/**
 * Opens a matter to record one of its meetings. Ticks and votes that are given quickly after one another are recorded one
 * after the other, because each changes the entries of the meeting.
 */
async function openToRecord(tx: Tx, actor: Actor, matterId: number): Promise<OpenedMatter> {
  const matter = await openToCapture(tx, actor, matterId, 'estate');
  await lockCount(tx, 'meetings of creditors', matterId);
  return matter;
}

export const handledCreditorsMeetingCalls = pairHandlers(creditorsMeetingCalls, {
  getMeeting: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, await meetingMatter(tx, query.meetingID), 'estate');
      return (await readMeeting(tx, matter, query.meetingID, now)).shown;
    }),

  saveAttendance: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToRecord(tx, actor, await meetingMatter(tx, body.meetingID));
      const { people } = await readMeeting(tx, matter, body.meetingID, now);
      if (!people.some(({ creditorId }) => creditorId === String(body.creditorID))) throw new NotFound();
      const store = creditorsMeetingStore(tx);
      const before = (await store.attendanceAt(body.meetingID)).find(
        ({ creditor_id }) => creditor_id === body.creditorID,
      );
      const values = {
        is_present: body.isPresent,
        agent: body.agent ?? null,
        has_proxy: body.hasProxy,
        agent_is_barred: body.isAgentBarred,
        security_value_cents: body.securityValue ?? null,
      };
      const after = before
        ? await store.attendance.change(before.id, before.version, values)
        : await store.attendance.insert({
            matter_id: matter.id,
            meeting_id: body.meetingID,
            creditor_id: body.creditorID,
            ...values,
          });
      await audit(tx, actor, 'meeting_advert.attendance.changed', {
        entity: ['meeting_advert', body.meetingID],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      await updateMeetingEntries({ tx, actor, now, matter });
      return (await readMeeting(tx, matter, body.meetingID, now)).shown;
    }),

  saveResolution: ({ scope, actor, now, body: { meetingID, id, version, kind, words, nominees } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToRecord(tx, actor, await meetingMatter(tx, meetingID));
      await readMeeting(tx, matter, meetingID, now);
      const among = kind === 'election' ? [...new Set(nominees)] : [];
      if (kind === 'election' && among.length === 0)
        throw new RefusalProblem(refuse('nominees', 'Name at least one who is nominated.'));
      const store = creditorsMeetingStore(tx);
      const all = await store.resolutionsAt(meetingID);
      const before = id ? all.find((one) => one.id === id) : undefined;
      if (id && !before) throw new NotFound();
      if (before && before.version !== version) {
        throw new Conflict((await readMeeting(tx, matter, meetingID, now)).shown);
      }
      const after = before
        ? await store.resolutions.change(before.id, before.version, { kind, words, nominees: among })
        : await store.resolutions.insert({
            matter_id: matter.id,
            meeting_id: meetingID,
            number: (all.at(-1)?.number ?? 0) + 1,
            kind,
            words,
            standard: null,
            nominees: among,
          });
      await audit(tx, actor, before ? 'meeting_advert.resolution.changed' : 'meeting_advert.resolution.added', {
        entity: ['meeting_advert', meetingID],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return (await readMeeting(tx, matter, meetingID, now)).shown;
    }),

  addResolutions: ({ scope, actor, now, body: { meetingID, resolutions } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToRecord(tx, actor, await meetingMatter(tx, meetingID));
      await readMeeting(tx, matter, meetingID, now);
      const store = creditorsMeetingStore(tx);
      const last = (await store.resolutionsAt(meetingID)).at(-1)?.number ?? 0;
      const added = await store.resolutions.insertAll(
        resolutions.map(({ words, standard }, nth) => ({
          matter_id: matter.id,
          meeting_id: meetingID,
          number: last + 1 + nth,
          kind: 'ordinary',
          words,
          standard,
          nominees: [],
        })),
      );
      await auditAll(
        tx,
        actor,
        'meeting_advert.resolution.added',
        added.map((after) => ({ entity: ['meeting_advert', meetingID], matterId: matter.id, after })),
      );
      return (await readMeeting(tx, matter, meetingID, now)).shown;
    }),

  voteAll: ({ scope, actor, now, body: { resolutionID, inFavour } }) =>
    scope.transaction(async (tx) => {
      const store = creditorsMeetingStore(tx);
      const row = await store.findResolution(resolutionID);
      const matter = await openToRecord(tx, actor, row.matter_id);
      if (row.kind === 'election') {
        throw new RefusalProblem(refuse('resolutionID', 'In an election each creditor names one of the nominees.'));
      }
      const { people, on } = await readMeeting(tx, matter, row.meeting_id, now);
      const cast = new Set(
        (await store.votesAt(row.meeting_id))
          .filter(({ resolution_id }) => resolution_id === row.id)
          .map(({ creditor_id }) => creditor_id),
      );
      const voters = people.filter(
        (one) => one.isPresent && !cast.has(Number(one.creditorId)) && !isRefused(mayVote(on, row.kind, one)),
      );
      if (voters.length === 0) {
        throw new RefusalProblem(
          refuse(
            'resolutionID',
            'No creditor who is present may still vote. Record who is present, and prove claims first.',
          ),
        );
      }
      await store.votes.insertAll(
        voters.map(({ creditorId }) => ({
          matter_id: matter.id,
          resolution_id: row.id,
          creditor_id: Number(creditorId),
          in_favour: inFavour,
          nominee: null,
        })),
      );
      await auditAll(
        tx,
        actor,
        'meeting_advert.vote.changed',
        voters.map(({ creditor }) => ({
          entity: ['meeting_advert', row.meeting_id],
          matterId: matter.id,
          after: { resolution: row.number, creditor, inFavour },
        })),
      );
      return (await readMeeting(tx, matter, row.meeting_id, now)).shown;
    }),

  removeResolution: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = creditorsMeetingStore(tx);
      const row = await store.findResolution(body.id);
      await openToRecord(tx, actor, row.matter_id);
      if ((await store.votesAt(row.meeting_id)).some(({ resolution_id }) => resolution_id === row.id)) {
        throw new RefusalProblem(
          refuse('id', 'Creditors have voted on it, so it stays in the minutes. Withdraw the votes first.'),
        );
      }
      await store.resolutions.remove(row.id);
      await audit(tx, actor, 'meeting_advert.resolution.removed', {
        entity: ['meeting_advert', row.meeting_id],
        matterId: row.matter_id,
        before: row,
      });
      return { done: true };
    }),

  vote: ({ scope, actor, now, body: { resolutionID, creditorID, inFavour, nominee } }) =>
    scope.transaction(async (tx) => {
      const store = creditorsMeetingStore(tx);
      const row = await store.findResolution(resolutionID);
      const matter = await openToRecord(tx, actor, row.matter_id);
      const { people, on } = await readMeeting(tx, matter, row.meeting_id, now);
      const voter = people.find(({ creditorId }) => creditorId === String(creditorID));
      if (!voter) throw new NotFound();
      const before = (await store.votesAt(row.meeting_id)).find(
        (one) => one.resolution_id === row.id && one.creditor_id === creditorID,
      );
      if (inFavour === null) {
        if (before) await store.votes.remove(before.id);
      } else {
        if (!voter.isPresent) {
          throw new RefusalProblem(
            refuse('creditorID', 'First record that the creditor is present, in person or by an agent.'),
          );
        }
        const value = mayVote(on, row.kind, voter);
        if (isRefused(value))
          throw new RefusalProblem(
            refuse('creditorID', toSectionedMessage(value.refusals[0]!), value.refusals[0]!.section),
          );
        const named = row.kind === 'election' ? (nominee ?? null) : null;
        if (row.kind === 'election' && (named === null || !row.nominees.includes(named))) {
          throw new RefusalProblem(refuse('nominee', 'Choose one of the nominees.', 'Insolvency Act s 54'));
        }
        if (before) await store.votes.change(before.id, before.version, { in_favour: inFavour, nominee: named });
        else {
          await store.votes.insert({
            matter_id: matter.id,
            resolution_id: row.id,
            creditor_id: creditorID,
            in_favour: inFavour,
            nominee: named,
          });
        }
      }
      await audit(tx, actor, 'meeting_advert.vote.changed', {
        entity: ['meeting_advert', row.meeting_id],
        matterId: matter.id,
        after: { resolution: row.number, creditor: voter.creditor, inFavour, ...(nominee && { nominee }) },
      });
      return (await readMeeting(tx, matter, row.meeting_id, now)).shown;
    }),

  getMinutes: ({ scope, query, now }) => scope.transaction((tx) => drawMinutes(tx, query, now)),
  minutesFile: async ({ scope, query, now }) => {
    const paper = await scope.transaction((tx) => drawMinutes(tx, query, now));
    return createPaperFile(paper, query.format, paper.title);
  },
});
