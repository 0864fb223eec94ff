import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isRefused } from '@boedel/domain/law/refusal';
import { isTrusteesMeeting, computeResolutionStanding } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { Tx } from '../../platform/db/database';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { trustMeetingStore } from './trust-meeting.store';
import { indexVotes } from './read-trustees-meeting';

export interface CarriedResolution {
  readonly id: number;
  readonly on: LocalDate;
  readonly name: string;
}

/** Every resolution of a trust that was carried, counted anew from the votes, the latest first. */
export async function listCarriedResolutions(tx: Tx, matterId: number): Promise<CarriedResolution[]> {
  const store = trustMeetingStore(tx);
  const put = (await store.putIn(matterId)).filter(({ type }) => isTrusteesMeeting(type));
  if (put.length === 0) return [];
  const trustees = (await trusteeStore(tx).listOf(matterId)).map(toTrustee);
  const [deed, attendance, votes] = [
    await store.deedOf(matterId),
    await store.attendanceIn(matterId),
    await store.votesIn(matterId),
  ];
  return put.flatMap(({ id, meeting_id, type, on, number, heading }) => {
    const came = new Map(
      attendance.filter((one) => one.meeting_id === meeting_id).map((one) => [one.party_id, one.came]),
    );
    const cast = indexVotes(votes.filter(({ resolution_id }) => resolution_id === id));
    const result = computeResolutionStanding({ type, on, deed, trustees, came }, cast);
    return !isRefused(result) && result.state === 'carried'
      ? [{ id, on, name: [on, '·', `${number}.`, heading].join(' ') }]
      : [];
  });
}
