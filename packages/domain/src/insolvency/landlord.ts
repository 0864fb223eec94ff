import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, pickSmaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';

export interface LandlordLease {
  readonly rentPerPeriod: Cents;
  /** How many months a period of the lease has. */
  readonly periodMonths: number;
  readonly arrearsMonths: number;
  /** What the goods on the premises brought, less their costs. */
  readonly netProceeds: Cents;
}
export interface LandlordHypothec {
  readonly limitMonths: number;
  readonly arrears: Cents;
  readonly secured: Cents;
  readonly paid: Cents;
  readonly concurrentIfNotRelying: Cents;
  readonly surplus: Cents;
}

const section = 'Insolvency Act 24 of 1936 s 85(2)';

/** Months of rent up to the order that the hypothec secures, by how often rent is paid. */
export const computeHypothecMonths = (periodMonths: number): number =>
  periodMonths <= 1 ? 3 : periodMonths <= 3 ? 6 : periodMonths <= 6 ? 9 : 15;

/** The rent of so many months. */
const computeRent = (
  { rentPerPeriod, periodMonths }: Pick<LandlordLease, 'rentPerPeriod' | 'periodMonths'>,
  months: number,
): Cents => roundHalfUp(times(rentPerPeriod, fraction(months, periodMonths)));

/** The most of the arrears that a hypothec covers. */
export const computeMostRentSecured = (lease: Pick<LandlordLease, 'rentPerPeriod' | 'periodMonths'>): Cents =>
  computeRent(lease, computeHypothecMonths(lease.periodMonths));

/** What a landlord's legal hypothec covers. Rent for the time after the order is a cost of administration. */
export function computeLandlordsHypothec({
  rentPerPeriod,
  periodMonths,
  arrearsMonths,
  netProceeds,
}: LandlordLease): Outcome<WorkedResult<LandlordHypothec>> {
  const refused = collectRefusals([
    checkNotNegative('rentPerPeriod', rentPerPeriod),
    checkNotNegative('arrearsMonths', arrearsMonths),
    checkNotNegative('netProceeds', netProceeds),
    Number.isSafeInteger(periodMonths) && periodMonths > 0
      ? undefined
      : refuse('periodMonths', 'Enter the number of months covered by one period’s rent.', section),
  ]);
  if (refused) return refused;
  const computeRentFor = (months: number): Cents => computeRent({ rentPerPeriod, periodMonths }, months);
  const limitMonths = computeHypothecMonths(periodMonths);
  const arrears = computeRentFor(arrearsMonths);
  const secured = computeRentFor(Math.min(arrearsMonths, limitMonths));
  const paid = pickSmaller(secured, netProceeds);
  return startWorking("Landlord's hypothec", section)
    .line('Rent in arrear at the order', arrears)
    .line('Secured months', String(limitMonths), {
      note: 'The periods are to be confirmed against the text of the Act.',
    })
    .line('Secured by the goods on the premises', secured)
    .line('Net proceeds of the goods', netProceeds)
    .gives({
      limitMonths,
      arrears,
      secured,
      paid,
      concurrentIfNotRelying: minus(arrears, paid),
      surplus: minus(netProceeds, paid),
    });
}
