import { addYears, type LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { said } from '../law/said';
import { type Cents, nil, sum } from '../money/cents';

/** A bond of security as the file knows it. */
export interface Bond {
  readonly amount: Cents;
  readonly number: string | null;
  readonly appliedOn: LocalDate | null;
  readonly issuedOn: LocalDate | null;
  readonly lodgedOn: LocalDate | null;
  readonly firstPremiumOn: LocalDate | null;
  /** The premium is paid up to this day; the next one falls due on it. */
  readonly paidTo: LocalDate | null;
  /** The Master's letter that frees the surety, and from when. */
  readonly masterReleasedOn: LocalDate | null;
  readonly releasedOn: LocalDate | null;
}

export const bondStatuses = ['toApply', 'applied', 'inForce', 'released'] as const;
export type BondStatus = (typeof bondStatuses)[number];

export const statusOf = ({ appliedOn, issuedOn, releasedOn }: Bond): BondStatus =>
  releasedOn ? 'released' : issuedOn ? 'inForce' : appliedOn ? 'applied' : 'toApply';

/** What stands surety now: cover lasts until the Master releases it in writing. */
export const securedBy = (bonds: readonly Bond[]): Cents =>
  sum(bonds.filter((bond) => statusOf(bond) === 'inForce').map(({ amount }) => amount));

const notBefore = (field: string, day: LocalDate | null, start: LocalDate | null, sentence: string) =>
  day && start && day < start ? refuse(field, said(sentence, { day: start })) : undefined;
const notToCome = (field: string, day: LocalDate | null, today: LocalDate) =>
  day && day > today ? refuse(field, 'This day is still to come. Enter it once it has happened.') : undefined;

/** What contradicts in a bond, all of it at once. */
export function checkBond(bond: Bond, today: LocalDate): Outcome<Bond> {
  const { appliedOn, issuedOn, lodgedOn, masterReleasedOn, releasedOn, firstPremiumOn, paidTo } = bond;
  return (
    collectRefusals([
      bond.amount > nil ? undefined : refuse('amount', 'Enter the amount the bond secures.'),
      notToCome('issuedDate', issuedOn, today),
      notToCome('lodgedDate', lodgedOn, today),
      notToCome('masterReleaseDate', masterReleasedOn, today),
      notBefore('issuedDate', issuedOn, appliedOn, 'It was applied for on {day}. Enter that day or a later one.'),
      issuedOn && !bond.number ? refuse('number', 'Enter the number of the bond that was issued.') : undefined,
      lodgedOn && !issuedOn ? refuse('issuedDate', 'Enter the day the bond was issued; then its lodging.') : undefined,
      notBefore('lodgedDate', lodgedOn, issuedOn, 'The bond was issued on {day}. Enter that day or a later one.'),
      notBefore(
        'firstPremiumDate',
        firstPremiumOn,
        appliedOn,
        'It was applied for on {day}. Enter that day or a later one.',
      ),
      paidTo && !firstPremiumOn && !issuedOn
        ? refuse('firstPremiumDate', 'Enter the day of the first premium; then what is paid.')
        : undefined,
      notBefore(
        'premiumPaidTo',
        paidTo,
        firstPremiumOn ?? issuedOn,
        'The first premium fell due on {day}. Enter that day or a later one.',
      ),
      releasedOn && !masterReleasedOn
        ? refuse(
            'masterReleaseDate',
            "Enter the day of the Master's letter. Cover lasts until the Master releases it in writing.",
          )
        : undefined,
      masterReleasedOn && !issuedOn
        ? refuse('issuedDate', 'A bond that was not issued is not released. Remove it instead.')
        : undefined,
      notBefore(
        'masterReleaseDate',
        masterReleasedOn,
        issuedOn,
        'The bond was issued on {day}. Enter that day or a later one.',
      ),
      notBefore(
        'releasedDate',
        releasedOn,
        masterReleasedOn,
        "The Master's letter is of {day}. Enter that day or a later one.",
      ),
    ]) ?? bond
  );
}

/** What was issued is part of the file: it ends by the Master's release. */
export const mayRemoveBond = (bond: Bond): Outcome<Bond> =>
  bond.issuedOn
    ? refuse('id', "This bond was issued, so it stays on file. Record the Master's release instead.")
    : bond;

export interface Renewal {
  readonly due: LocalDate;
  readonly isOverdue: boolean;
}

/** When the next yearly premium falls due; nothing before the bond is issued or once it is released. */
export function nextRenewal(bond: Bond, today: LocalDate): Renewal | undefined {
  const first = bond.firstPremiumOn ?? bond.issuedOn;
  if (!first || statusOf(bond) !== 'inForce') return undefined;
  const due = bond.paidTo ?? first;
  return { due, isOverdue: due < today };
}

/** A year's premium was paid: the next falls due on the following return of the first premium's day. */
export function payPremium(bond: Bond, paidOn: LocalDate): Outcome<LocalDate> {
  const first = bond.firstPremiumOn ?? bond.issuedOn;
  if (!first || statusOf(bond) !== 'inForce') {
    return refuse('id', 'Only a bond in force has a premium. Enter the day it was issued first.');
  }
  if (paidOn < first) {
    return refuse('date', said('The first premium fell due on {day}. Enter that day or a later one.', { day: first }));
  }
  let years = 0;
  const from = bond.paidTo ?? first;
  // Counted from the first day, so that a premium of 29 February comes back to it in a leap year.
  while (addYears(first, years) <= from) years += 1;
  return addYears(first, years);
}
