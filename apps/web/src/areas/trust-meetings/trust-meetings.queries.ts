import type { WireAnswer } from '@boedel/contract/call';
import type { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import type { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type TrusteesMeeting = WireAnswer<typeof trusteesMeetingCalls.getMeeting>;
export type Put = TrusteesMeeting['resolutions'][number];
export type Training = WireAnswer<typeof trainingCalls.getTrainingsByMatterId>[number];

export const cameWords = {
  present: phrase('In person'),
  online: phrase('At a distance'),
  apology: phrase('Apology'),
  absent: phrase('Absent'),
} as const satisfies Record<NonNullable<TrusteesMeeting['trustees'][number]['came']>, string>;

export const voteWords = {
  for: phrase('In favour'),
  against: phrase('Against'),
  aside: phrase('Stands aside'),
} as const satisfies Record<Put['votes'][number]['vote'], string>;

export const resultWords = {
  open: [phrase('Not decided yet'), 'info'],
  carried: [phrase('Carried'), 'good'],
  lost: [phrase('Not carried'), 'bad'],
} as const satisfies Record<NonNullable<Put['result']>['state'], readonly [string, Tone]>;

export const noticeWords = {
  good: [phrase('In order'), 'good'],
  waived: [phrase('In order'), 'good'],
  open: [phrase('Still open'), 'warn'],
  short: [phrase('Short notice'), 'bad'],
} as const satisfies Record<TrusteesMeeting['notice']['state'], readonly [string, Tone]>;

export const programmeWords = {
  trustee: phrase('Office of trustee'),
  systemTrust: phrase('Trusts in the system'),
  academy: phrase('Academy'),
} as const satisfies Record<Training['programme'], string>;

export const sessionWords = {
  introduction: phrase('Introduction'),
  refresher: phrase('Refresher'),
  change: phrase('Something changed'),
} as const satisfies Record<Training['sessionType'], string>;
