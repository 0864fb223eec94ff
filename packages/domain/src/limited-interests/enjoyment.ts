import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, minus } from '../money/cents';
import { type ExactAmount, toExact, roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction } from '../money/fraction';
import type { CapitalFactor } from './factors';
import { farmReduction, valuationTables } from './valuation-rules';

/** Property somebody enjoys without owning it. */
export interface EnjoyedProperty {
  /** Full-ownership fair market value. */
  readonly fullValue: Cents;
  /** Bona fide farming property that is not sold: 30% comes off first. */
  readonly bonaFideFarm?: boolean;
  /** A yield below 12% that SARS accepted on proof. It changes the annual value only; the factor stays. */
  readonly acceptedYield?: Fraction;
  /** Books, pictures and other works of art: the average net receipts of the last three years instead of a yield. */
  readonly averageNetReceipts?: Cents;
}

/** Fair market value, less 30% where bona fide farming is carried on and the land is not sold (s 1, s 5(1)(g)). */
export function computeFairMarketValue(value: Cents, bonaFideFarm: boolean, on: LocalDate): Outcome<Cents> {
  if (!bonaFideFarm) return value;
  const row = findRowOn(farmReduction, on, 'bonaFideFarm');
  return isRefused(row) ? row : minus(value, roundHalfUp(times(value, row.rate)));
}

/** What a year's enjoyment is worth (s 5(2)), unrounded: only the capitalised product is rounded. */
export function computeAnnualValue(property: EnjoyedProperty, on: LocalDate): Outcome<ExactAmount> {
  const negative =
    checkNotNegative('fullValue', property.fullValue) ??
    checkNotNegative('averageNetReceipts', property.averageNetReceipts);
  if (negative) return negative;
  if (property.averageNetReceipts !== undefined) return toExact(property.averageNetReceipts);
  const tables = findRowOn(valuationTables, on, 'date');
  if (isRefused(tables)) return tables;
  const { acceptedYield } = property;
  if (acceptedYield && (acceptedYield.n < 0n || compareFractions(acceptedYield, tables.yield) > 0)) {
    return refuse('acceptedYield', 'Enter the lower yield that SARS accepted, between 0% and 12%.', 's 5(2)');
  }
  const value = computeFairMarketValue(property.fullValue, property.bonaFideFarm === true, on);
  return isRefused(value) ? value : times(value, acceptedYield ?? tables.yield);
}

/** A year's value times the printed factor, to the cent. */
export const capitaliseAnnual = (annual: Cents | ExactAmount, { factor }: CapitalFactor): Cents =>
  roundHalfUp(times(annual, factor));
