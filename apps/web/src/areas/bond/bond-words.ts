import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';
import type { Bond } from './bond.queries';

export const statusWords: Readonly<Record<Bond['status'], readonly [word: string, tone: Tone]>> = {
  toApply: [phrase('Not applied for'), 'off'],
  applied: [phrase('Applied for'), 'info'],
  inForce: [phrase('In force'), 'good'],
  released: [phrase('Released'), 'off'],
};

export const outcomeWords: Readonly<
  Record<Bond['reductions'][number]['outcome'], readonly [word: string, tone: Tone]>
> = {
  asked: [phrase('Asked for'), 'info'],
  granted: [phrase('Granted'), 'good'],
  refused: [phrase('Refused'), 'bad'],
  withdrawn: [phrase('Withdrawn'), 'off'],
};

/** What was done about a bond, as its own trail says it. */
export const actionWords: Readonly<Record<string, string>> = {
  'bond_of_security.added': phrase('Bond captured'),
  'bond_of_security.changed': phrase('Bond changed'),
  'bond_of_security.removed': phrase('Bond removed'),
  'bond_of_security.premium.paid': phrase('Premium paid'),
  'bond_of_security.reduction.asked': phrase('Reduction asked for'),
  'bond_of_security.reduction.granted': phrase('Reduction granted'),
  'bond_of_security.reduction.refused': phrase('Reduction refused'),
  'bond_of_security.reduction.withdrawn': phrase('Reduction withdrawn'),
};
