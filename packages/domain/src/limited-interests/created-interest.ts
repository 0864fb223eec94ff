import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, nil, sum } from '../money/cents';
import { roundHalfUp, times, toExact } from '../money/exact';
import { compareFractions, type Fraction, isSameFraction, sumFractions, whole } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { computeAnnualValue, capitaliseAnnual, type EnjoyedProperty, computeFairMarketValue } from './enjoyment';
import { type CapitalFactor, findHolderFactor, type InterestHolderFacts } from './factors';

export type LimitedRight = 'usufruct' | 'fiduciary interest' | 'like interest' | 'annuity';

/** Enjoyment, or an annuity charged on the property, given to one or more holders; ownership subject to it to others. */
export interface CreatedInterest extends EnjoyedProperty {
  readonly right: LimitedRight;
  /** Of an annuity charged on the property: what all holders together have a year. */
  readonly yearly?: Cents;
  /** The day the right is acquired, usually the date of death. */
  readonly acquiredOn: LocalDate;
  readonly holders: readonly { readonly holder: InterestHolderFacts; readonly share: Fraction }[];
  readonly bareOwners: readonly { readonly personId: string; readonly share: Fraction }[];
}

export interface InterestValue {
  /** Fair market value of full ownership, after a farm's reduction. */
  readonly fullValue: Cents;
  readonly annualValue: Cents;
  readonly interestValue: Cents;
  readonly bareDominium: Cents;
  readonly holders: readonly { readonly personId: string; readonly factor: CapitalFactor; readonly value: Cents }[];
  readonly bareOwners: readonly { readonly personId: string; readonly value: Cents }[];
}

const section = 'Estate Duty Act s 5(1)(c), s 5(1)(f) and s 5(2)';
const annuitySection = 'Estate Duty Act s 5(1)(d) and s 5(1)(f)';

function checkShares(field: string, shares: readonly Fraction[], who: Message) {
  if (shares.length === 0) return refuse(field, message('Name {who}, with a share each.', { who }), section);
  if (shares.some((share) => share.n <= 0n))
    return refuse(field, 'Give everyone listed a share of more than 0.', section);
  const total = sumFractions(shares);
  if (compareFractions(total, whole) > 0)
    return refuse(field, 'The shares add up to more than one. Reduce them.', section);
  return isSameFraction(total, whole) ? undefined : refuse(field, 'The shares must add up to one.', section);
}

/**
 * Values a usufruct, fiduciary or like interest the deceased created, and the bare dominium left over: the annual value
 * over the holder's life (Table A) or term (Table B), whichever is shorter; ownership is full value less that.
 */
export function valueCreatedInterest(input: CreatedInterest): Outcome<WorkedResult<InterestValue>> {
  const { acquiredOn, right } = input;
  const isAnnuity = right === 'annuity';
  const annual = isAnnuity ? toExact(input.yearly ?? nil) : computeAnnualValue(input, acquiredOn);
  const full = computeFairMarketValue(input.fullValue, input.bonaFideFarm === true, acquiredOn);
  const factors = input.holders.map(({ holder }) => findHolderFactor(holder, acquiredOn));
  const wrong = collectRefusals([
    isAnnuity && (input.yearly ?? nil) <= 0
      ? refuse('yearly', 'Enter what the annuity pays a year.', annuitySection)
      : undefined,
    checkShares(
      'holders',
      input.holders.map(({ share }) => share),
      message('who holds the {right}', { right: message(right) }),
    ),
    checkShares(
      'bareOwners',
      input.bareOwners.map(({ share }) => share),
      message('who owns the property subject to the right'),
    ),
    annual,
    full,
    ...factors,
  ]);
  if (wrong) return wrong;
  if (isRefused(annual) || isRefused(full)) return refuse('fullValue', 'Enter the full value of the property.');

  const work = startWorking(
    message('Value of the {right}', { right: message(right) }),
    isAnnuity ? annuitySection : section,
  ).line('Full ownership', full);
  if (isAnnuity) work.line('A year', roundHalfUp(annual), { section: annuitySection });
  else work.line('Value of a year’s enjoyment', roundHalfUp(annual), { section: 'Estate Duty Act s 5(2)' });
  const rounded = input.holders.map(({ share }, index) =>
    capitaliseAnnual(times(annual, share), factors[index] as CapitalFactor),
  );
  const values = isAnnuity ? limitToCharged(rounded, full) : limitToFullValue(rounded, full);
  if (isAnnuity && sum(rounded) > full) {
    work.line('Limited to the property it is charged on', full, { note: annuityLimitNote });
  }
  const interestValue = sum(values);
  const holders = input.holders.map(({ holder }, index) => {
    const factor = factors[index] as CapitalFactor;
    const value = values[index]!;
    work.line(describeFactor(factor), value, { section: 'GN R1942 of 1977', note: factor.review });
    return { personId: holder.personId, factor, value };
  });
  const bareDominium = minus(full, interestValue);
  if (bareDominium < 0) {
    return refuse('averageNetReceipts', 'Lower the annual receipts. The right cannot be worth more than the property.');
  }
  const parts = shareOut(
    bareDominium,
    input.bareOwners.map(({ share }) => share),
  );
  const bareOwners = input.bareOwners.map(({ personId }, index) => ({ personId, value: parts[index]! }));
  work.line('Bare dominium', bareDominium, { section: 'Estate Duty Act s 5(1)(f)' });
  return work.gives({
    fullValue: full,
    annualValue: roundHalfUp(annual),
    interestValue,
    bareDominium,
    holders,
    bareOwners,
  });
}

/**
 * Each holder's right is rounded for itself, so that together they may come to a few cents more than a property that
 * is worth very little. Such a cent is taken off again, from the last holder up; more than that is no rounding.
 */
function limitToFullValue(values: readonly Cents[], full: Cents): readonly Cents[] {
  let over = minus(sum(values), full);
  if (over <= 0 || over >= values.length) return values;
  return values
    .toReversed()
    .map((value) => {
      if (over <= 0 || value <= 0) return value;
      over = minus(over, cents(1));
      return minus(value, cents(1));
    })
    .toReversed();
}

const annuityLimitNote =
  '[check] An annuity worth more than the property it is charged on is valued at that property, each holder in proportion.';

/** An annuity is paid out of what it is charged on, and so is worth no more than that [check]. */
const limitToCharged = (values: readonly Cents[], full: Cents): readonly Cents[] =>
  sum(values) <= full ? values : shareOut(full, values);

/** How a factor was found, in the words of the tables. */
export const describeFactor = (factor: CapitalFactor): Message =>
  factor.table === 'A'
    ? message('Table A, age next birthday {age}: factor {factor}', {
        age: factor.ageNextBirthday ?? '',
        factor: formatDecimals(factor.factor, 5),
      })
    : message('Table B, {years} years: factor {factor}', {
        years: factor.years ?? '',
        factor: formatDecimals(factor.factor, 4),
      });

export function formatDecimals(value: Fraction, places: number): string {
  const scaled = (value.n * 10n ** BigInt(places)) / value.d;
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
