import type { WireAnswer } from '@boedel/contract/call';
import { rafCalls } from '@boedel/contract/raf/raf.calls';
import type { AgeBand, ClaimState } from '@boedel/domain/raf/ageing';
import type { FindReason } from '@boedel/domain/raf/find-payments';
import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type RafPosition = WireAnswer<typeof rafCalls.getPosition>;
export type RafClaimShown = RafPosition['claims'][number];

export const stateWords: Readonly<Record<ClaimState, string>> = {
  preparing: phrase('Being put together'),
  lodged: phrase('Lodged'),
  partPaid: phrase('Part-paid'),
  paid: phrase('Paid'),
  overpaid: phrase('Paid above the claim'),
  ended: phrase('Ended'),
};
export const stateTones: Readonly<Record<ClaimState, Tone>> = {
  preparing: 'off',
  lodged: 'info',
  partPaid: 'warn',
  paid: 'good',
  overpaid: 'warn',
  ended: 'off',
};
export const bandWords: Readonly<Record<AgeBand, string>> = {
  under30: phrase('Under 30 days'),
  from30: phrase('30 to 59 days'),
  from60: phrase('60 to 89 days'),
  from90: phrase('90 days and more'),
};
export const reasonWords: Readonly<Record<FindReason, string>> = {
  reference: phrase('the number of the claim stands in it'),
  amount: phrase('it is the amount outstanding'),
  payer: phrase('it names the Fund'),
};
