import type { AccountProofLine } from '../accounts/proofs';
import { type Cents, minus, plus, sum } from '../money/cents';
import type { TrustBooks } from './trust-books';
import type { TrustYear } from './trust-year';

const proveEqual = (
  check: string,
  where: string,
  left: readonly [string, Cents],
  right: readonly [string, Cents],
): AccountProofLine => ({
  check,
  holds: left[1] === right[1],
  figures: [
    { label: left[0], amount: left[1] },
    { label: right[0], amount: right[1] },
  ],
  where,
});
const sumAmounts = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));

/**
 * What must be so in the statements of a trust's year. Each adds the parts up again; none trusts the total it checks: every
 * rand is paid, given or carried forward; each beneficiary was paid or is owed what is theirs; the books hold what the banks do.
 */
export function proveTrustYear(
  { banks, entries, postings, year: { to } }: TrustBooks,
  { whole, people, statement, capital }: Pick<TrustYear, 'whole' | 'people' | 'statement' | 'capital'>,
): readonly AccountProofLine[] {
  const sumPeople = (key: 'opening' | 'paid' | 'inKind'): Cents => sum(people.map((one) => one[key]));
  const cameIn = sum([
    capital.opening,
    sumPeople('opening'),
    whole.incomeTotal,
    capital.received,
    capital.gains,
    sumAmounts(capital.came),
  ]);
  const went = sum([whole.expensesTotal, sumPeople('paid'), sumPeople('inKind'), sumAmounts(capital.incurred)]);
  const isTheirs = people.map(({ opening, incomeTotal, expensesTotal, vested, inKind, paid }) =>
    minus(sum([opening, incomeTotal, ...Object.values(vested)]), sum([expensesTotal, inKind, paid])),
  );
  const owed = proveEqual(
    'Distributions to each beneficiary, less payments, equal what the trust owes them',
    'report',
    ['Given and not paid', sum(isTheirs)],
    ['Owed', statement.owedToBeneficiaries],
  );
  // The ledger has a balance that was taken over as an entry of its own; the bank accounts have it as their opening balance.
  const inBooks = sum(
    postings.filter(({ account }) => account === 'BANK').map(({ before, within }) => plus(before, within)),
  );
  const opened = sum(
    banks.filter(({ openingOn }) => openingOn !== null && openingOn <= to).map(({ opening }) => opening),
  );
  return [
    proveEqual(
      'Every rand is paid, given or carried forward',
      'report',
      ['Opening balances and received', cameIn],
      ['Paid, given and carried forward', sum([went, statement.capital, statement.owedToBeneficiaries])],
    ),
    { ...owed, holds: owed.holds && people.every(({ closing }, place) => closing === isTheirs[place]) },
    proveEqual(
      'The books hold what the bank accounts hold',
      'banking',
      ['In the books', inBooks],
      ['In the bank accounts', plus(opened, sumAmounts(entries.filter(({ day }) => day <= to)))],
    ),
  ];
}
