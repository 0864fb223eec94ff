import type { WireAnswer } from '@boedel/contract/call';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { meetings } from '@boedel/contract/meetings/meeting.record';
import { useRead } from '../../client/hooks';
import { type Kit, kitOf } from '../../client/record/matter-record';

export const kit: Kit = kitOf(meetings, meetingCalls as never);
export type Meeting = WireAnswer<typeof meetingCalls.getbyid>;

export const useMeetings = (matterID: number, viewCancelled: boolean) =>
  useRead(meetingCalls.getbymatterid, { id: matterID, viewCancelled });
