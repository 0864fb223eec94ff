import type { WireAnswer } from '@boedel/contract/call';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import type { TrusteeKind, TrusteeStatus } from '@boedel/domain/trustees/trustee';
import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type TrusteesRead = WireAnswer<typeof trusteeCalls.getTrustees>;
export type Trustee = TrusteesRead['trustees'][number];

export const statuses: Readonly<Record<TrusteeStatus, readonly [string, Tone]>> = {
  proposed: [phrase('Proposed'), 'info'],
  appointed: [phrase('Appointed'), 'good'],
  resigned: [phrase('Resigned'), 'off'],
  removed: [phrase('Removed'), 'off'],
  deceased: [phrase('Died'), 'off'],
  deactivated: [phrase('Deactivated'), 'off'],
};

export const kinds: Readonly<Record<TrusteeKind, string>> = {
  individual: phrase('Individual trustee'),
  independent: phrase('Independent trustee'),
  corporate: phrase('Corporate trustee'),
};

export const signs: Readonly<Record<Trustee['maySign']['may'], readonly [string, Tone]>> = {
  yes: [phrase('May sign'), 'good'],
  doubtful: [phrase('In doubt'), 'warn'],
  no: [phrase('May not sign'), 'off'],
};
