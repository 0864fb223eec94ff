import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, nil, plus } from '../money/cents';
import { type SecurityBond, sumInForce, readBondStatus } from './bond';

export const reductionOutcomes = ['asked', 'granted', 'refused', 'withdrawn'] as const;
export type ReductionOutcome = (typeof reductionOutcomes)[number];

export interface BondReductionStep {
  readonly askedOn: LocalDate;
  readonly from: Cents;
  readonly to: Cents;
  readonly reason: string;
  readonly outcome: ReductionOutcome;
}

export interface ReductionRequest {
  readonly askedOn: LocalDate;
  readonly to: Cents;
  readonly reason: string;
  /** What still has to be secured, and the law that says so. */
  readonly asked: Cents;
  readonly section: string;
  /** The matter's other bonds, and the requests about this one. */
  readonly others: readonly SecurityBond[];
  readonly earlier: readonly BondReductionStep[];
  readonly country: Country;
}

/**
 * Whether the provider may be asked to reduce a bond. What is left must still cover what is held: the Master reduces only
 * for property that was paid out or delivered, and the provider follows the Master.
 */
export function proposeReduction(bond: SecurityBond, request: ReductionRequest): Outcome<BondReductionStep> {
  const { askedOn, to, reason, asked, section, others, earlier, country } = request;
  const format = (amount: Cents) => formatAmount(amount, country);
  if (readBondStatus(bond) !== 'inForce') {
    return refuse('bondOfSecurityID', 'Only a bond in force can be reduced. First enter its issue date.');
  }
  if (earlier.some(({ outcome }) => outcome === 'asked')) {
    return refuse('bondOfSecurityID', 'A reduction of this bond has already been requested. Record the outcome first.');
  }
  if (to === nil)
    return refuse('newAmount', 'A bond cannot be reduced to nothing. Record the Master’s release instead.');
  if (to >= bond.amount) {
    return refuse(
      'newAmount',
      message('The bond secures {amount}. Enter a lower amount.', { amount: format(bond.amount) }),
    );
  }
  const left = plus(sumInForce(others), to);
  if (left < asked) {
    return refuse(
      'newAmount',
      message('{asked} is still to be secured, and {left} would be left. Enter a higher amount.', {
        asked: format(asked),
        left: format(left),
      }),
      section,
    );
  }
  if (reason.trim() === '') return refuse('reason', 'Enter why less security is needed now.');
  if (bond.issuedOn && askedOn < bond.issuedOn) {
    return refuse(
      'date',
      message('The bond was issued on {day}. Enter that date or a later one.', { day: bond.issuedOn }),
    );
  }
  return { askedOn, from: bond.amount, to, reason, outcome: 'asked' };
}

/** What became of a request. A reduction takes effect with the Master's consent, never before. */
export function decideReduction(
  reduction: BondReductionStep,
  outcome: Exclude<ReductionOutcome, 'asked'>,
  { on, masterConsentOn }: { readonly on: LocalDate; readonly masterConsentOn: LocalDate | null },
): Outcome<BondReductionStep> {
  if (reduction.outcome !== 'asked') {
    return refuse('outcome', 'The outcome of this request has already been recorded.');
  }
  if (on < reduction.askedOn) {
    return refuse(
      'date',
      message('The reduction was requested on {day}. Enter that date or a later one.', { day: reduction.askedOn }),
    );
  }
  if (outcome === 'granted' && masterConsentOn === null) {
    return refuse('masterConsentDate', 'Enter the date of the Master’s consent. The provider needs it to act.');
  }
  if (masterConsentOn && masterConsentOn > on) {
    return refuse(
      'date',
      message('The Master’s consent is dated {day}. Enter that date or a later one.', { day: masterConsentOn }),
    );
  }
  return { ...reduction, outcome };
}

/** What is in force is raised by hand, but lowered only by a reduction that was granted. */
export const mayChangeAmount = (
  bond: SecurityBond,
  amount: Cents,
  reductions: readonly BondReductionStep[],
): Outcome<Cents> =>
  readBondStatus(bond) !== 'inForce' ||
  amount >= bond.amount ||
  reductions.some(({ outcome, from, to }) => outcome === 'granted' && from === bond.amount && to === amount)
    ? amount
    : refuse('amount', 'To lower a bond in force, request a reduction and record it once it is granted.');

/** The Master's letter frees the surety; a request that hangs is withdrawn first. */
export function releaseBond(
  bond: SecurityBond,
  days: { readonly masterReleasedOn: LocalDate; readonly releasedOn: LocalDate },
  earlier: readonly BondReductionStep[],
): Outcome<SecurityBond> {
  const state = readBondStatus(bond);
  if (state === 'released') return refuse('id', 'This bond has already been released.');
  if (state !== 'inForce') return refuse('id', 'A bond that was not issued cannot be released. Remove it instead.');
  if (earlier.some(({ outcome }) => outcome === 'asked')) {
    return refuse('id', 'A reduction of this bond is still pending. Record the outcome first.');
  }
  return { ...bond, ...days };
}
