import type { MeetingStatus } from '@boedel/contract/meetings/meeting.record';
import { isTrusteesMeeting } from '@boedel/domain/trust-meetings/trustees-meeting';
import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

const meetingStatusLabels = {
  planned: [markPhrase('Planned'), 'info'],
  published: [markPhrase('Published'), 'good'],
  cancelled: [markPhrase('Cancelled'), 'off'],
} as const satisfies Record<MeetingStatus, readonly [string, BadgeTone]>;

/** A meeting of trustees is held rather than published. */
export const describeStatus = ({
  type,
  status,
}: {
  type: number;
  status: MeetingStatus;
}): readonly [string, BadgeTone] =>
  status === 'published' && isTrusteesMeeting(type) ? [markPhrase('Held'), 'good'] : meetingStatusLabels[status];

export const meetingActionLabels: Readonly<Record<string, string>> = {
  'meeting_advert.added': markPhrase('Added'),
  'meeting_advert.changed': markPhrase('Changed'),
  'meeting_advert.rescheduled': markPhrase('Rescheduled'),
  'meeting_advert.cancelled': markPhrase('Cancelled'),
  'meeting_advert.attendance.changed': markPhrase('Attendance recorded'),
  'meeting_advert.resolution.added': markPhrase('Resolution added'),
  'meeting_advert.resolution.changed': markPhrase('Resolution changed'),
  'meeting_advert.resolution.removed': markPhrase('Resolution removed'),
  'meeting_advert.vote.changed': markPhrase('Vote recorded'),
  'meeting_advert.told': markPhrase('Notice sent by email'),
  'meeting_advert.sent': markPhrase('Sent to the publications'),
};
