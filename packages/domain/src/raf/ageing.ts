import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { type Cents, nil, plus } from '../money/cents';
import type { RafClaimTotals, RafClaim } from './claim';

/** Days after lodging on which the Fund is written to again. */
export const letterStages = [30, 60, 90] as const;
export type RafLetterStage = (typeof letterStages)[number];

export const claimStates = ['preparing', 'lodged', 'partPaid', 'paid', 'overpaid', 'ended'] as const;
export type RafClaimState = (typeof claimStates)[number];

export function readClaimState(
  { lodgedDate, closedDate }: RafClaim,
  { paid, outstanding }: RafClaimTotals,
): RafClaimState {
  if (closedDate !== null) return 'ended';
  if (lodgedDate === null) return 'preparing';
  if (outstanding < 0) return 'overpaid';
  if (outstanding === nil) return 'paid';
  return paid > 0 ? 'partPaid' : 'lodged';
}

/** Days a claim has waited; none where nothing is waited for. A part payment does not begin the count again. */
export function countWaitedDays(claim: RafClaim, totals: RafClaimTotals, today: LocalDate): number | null {
  if (claim.lodgedDate === null || claim.closedDate !== null || totals.outstanding <= 0) return null;
  return countDaysBetween(claim.lodgedDate, today);
}

/** The letter that is to go now: of the last stage reached, unless it or a later one went. Stages passed are not made up. */
export function findLetterDue(waited: number | null, sent: readonly RafLetterStage[]): RafLetterStage | null {
  const reached = letterStages.findLast((stage) => waited !== null && waited >= stage);
  return reached !== undefined && !sent.some((stage) => stage >= reached) ? reached : null;
}

export const ageBands = ['under30', 'from30', 'from60', 'from90'] as const;
export type RafAgeBand = (typeof ageBands)[number];
export const toAgeBand = (waited: number): RafAgeBand =>
  waited >= 90 ? 'from90' : waited >= 60 ? 'from60' : waited >= 30 ? 'from30' : 'under30';

/** What is outstanding by how long it has been. */
export function sumByAge(
  claims: readonly { readonly waited: number | null; readonly outstanding: Cents }[],
): Readonly<Record<RafAgeBand, Cents>> {
  const bands: Record<RafAgeBand, Cents> = { under30: nil, from30: nil, from60: nil, from90: nil };
  for (const { waited, outstanding } of claims) {
    if (waited === null) continue;
    const band = toAgeBand(waited);
    bands[band] = plus(bands[band], outstanding);
  }
  return bands;
}
