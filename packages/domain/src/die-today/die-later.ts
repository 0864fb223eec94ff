import { addYears, type LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, nil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { computeGrowth, type GrowthAssumptions, projectEstateForward } from './grow-estate';
import { sumProjectedAward } from './projected-awards';
import { projectDeath } from './projection';

/** What a plan for later rests on. */
export interface LaterAssumptions extends GrowthAssumptions {
  /** By how many percentage points growth may be lower or higher, for the band. */
  readonly spread: number;
  /** What the policies cost a year today; it rises with inflation. */
  readonly premiums: Cents;
}

/** A death after so many years, at one growth. */
export interface LaterFigures {
  readonly gross: Cents;
  readonly taxes: Cents;
  readonly cashRequired: Cents;
  /** Cash less what must be paid: below nought a shortfall. */
  readonly over: Cents;
  readonly received: Cents;
}
export interface LaterYear {
  readonly years: number;
  readonly on: LocalDate;
  readonly middle: LaterFigures;
  /** With lower and with higher growth: in the first and the last year, and in every fifth between them. */
  readonly low: LaterFigures | null;
  readonly high: LaterFigures | null;
  /** All premiums until then. */
  readonly premiums: Cents;
}

export const mostYears = 60;
/** Each row of the band is two whole projections more. */
const bandEvery = 5;

/** Growth may fall: nothing loses more than all it is worth. */
function shiftGrowth(assumed: GrowthAssumptions, points: number): GrowthAssumptions {
  if (points === 0) return assumed;
  const shift = (rate: number): number => Math.max(-100, Math.round((rate + points) * 10_000) / 10_000);
  return {
    ...assumed,
    growth: shift(assumed.growth),
    byClass: Object.fromEntries(Object.entries(assumed.byClass ?? {}).map(([of, rate]) => [of, shift(rate)])),
    ...(assumed.spouseWorth !== undefined && { spouseWorth: shift(assumed.spouseWorth) }),
  };
}

function computeLaterFigures(
  client: Estate,
  asAt: LocalDate,
  years: number,
  assumed: GrowthAssumptions,
): Outcome<LaterFigures> {
  const found = projectDeath(years === 0 ? client : projectEstateForward(client, years, assumed), asAt);
  if (isRefused(found)) return found;
  return {
    gross: found.grossEstateAssets.value,
    taxes: plus(found.capitalGains.tax.value, found.estateDuty.duty.value),
    cashRequired: found.cashRequired.value,
    over: found.liquidity.strict.value,
    received: sum(found.awards.map(sumProjectedAward)),
  };
}

/** A death in each of the next years, with the law of today, and the band between lower and higher growth. */
export function projectLater(
  client: Estate,
  asAt: LocalDate,
  last: number,
  { spread, premiums, ...assumed }: LaterAssumptions,
): Outcome<readonly LaterYear[]> {
  const [lower, higher] = [shiftGrowth(assumed, -spread), shiftGrowth(assumed, spread)];
  const rows: LaterYear[] = [];
  let paid = nil;
  for (let years = 0; years <= Math.min(last, mostYears); years += 1) {
    const middle = computeLaterFigures(client, asAt, years, assumed);
    if (isRefused(middle)) return middle;
    // Today, and without a spread, all three are one.
    const isOne = years === 0 || spread === 0;
    const isInBand = years % bandEvery === 0 || years === last;
    const low = isOne ? middle : isInBand ? computeLaterFigures(client, asAt, years, lower) : null;
    const high = isOne ? middle : isInBand ? computeLaterFigures(client, asAt, years, higher) : null;
    if (low !== null && isRefused(low)) return low;
    if (high !== null && isRefused(high)) return high;
    if (years > 0) paid = plus(paid, roundHalfUp(times(premiums, computeGrowth(assumed.inflation, years - 1))));
    rows.push({ years, on: addYears(asAt, years), low, middle, high, premiums: paid });
  }
  return rows;
}
