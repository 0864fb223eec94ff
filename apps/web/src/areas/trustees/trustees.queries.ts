import type { WireAnswer } from '@boedel/contract/call';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import type { TrusteeKind, TrusteeStatus } from '@boedel/domain/trustees/trustee';
import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type TrusteesAnswer = WireAnswer<typeof trusteeCalls.getTrustees>;
export type TrusteeDetails = TrusteesAnswer['trustees'][number];

export const statuses: Readonly<Record<TrusteeStatus, readonly [string, BadgeTone]>> = {
  proposed: [markPhrase('Proposed'), 'info'],
  appointed: [markPhrase('Appointed'), 'good'],
  resigned: [markPhrase('Resigned'), 'off'],
  removed: [markPhrase('Removed'), 'off'],
  deceased: [markPhrase('Died'), 'off'],
  deactivated: [markPhrase('Deactivated'), 'off'],
};

export const kinds: Readonly<Record<TrusteeKind, string>> = {
  individual: markPhrase('Individual trustee'),
  independent: markPhrase('Independent trustee'),
  corporate: markPhrase('Corporate trustee'),
};

export const signs: Readonly<Record<TrusteeDetails['maySign']['may'], readonly [string, BadgeTone]>> = {
  yes: [markPhrase('May sign'), 'good'],
  doubtful: [markPhrase('In doubt'), 'warn'],
  no: [markPhrase('May not sign'), 'off'],
};
