import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import type { TrusteesMeetingView } from './read-trustees-meeting';
import { trustMeetingStore } from './trust-meeting.store';

export const standsActedOn =
  'This resolution vested something in a beneficiary, so you cannot remove it. Remove that distribution first.';

/** Who came and how they voted may be corrected, as long as what was vested by it was still carried. */
export async function refuseIfActedOn(
  tx: Tx,
  shown: TrusteesMeetingView,
  field: string,
): Promise<RefusalError | undefined> {
  const actedOn = await trustMeetingStore(tx).actedOn(shown.meetingID);
  return shown.resolutions.some(({ id, result }) => actedOn.has(id) && result?.state !== 'carried')
    ? refuse(field, standsActedOn)
    : undefined;
}

/** A meeting that something was vested by keeps its day, and stays. */
export const refuseIfHeld = async (tx: Tx, meetingId: number, field: string): Promise<RefusalError | undefined> =>
  (await trustMeetingStore(tx).actedOn(meetingId)).size > 0 ? refuse(field, standsActedOn) : undefined;
