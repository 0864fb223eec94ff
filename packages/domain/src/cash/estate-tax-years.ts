import type { LocalDate } from '../dates/local-date';
import { listEstatePeriods } from '../income-tax/tax-after-death';
import { findTaxYear } from '../income-tax/tax-year';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';
import { type Cents, minus, clampBelowNil, sum } from '../money/cents';
import { findAccountByLabel, listExpenseAccounts } from '../ledger/chart';
import { systemType } from '../matter/kinds';
import type { ExpenseEntry } from './expense';
import { splitAroundDeath, type IncomeEntry } from './income';

export interface CapturedTaxYear {
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
}

/** A year of the estate beside its others: it begins after the death, lies in one tax year, and counts no day twice. */
export function checkTaxYear(
  { fromDate, toDate }: CapturedTaxYear,
  others: readonly CapturedTaxYear[],
  diedOn: LocalDate | null,
): RefusalError | undefined {
  return collectRefusals([
    diedOn === null
      ? refuse('fromDate', 'Enter the date of death first. The estate’s own income begins the day after.')
      : undefined,
    diedOn !== null && fromDate <= diedOn
      ? refuse('fromDate', 'The estate’s own income must start the day after the death.', 'Income Tax Act s 25')
      : undefined,
    toDate < fromDate
      ? refuse('toDate', 'The end date must be on or after the start date.')
      : findTaxYear(fromDate).from === findTaxYear(toDate).from
        ? undefined
        : refuse('toDate', 'The period covers two tax years. Split it at the end of February.'),
    others.some((other) => fromDate <= other.toDate && other.fromDate <= toDate)
      ? refuse('fromDate', 'Correct the periods: two of them overlap.')
      : undefined,
  ]);
}

export interface SuggestedTaxYear extends CapturedTaxYear {
  /** What was received less what was charged against it: somebody still takes off what is exempt. */
  readonly netIncome: Cents;
}

interface LedgerEntries {
  readonly incomes: readonly IncomeEntry[];
  readonly expenses: readonly ExpenseEntry[];
}

/** What the ledger shows as net income of the estate between two days. */
function computeNetIncome(
  { incomes, expenses }: LedgerEntries,
  diedOn: LocalDate,
  from: LocalDate,
  to: LocalDate,
): Cents {
  const costs = listExpenseAccounts(systemType.estateLate);
  const isAgainst = ({ costType, liabilityID }: ExpenseEntry): boolean =>
    liabilityID === null && costType !== null && findAccountByLabel(costType, costs) === 'AGAINST_INCOME';
  const isWithin = (day: LocalDate): boolean => from <= day && day <= to;
  const received = incomes
    .filter(({ receivedDate }) => isWithin(receivedDate))
    .map((entry) => splitAroundDeath(entry, diedOn))
    .flatMap((split) => (isRefused(split) ? [] : [split.after]));
  const spent = expenses.filter((entry) => isWithin(entry.paidDate) && isAgainst(entry)).map(({ amount }) => amount);
  return clampBelowNil(minus(sum(received), sum(spent)));
}

/** The tax years the estate lived through that nobody captured yet, with the income its ledger shows in each. */
export const suggestTaxYears = (
  diedOn: LocalDate,
  until: LocalDate,
  captured: readonly CapturedTaxYear[],
  money: LedgerEntries,
): readonly SuggestedTaxYear[] =>
  listEstatePeriods(diedOn, until).flatMap(({ from, to }) =>
    captured.some((one) => one.fromDate <= to && from <= one.toDate)
      ? []
      : [{ fromDate: from, toDate: to, netIncome: computeNetIncome(money, diedOn, from, to) }],
  );

/** Years that were captured with another income than the ledger shows now: booked since, or taken off as exempt. */
export const listYearsUnlikeLedger = (
  diedOn: LocalDate,
  captured: readonly (CapturedTaxYear & { readonly taxableIncome: Cents })[],
  money: LedgerEntries,
): readonly (SuggestedTaxYear & { readonly taxableIncome: Cents })[] =>
  captured
    .map((year) => ({ ...year, netIncome: computeNetIncome(money, diedOn, year.fromDate, year.toDate) }))
    .filter(({ netIncome, taxableIncome }) => netIncome !== taxableIncome);
