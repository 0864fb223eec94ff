import type { WireAnswer } from '@boedel/contract/call';
import type { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { meetings } from '@boedel/contract/meetings/meeting.record';
import { useRead } from '../../client/hooks';
import { type RecordScreenKit, createRecordKit } from '../../client/record/matter-record';

export const kit: RecordScreenKit = createRecordKit(meetings, meetingCalls as never);
/** A meeting of creditors with who came and what was put to the vote. */
export type CreditorsMeeting = WireAnswer<typeof creditorsMeetingCalls.getMeeting>;
export type MeetingDetails = WireAnswer<typeof meetingCalls.getbyid>;

export const useMeetings = (matterID: number, viewCancelled: boolean) =>
  useRead(meetingCalls.getbymatterid, { id: matterID, viewCancelled });
