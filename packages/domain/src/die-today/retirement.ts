import { type DrawingFacts, findPersonName } from '../accounts/facts';
import type { LocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type Cents, clampBelowNil, minus, nil, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import { retirementLumpSums } from '../rates/band-scales';
import { computeTaxByBands } from '../rates/tax-by-bands';

/** A fund as it would pay if all of it were taken in cash. */
export interface RetirementPayment {
  readonly id: string;
  readonly fund: string;
  readonly name: string;
  readonly amount: Cents;
  /** Contributions never allowed as a deduction: free of this tax, and property for estate duty (Estate Duty Act s 3(2)(bA)). */
  readonly notDeducted: Cents;
  readonly tax: Cents;
  readonly net: Cents;
}

/**
 * Lump sums on death are taxed together, by the table of retirement lump sums, as if the client had received them (Income Tax
 * Act, Second Schedule paras 3, 5 and 6). Earlier lump sums are not captured and would use up the lower bands.
 */
export function listRetirementPayments(facts: DrawingFacts, on: LocalDate): RetirementPayment[] {
  const funds = facts.estate.benefits.filter(({ kind, amount }) => kind === 'retirement' && amount > 0);
  const table = retirementLumpSums.on(on);
  if (funds.length === 0 || facts.estate.country !== 'ZA' || isRefused(table)) return [];
  const taxable = funds.map(({ amount, contributionsNotDeducted = nil }) =>
    clampBelowNil(minus(amount, contributionsNotDeducted)),
  );
  const tax = computeTaxByBands(sum(taxable), table);
  const taxes = sum(taxable) > 0 ? shareOut(tax, taxable) : taxable.map(() => nil);
  return funds.map(({ id, description, nominee, amount, contributionsNotDeducted = nil }, at) => ({
    id,
    fund: description,
    name: findPersonName(facts, nominee),
    amount,
    notDeducted: contributionsNotDeducted,
    tax: taxes[at]!,
    net: minus(amount, taxes[at]!),
  }));
}
