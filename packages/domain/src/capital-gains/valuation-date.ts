import { addDays, addYears, type LocalDate, toLocalDate, countWholeYears } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, pickLarger, minus, nil, plus, pickSmaller } from '../money/cents';
import { type ExactAmount, toExact, roundHalfUp, times } from '../money/exact';
import { addFractions, fraction, percent, subtractFractions } from '../money/fraction';

/** Eighth Schedule para 1: gains that grew before this day are not taxed. */
export const VALUATION_DATE = toLocalDate('2001-10-01');

/** By the day of disposal: the most years before that count (para 30), and the part of the proceeds of para 26(1)(b). */
export const valuationDateRules = createDatedTable('rule for assets held on 1 October 2001', [
  { from: '2001-10-01', mostYearsBefore: 20, partOfProceeds: percent(20) },
]);
type ValuationDateRule = (typeof valuationDateRules.rows)[number];

export type ValuationMethod = 'marketValue' | 'twentyPercent' | 'timeApportionment';

/** An asset acquired before 1 October 2001. Amounts are of the share that is disposed of. */
export interface PreValuationAsset {
  readonly proceeds: Cents;
  /** Expenditure before 1 October 2001; left out where nobody can determine it (para 26(2)). */
  readonly costBefore?: Cents;
  readonly costAfter: Cents;
  readonly marketValue?: Cents;
  /** Years, part of a year counting as one: see `countYearsHeld`. */
  readonly yearsBefore: number;
  readonly yearsAfter: number;
  /** Expenditure before the valuation date fell in more than one year: N is then at most 20. */
  readonly costBeforeInSeveralYears?: boolean;
  /** The executor's own choice; otherwise the highest value that still leaves a gain. */
  readonly choice?: ValuationMethod;
}

export interface ValuationDateResult {
  readonly method: ValuationMethod | 'proceedsLessLaterCost';
  readonly valuationDateValue: Cents;
  readonly baseCost: Cents;
  /** Below nought for a loss. */
  readonly gain: Cents;
  readonly proceedsAttributableToPre?: Cents;
  readonly timeApportionment?: Cents;
  /** Set where the choice should be made by hand. */
  readonly review?: string;
}

const countYearsBegun = (from: LocalDate, until: LocalDate): number => {
  const whole = countWholeYears(from, until);
  return addYears(from, whole) < until ? whole + 1 : whole;
};

/** N and T of para 30 from the dates: the day of disposal is counted, and a year begun is a year. */
export const countYearsHeld = (
  acquired: LocalDate,
  disposed: LocalDate,
): { yearsBefore: number; yearsAfter: number } => ({
  yearsBefore: countYearsBegun(acquired, VALUATION_DATE),
  yearsAfter: countYearsBegun(VALUATION_DATE, addDays(disposed, 1)),
});

/** Y = B + (P − B) × N / (N + T), with P = R × B / (A + B) where there was later expenditure A (para 30). */
function apportionByTime(asset: PreValuationAsset, before: Cents, most: number): { pre: ExactAmount; value: Cents } {
  const { proceeds, costAfter, yearsAfter } = asset;
  const n = asset.costBeforeInSeveralYears ? Math.min(asset.yearsBefore, most) : asset.yearsBefore;
  const pre = costAfter === 0 ? toExact(proceeds) : times(proceeds, fraction(before, plus(before, costAfter)));
  const grown = subtractFractions(pre, toExact(before));
  return { pre, value: roundHalfUp(addFractions(toExact(before), times(grown, fraction(n, n + yearsAfter)))) };
}

function check(asset: PreValuationAsset): RefusalError | undefined {
  const isValidYears = (field: 'yearsBefore' | 'yearsAfter', least: number) =>
    Number.isInteger(asset[field]) && asset[field] >= least
      ? undefined
      : refuse(
          field,
          message('Enter whole years, {least} or more. Count part of a year as one.', { least }),
          'Eighth Schedule para 30',
        );
  return collectRefusals([
    checkNotNegative('proceeds', asset.proceeds),
    checkNotNegative('costBefore', asset.costBefore),
    checkNotNegative('costAfter', asset.costAfter),
    checkNotNegative('marketValue', asset.marketValue),
    isValidYears('yearsBefore', 0),
    isValidYears('yearsAfter', 1),
    asset.choice === 'marketValue' && asset.marketValue === undefined
      ? refuse('marketValue', 'Enter the market value on 1 October 2001, or choose another method.', 'para 29')
      : undefined,
    asset.choice === 'timeApportionment' && asset.costBefore === undefined
      ? refuse('costBefore', 'Enter the cost before 1 October 2001, or choose another method.', 'para 30')
      : undefined,
  ]);
}

