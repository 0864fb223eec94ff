import type { CapturedClaim } from '../claims/captured-claim';
import { type InsolventEstateInput, readClaimAmount, toClaimant, toClaimKind } from '../claims/estate-of-claims';
import { createCalendar } from '../dates/calendar';
import { countDays } from '../dates/counting';
import type { LocalDate } from '../dates/local-date';
import type { InsolventEstate, WithdrawnClaim } from '../insolvency/estate';
import { withdrawalPeriods } from '../insolvency/limits';
import { findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { isRefused } from '../law/refusal';
import { type Cents, sum } from '../money/cents';

/**
 * Until when the costs fall on who withdrew: the day of withdrawing; within a few days of a resolution of creditors, that
 * resolution, because nothing done under it concerns the creditor any more (s 51, s 106 proviso (b)).
 */
export function findLiableUntil(
  withdrawnOn: LocalDate,
  resolutionsOn: readonly LocalDate[],
  country: Country,
): LocalDate {
  const row = findRowOn(withdrawalPeriods, withdrawnOn, 'statusDate');
  if (isRefused(row)) return withdrawnOn;
  const calendar = createCalendar(country);
  const [first] = resolutionsOn
    .filter((day) => day <= withdrawnOn && withdrawnOn <= countDays(calendar, day, row.days).date)
    .toSorted();
  return first ?? withdrawnOn;
}

/**
 * Claims withdrawn after they were proved, with the costs of s 97 until then. An applicant is not among them: it is liable
 * on its petition (s 14(3)); nor who relied on the security alone and so never shared in those costs (s 89(2)).
 */
export function listWithdrawnClaims(
  claims: readonly CapturedClaim[],
  { sheriff, administration }: Pick<InsolventEstate, 'sheriff' | 'administration'>,
  { country, costs, assets, resolutionsOn = [] }: InsolventEstateInput,
): WithdrawnClaim[] {
  const ranked = new Set([...sheriff, ...administration].map(({ id }) => id));
  const dated = [...costs, ...assets.flatMap((asset) => asset.costs)].filter(({ id }) => ranked.has(id));
  const sumUntil = (last: LocalDate): Cents =>
    sum(dated.filter(({ day }) => day !== undefined && day <= last).map(({ amount }) => amount));
  return claims.flatMap((claim): WithdrawnClaim[] => {
    const { status, statusOn, provedOn, isApplicant, proved = readClaimAmount(claim), reliesSolely } = claim;
    if (status !== 'withdrawn' || !statusOn || !provedOn || isApplicant) return [];
    if (toClaimKind(claim) === 'secured' && reliesSolely) return [];
    const costsUntil = sumUntil(findLiableUntil(statusOn, resolutionsOn, country));
    return [{ ...toClaimant(claim), amount: proved, costsUntil }];
  });
}
