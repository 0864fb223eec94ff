import { addYears, type LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, nil, sum } from '../money/cents';

/** A bond of security as the file knows it. */
export interface SecurityBond {
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

export const readBondStatus = ({ appliedOn, issuedOn, releasedOn }: SecurityBond): BondStatus =>
  releasedOn ? 'released' : issuedOn ? 'inForce' : appliedOn ? 'applied' : 'toApply';

/** What stands surety now: cover lasts until the Master releases it in writing. */
export const sumInForce = (bonds: readonly SecurityBond[]): Cents =>
  sum(bonds.filter((bond) => readBondStatus(bond) === 'inForce').map(({ amount }) => amount));

const checkNotBefore = (field: string, day: LocalDate | null, start: LocalDate | null, sentence: string) =>
  day && start && day < start ? refuse(field, message(sentence, { day: start })) : undefined;
const checkNotToCome = (field: string, day: LocalDate | null, today: LocalDate) =>
  day && day > today ? refuse(field, 'This day is in the future. Enter it once it has happened.') : undefined;

/** What contradicts in a bond, all of it at once. */
export function checkBond(bond: SecurityBond, today: LocalDate): Outcome<SecurityBond> {
  const { appliedOn, issuedOn, lodgedOn, masterReleasedOn, releasedOn, firstPremiumOn, paidTo } = bond;
  return (
    collectRefusals([
      bond.amount > nil ? undefined : refuse('amount', 'Enter the amount secured by the bond.'),
      checkNotToCome('issuedDate', issuedOn, today),
      checkNotToCome('lodgedDate', lodgedOn, today),
      checkNotToCome('masterReleaseDate', masterReleasedOn, today),
      checkNotBefore(
        'issuedDate',
        issuedOn,
        appliedOn,
        'The application was made on {day}. Enter that date or a later one.',
      ),
      issuedOn && !bond.number ? refuse('number', 'Enter the number of the issued bond.') : undefined,
      lodgedOn && !issuedOn
        ? refuse('issuedDate', 'Enter the issue date of the bond before its lodging date.')
        : undefined,
      checkNotBefore('lodgedDate', lodgedOn, issuedOn, 'The bond was issued on {day}. Enter that date or a later one.'),
      checkNotBefore(
        'firstPremiumDate',
        firstPremiumOn,
        appliedOn,
        'The application was made on {day}. Enter that date or a later one.',
      ),
      paidTo && !firstPremiumOn && !issuedOn
        ? refuse('firstPremiumDate', 'Enter the date of the first premium before the payments.')
        : undefined,
      checkNotBefore(
        'premiumPaidTo',
        paidTo,
        firstPremiumOn ?? issuedOn,
        'The first premium fell due on {day}. Enter that date or a later one.',
      ),
      releasedOn && !masterReleasedOn
        ? refuse(
            'masterReleaseDate',
            'Enter the date of the Master’s letter. Cover lasts until the Master releases it in writing.',
          )
        : undefined,
      masterReleasedOn && !issuedOn
        ? refuse('issuedDate', 'A bond that was not issued cannot be released. Remove it instead.')
        : undefined,
      checkNotBefore(
        'masterReleaseDate',
        masterReleasedOn,
        issuedOn,
        'The bond was issued on {day}. Enter that date or a later one.',
      ),
      checkNotBefore(
        'releasedDate',
        releasedOn,
        masterReleasedOn,
        'The Master’s letter is dated {day}. Enter that date or a later one.',
      ),
    ]) ?? bond
  );
}

/** What was issued is part of the file: it ends by the Master's release. */
export const mayRemoveBond = (bond: SecurityBond): Outcome<SecurityBond> =>
  bond.issuedOn
    ? refuse('id', "This bond was issued, so you cannot remove it. Record the Master's release instead.")
    : bond;

export interface BondRenewal {
  readonly due: LocalDate;
  readonly isOverdue: boolean;
}

/** When the next yearly premium falls due; nothing before the bond is issued or once it is released. */
export function findNextRenewal(bond: SecurityBond, today: LocalDate): BondRenewal | undefined {
  const first = bond.firstPremiumOn ?? bond.issuedOn;
  if (!first || readBondStatus(bond) !== 'inForce') return undefined;
  const due = bond.paidTo ?? first;
  return { due, isOverdue: due < today };
}

/** A year's premium was paid: the next falls due on the following return of the first premium's day. */
export function payPremium(bond: SecurityBond, paidOn: LocalDate): Outcome<LocalDate> {
  const first = bond.firstPremiumOn ?? bond.issuedOn;
  if (!first || readBondStatus(bond) !== 'inForce') {
    return refuse('id', 'Only a bond in force has a premium. First enter its issue date.');
  }
  if (paidOn < first) {
    return refuse(
      'date',
      message('The first premium fell due on {day}. Enter that date or a later one.', { day: first }),
    );
  }
  let years = 0;
  const from = bond.paidTo ?? first;
  // Counted from the first day, so that a premium of 29 February comes back to it in a leap year.
  while (addYears(first, years) <= from) years += 1;
  return addYears(first, years);
}