const methodLabels = {
  marketValue: 'market value',
  twentyPercent: '20% of the proceeds',
  timeApportionment: 'time-apportionment',
  proceedsLessLaterCost: 'proceeds less later cost',
} as const satisfies Record<ValuationDateResult['method'], string>;

type ValuationCandidate = Pick<ValuationDateResult, 'method' | 'valuationDateValue' | 'review'>;

/** Paras 26 and 27: which value stands in for the cost before 1 October 2001. */
function choose(asset: PreValuationAsset, apportioned: Cents | undefined, rule: ValuationDateRule): ValuationCandidate {
  const { proceeds, costAfter, marketValue, costBefore } = asset;
  const lessLater = minus(proceeds, costAfter);
  if (costBefore !== undefined && apportioned !== undefined && proceeds <= plus(costBefore, costAfter)) {
    if (marketValue === undefined) return { method: 'timeApportionment', valuationDateValue: apportioned };
    if (costBefore >= proceeds && costBefore > marketValue) {
      return marketValue >= lessLater
        ? { method: 'marketValue', valuationDateValue: marketValue }
        : { method: 'proceedsLessLaterCost', valuationDateValue: lessLater };
    }
    return marketValue <= apportioned
      ? { method: 'marketValue', valuationDateValue: marketValue }
      : { method: 'timeApportionment', valuationDateValue: pickSmaller(marketValue, apportioned) };
  }
  const candidates: ValuationCandidate[] = [
    {
      method: 'twentyPercent',
      valuationDateValue: roundHalfUp(times(pickLarger(lessLater, nil), rule.partOfProceeds)),
    },
  ];
  if (apportioned !== undefined) candidates.push({ method: 'timeApportionment', valuationDateValue: apportioned });
  if (marketValue !== undefined) {
    // Para 26(3): a market value the proceeds do not exceed is cut to what leaves neither gain nor loss.
    const cut = proceeds <= marketValue;
    candidates.push({ method: 'marketValue', valuationDateValue: cut ? lessLater : marketValue });
  }
  const chosen = candidates.find((candidate) => candidate.method === asset.choice);
  if (chosen) return chosen;
  const pickHighest = (all: ValuationCandidate[]) =>
    all.reduce<ValuationCandidate | undefined>(
      (best, next) => (best && best.valuationDateValue >= next.valuationDateValue ? best : next),
      undefined,
    );
  const gaining = candidates.filter((candidate) => candidate.valuationDateValue <= lessLater);
  const best = pickHighest(gaining) ?? pickHighest(candidates)!;
  return gaining.length === candidates.length
    ? best
    : { ...best, review: 'Another method would give a loss; choose the method by hand.' };
}

/** Base cost and gain of an asset held on 1 October 2001 (Eighth Schedule paras 25 to 30). */
export function computeValuationBaseCost(
  asset: PreValuationAsset,
  disposedOn: LocalDate,
): Outcome<WorkedResult<ValuationDateResult>> {
  const rule = findRowOn(valuationDateRules, disposedOn, 'disposedOn');
  const wrong = collectRefusals([rule, check(asset)]);
  if (wrong) return wrong;
  if (isRefused(rule)) return rule;
  const apportioned =
    asset.costBefore === undefined ? undefined : apportionByTime(asset, asset.costBefore, rule.mostYearsBefore);
  const picked = choose(asset, apportioned?.value, rule);
  const baseCost = plus(picked.valuationDateValue, asset.costAfter);
  const gain = minus(asset.proceeds, baseCost);
  const work = startWorking(
    'Base cost of an asset held on 1 October 2001',
    'Income Tax Act, Eighth Schedule paras 25 to 30',
  )
    .line('Proceeds', asset.proceeds)
    .line('Expenditure before 1 October 2001', asset.costBefore ?? 'cannot be determined')
    .line('Expenditure after', asset.costAfter);
  if (apportioned) {
    work
      .line('Proceeds attributable to the earlier expenditure', roundHalfUp(apportioned.pre), { section: 'para 30(2)' })
      .line('Time-apportionment base cost', apportioned.value, { section: 'para 30(1)' });
  }
  return work
    .line(
      message('Valuation date value: {method}', { method: message(methodLabels[picked.method]) }),
      picked.valuationDateValue,
      {
        note: picked.review,
      },
    )
    .line('Base cost', baseCost)
    .gives({
      ...picked,
      baseCost,
      gain,
      ...(apportioned && {
        proceedsAttributableToPre: roundHalfUp(apportioned.pre),
        timeApportionment: apportioned.value,
      }),
    });
}
