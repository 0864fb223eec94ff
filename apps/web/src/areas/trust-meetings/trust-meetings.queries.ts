import type { WireAnswer } from '@boedel/contract/call';
import type { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import type { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type TrusteesMeeting = WireAnswer<typeof trusteesMeetingCalls.getMeeting>;
export type PutTrusteeResolution = TrusteesMeeting['resolutions'][number];
export type TrusteeTraining = WireAnswer<typeof trainingCalls.getTrainingsByMatterId>[number];

export const attendanceLabels = {
  present: markPhrase('In person'),
  online: markPhrase('At a distance'),
  apology: markPhrase('Apology'),
  absent: markPhrase('Absent'),
} as const satisfies Record<NonNullable<TrusteesMeeting['trustees'][number]['came']>, string>;

export const voteLabels = {
  for: markPhrase('In favour'),
  against: markPhrase('Against'),
  aside: markPhrase('Stands aside'),
} as const satisfies Record<PutTrusteeResolution['votes'][number]['vote'], string>;

export const resultLabels = {
  open: [markPhrase('Not decided yet'), 'info'],
  carried: [markPhrase('Carried'), 'good'],
  lost: [markPhrase('Not carried'), 'bad'],
} as const satisfies Record<NonNullable<PutTrusteeResolution['result']>['state'], readonly [string, BadgeTone]>;

export const noticeLabels = {
  good: [markPhrase('OK'), 'good'],
  waived: [markPhrase('OK'), 'good'],
  open: [markPhrase('Still open'), 'warn'],
  short: [markPhrase('Short notice'), 'bad'],
} as const satisfies Record<TrusteesMeeting['notice']['state'], readonly [string, BadgeTone]>;

export const programmeLabels = {
  trustee: markPhrase('Duties of a trustee'),
  systemTrust: markPhrase('Using trusts in the system'),
  academy: markPhrase('Academy'),
} as const satisfies Record<TrusteeTraining['programme'], string>;

export const sessionLabels = {
  introduction: markPhrase('Introduction'),
  refresher: markPhrase('Refresher'),
  change: markPhrase('After a change'),
} as const satisfies Record<TrusteeTraining['sessionType'], string>;
