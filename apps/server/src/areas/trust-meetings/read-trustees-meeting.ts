import type { AnswerOf } from '@boedel/contract/call';
import { meetings } from '@boedel/contract/meetings/meeting.record';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import {
  type TrusteeMeeting,
  isTrusteesMeeting,
  checkNoticeGiven,
  checkQuorum,
  refuseWithoutQuorum,
  computeResolutionStanding,
  type TrusteeVote,
} from '@boedel/domain/trust-meetings/trustees-meeting';
import { checkCapacity } from '@boedel/domain/trustees/capacity';
import type { Tx } from '../../platform/db/database';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { trustMeetingStore } from './trust-meeting.store';

// To read by: meetings stand on what happens at them.
const meetingRecordKit = createMatterRecordKit(meetings);

export type TrusteesMeetingView = AnswerOf<typeof trusteesMeetingCalls.getMeeting>;

export interface TrusteesMeetingRead {
  readonly values: FieldValues<typeof meetings.fields>;
  readonly meeting: TrusteeMeeting;
  readonly today: LocalDate;
  readonly shown: TrusteesMeetingView;
}

export const indexVotes = (rows: readonly { readonly party_id: number; readonly vote: TrusteeVote }[]) =>
  new Map(rows.map(({ party_id, vote }) => [party_id, vote]));

/** The meeting as it stands: whoever is or was a trustee on its day, the quorum, and each resolution counted anew. */
export async function readTrusteesMeeting(
  tx: Tx,
  matter: OpenedMatter,
  meetingID: number,
  now: Date,
): Promise<TrusteesMeetingRead> {
  const row = (await meetingRecordKit.store(tx).listOf(matter.id)).find(({ id }) => id === meetingID);
  if (!row) throw new NotFound();
  const values = meetingRecordKit.read(row);
  if (!isTrusteesMeeting(values.type)) {
    throw new RefusalProblem(refuse('meetingID', 'Only trustees of a trust have these meetings and resolutions.'));
  }
  const today = computeDayAt(now, findCountry(matter.country));
  const store = trustMeetingStore(tx);
  const trustees = (await trusteeStore(tx).listOf(matter.id)).map(toTrustee);
  const attendance = (await store.attendanceIn(matter.id)).filter((one) => one.meeting_id === meetingID);
  const deed = await store.deedOf(matter.id);
  const meeting: TrusteeMeeting = {
    type: values.type,
    on: values.meetingDate ?? today,
    deed,
    trustees,
    came: new Map(attendance.map(({ party_id, came }) => [party_id, came])),
  };
  const votes = await store.votesAt(meetingID);
  const refused = refuseWithoutQuorum(meeting);
  const notice = checkNoticeGiven(meeting, values.trusteesToldDate);
  return {
    values,
    meeting,
    today,
    shown: {
      meetingID,
      deed: { quorum: deed.quorum, noticeDays: deed.noticeDays, decides: deed.decides },
      notice: { state: notice.state, says: notice.says, byDate: notice.by },
      quorum: checkQuorum(meeting),
      refused: refused ? refused.refusals.map(toSectionedMessage) : [],
      trustees: trustees
        .map((one) => ({ one, capacity: checkCapacity(one, meeting.on) }))
        // Who had left before it, or was only proposed, was none of the meeting.
        .filter(({ one, capacity }) => capacity.may !== 'no' || meeting.came.has(one.id))
        .map(({ one, capacity: { may, why, section } }) => ({
          trusteeID: one.id,
          name: one.name,
          came: meeting.came.get(one.id) ?? null,
          may,
          why: { ...why, section },
        })),
      resolutions: (await store.resolutionsAt(meetingID)).map(({ id, number, heading, words, version }) => {
        const cast = votes.filter(({ resolution_id }) => resolution_id === id);
        const result = computeResolutionStanding(meeting, indexVotes(cast));
        return {
          id,
          number,
          heading,
          words,
          version,
          votes: cast.map(({ party_id, vote }) => ({ trusteeID: party_id, vote })),
          result: isRefused(result) ? null : result,
          refused: isRefused(result) ? result.refusals.map(toSectionedMessage) : [],
        };
      }),
    },
  };
}
