import { message } from '../law/message';
import { addYears, type LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil, pickSmaller } from '../money/cents';
import { computeProportion, roundHalfUp, times } from '../money/exact';
import { percent } from '../money/fraction';
import type { AttributionBasis } from './settings';

/** First Schedule, proviso: the part of the duty given back, by the years between the deaths; by the second death. */
export const reliefScale = createDatedTable('relief for rapid succession', [
  {
    from: '1955-04-01',
    steps: [
      { withinYears: 2, percent: 100 },
      { withinYears: 4, percent: 80 },
      { withinYears: 6, percent: 60 },
      { withinYears: 8, percent: 40 },
      { withinYears: 10, percent: 20 },
    ],
  },
]);

/** An estate as far as the attribution needs it; the two optional totals are for the other settings. */
export interface EarlierDutyEstate {
  readonly died: LocalDate;
  readonly duty: Cents;
  readonly netValue: Cents;
  readonly totalValue?: Cents;
  readonly dutiableAmount?: Cents;
  /** Value of the property (or what it was turned into) in that estate. */
  readonly propertyValue: Cents;
}

export interface RapidSuccession {
  readonly cappedPropertyValue: Cents;
  readonly attributableDuty: Cents;
  readonly reliefPercent: number;
  readonly relief: Cents;
  readonly firstEstateAttributableDuty: Cents;
  readonly reliefAllowed: Cents;
}

/** Percentage by anniversaries: death on the second anniversary is still within two years. */
export function computeReliefPercent(firstDied: LocalDate, secondDied: LocalDate): Outcome<number> {
  const scale = findRowOn(reliefScale, secondDied, 'second.died');
  if (isRefused(scale)) return scale;
  return scale.steps.find(({ withinYears }) => secondDied <= addYears(firstDied, withinYears))?.percent ?? 0;
}

const basisLabels = {
  netValue: 'net value',
  totalValue: 'total value',
  dutiableAmount: 'dutiable amount',
} as const satisfies Record<AttributionBasis, string>;

function computeDenominator(estate: EarlierDutyEstate, basis: AttributionBasis, field: string): Outcome<Cents> {
  return estate[basis] ?? refuse(`${field}.${basis}`, 'Enter this figure, or change the attribution setting.');
}

/** Duty that belongs to a property. Debts can make it weigh more than the whole; it never bears more than all the duty. */
const attributeDuty = (duty: Cents, value: Cents, of: Cents): Cents =>
  of <= 0 ? nil : pickSmaller(duty, roundHalfUp(computeProportion(duty, value, of)));

/** Relief where the same property bore duty in the estate of somebody who died within ten years before. */
export function computeRapidSuccession(
  first: EarlierDutyEstate,
  second: EarlierDutyEstate,
  basis: AttributionBasis,
): Outcome<WorkedResult<RapidSuccession>> {
  const firstOf = computeDenominator(first, basis, 'first');
  const secondOf = computeDenominator(second, basis, 'second');
  const rate = computeReliefPercent(first.died, second.died);
  const wrong = collectRefusals([
    first.died > second.died
      ? refuse('first.died', 'The first death must be on or before the second. Correct the date.')
      : undefined,
    checkNotNegative('first.duty', first.duty),
    checkNotNegative('first.propertyValue', first.propertyValue),
    checkNotNegative('second.duty', second.duty),
    checkNotNegative('second.propertyValue', second.propertyValue),
    firstOf,
    secondOf,
    rate,
  ]);
  if (wrong) return wrong;
  if (isRefused(firstOf) || isRefused(secondOf) || isRefused(rate)) return wrong!;
  const cappedPropertyValue = pickSmaller(first.propertyValue, second.propertyValue);
  const attributableDuty = attributeDuty(second.duty, cappedPropertyValue, secondOf);
  const firstEstateAttributableDuty = attributeDuty(first.duty, first.propertyValue, firstOf);
  const relief = roundHalfUp(times(attributableDuty, percent(rate)));
  const reliefAllowed = pickSmaller(relief, firstEstateAttributableDuty);
  return startWorking('Rapid succession', 'Estate Duty Act, First Schedule, proviso')
    .line('Value now, at most the value at the first death', cappedPropertyValue)
    .line('Duty now that belongs to it', attributableDuty, {
      note: message('Spread over the {basis}; the Act does not say.', { basis: message(basisLabels[basis]) }),
    })
    .line(
      message('{rate}% for deaths on {first} and {second}', { rate, first: first.died, second: second.died }),
      relief,
    )
    .line('At most the duty it bore in the first estate', firstEstateAttributableDuty)
    .line('Relief', reliefAllowed)
    .gives({
      cappedPropertyValue,
      attributableDuty,
      reliefPercent: rate,
      relief,
      firstEstateAttributableDuty,
      reliefAllowed,
    });
}
