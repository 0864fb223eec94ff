import type { MeetingStatus } from '@boedel/contract/meetings/meeting.record';
import { isTrusteesMeeting } from '@boedel/domain/trust-meetings/trustees-meeting';
import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

const statusWords = {
  planned: [phrase('Planned'), 'info'],
  published: [phrase('Published'), 'good'],
  cancelled: [phrase('Cancelled'), 'off'],
} as const satisfies Record<MeetingStatus, readonly [string, Tone]>;

/** A meeting of trustees is held rather than published. */
export const statusOf = ({ type, status }: { type: number; status: MeetingStatus }): readonly [string, Tone] =>
  status === 'published' && isTrusteesMeeting(type) ? [phrase('Held'), 'good'] : statusWords[status];

export const actionWords: Readonly<Record<string, string>> = {
  'meeting_advert.added': phrase('Added'),
  'meeting_advert.changed': phrase('Changed'),
  'meeting_advert.rescheduled': phrase('Rescheduled'),
  'meeting_advert.cancelled': phrase('Cancelled'),
  'meeting_advert.attendance.changed': phrase('Attendance noted'),
  'meeting_advert.resolution.added': phrase('Resolution put'),
  'meeting_advert.resolution.changed': phrase('Resolution changed'),
  'meeting_advert.resolution.removed': phrase('Resolution taken off'),
  'meeting_advert.vote.changed': phrase('Vote noted'),
  'meeting_advert.told': phrase('Notice sent by mail'),
  'meeting_advert.sent': phrase('Sent to the publications'),
};
