import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';
import type { BondAnswer } from './bond.queries';

export const statusLabels: Readonly<Record<BondAnswer['status'], readonly [word: string, tone: BadgeTone]>> = {
  toApply: [markPhrase('Not applied for'), 'off'],
  applied: [markPhrase('Applied for'), 'info'],
  inForce: [markPhrase('In force'), 'good'],
  released: [markPhrase('Released'), 'off'],
};

export const outcomeLabels: Readonly<
  Record<BondAnswer['reductions'][number]['outcome'], readonly [word: string, tone: BadgeTone]>
> = {
  asked: [markPhrase('Asked for'), 'info'],
  granted: [markPhrase('Granted'), 'good'],
  refused: [markPhrase('Refused'), 'bad'],
  withdrawn: [markPhrase('Withdrawn'), 'off'],
};

/** What was done about a bond, as its own trail says it. */
export const actionLabels: Readonly<Record<string, string>> = {
  'bond_of_security.added': markPhrase('Bond captured'),
  'bond_of_security.changed': markPhrase('Bond changed'),
  'bond_of_security.removed': markPhrase('Bond removed'),
  'bond_of_security.premium.paid': markPhrase('Premium paid'),
  'bond_of_security.reduction.asked': markPhrase('Reduction asked for'),
  'bond_of_security.reduction.granted': markPhrase('Reduction granted'),
  'bond_of_security.reduction.refused': markPhrase('Reduction refused'),
  'bond_of_security.reduction.withdrawn': markPhrase('Reduction withdrawn'),
};
