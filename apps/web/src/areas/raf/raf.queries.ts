import type { WireAnswer } from '@boedel/contract/call';
import { rafCalls } from '@boedel/contract/raf/raf.calls';
import type { RafAgeBand, RafClaimState } from '@boedel/domain/raf/ageing';
import type { PaymentMatchReason } from '@boedel/domain/raf/find-payments';
import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type RafPosition = WireAnswer<typeof rafCalls.getPosition>;
export type RafClaimView = RafPosition['claims'][number];

export const claimStateLabels: Readonly<Record<RafClaimState, string>> = {
  preparing: markPhrase('In preparation'),
  lodged: markPhrase('Lodged'),
  partPaid: markPhrase('Part-paid'),
  paid: markPhrase('Paid'),
  overpaid: markPhrase('Paid above the claim'),
  ended: markPhrase('Ended'),
};
export const stateTones: Readonly<Record<RafClaimState, BadgeTone>> = {
  preparing: 'off',
  lodged: 'info',
  partPaid: 'warn',
  paid: 'good',
  overpaid: 'warn',
  ended: 'off',
};
export const ageBandLabels: Readonly<Record<RafAgeBand, string>> = {
  under30: markPhrase('Under 30 days'),
  from30: markPhrase('30 to 59 days'),
  from60: markPhrase('60 to 89 days'),
  from90: markPhrase('90 days or more'),
};
export const findReasonLabels: Readonly<Record<PaymentMatchReason, string>> = {
  reference: markPhrase('contains the claim number'),
  amount: markPhrase('matches the amount outstanding'),
  payer: markPhrase('mentions the Fund'),
};
