import { addDays, addYears, countDaysBetween, pickEarlier, pickLater, type LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { type Cents, cents, minus, pickSmaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import {
  compareFractions,
  type Fraction,
  fraction,
  reduceFraction,
  multiplyFractions,
  isSameFraction,
  whole,
} from '../money/fraction';
import type { GainsRates } from './gains-rates';
import { VALUATION_DATE } from './valuation-date';

/** How a residence was used. What is left out counts as the whole. */
export interface ResidenceUse {
  /** Part of the time owned since 1 October 2001 in which it was lived in (para 47): see `computeTimeLivedIn`. */
  readonly timeLivedIn?: Fraction;
  /** Part not used for a trade (para 49). */
  readonly domesticPart?: Fraction;
  /** Part of the gain on the dwelling and at most two hectares (para 46). */
  readonly withinTwoHectares?: Fraction;
}

export interface ResidenceExclusion {
  readonly ground: 'para 45(1)(a)' | 'para 45(1)(b)';
  /** What is left out: of a gain, or of a loss when below nought. */
  readonly excluded: Cents;
  readonly limit: Cents;
}

const isPart = (part: Fraction | undefined): boolean =>
  part === undefined || (part.n >= 0n && compareFractions(part, whole) <= 0);

/** Away from home, with the reason where para 48 still treats it as lived in for up to two years. */
export interface ResidenceAbsence {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason?: 'vacatedForSale' | 'beingBuilt' | 'uninhabitable';
}

/** The part of the time owned since 1 October 2001 in which the residence was, or counts as, lived in (paras 47, 48). */
export function computeTimeLivedIn(
  acquired: LocalDate,
  died: LocalDate,
  absences: readonly ResidenceAbsence[],
): Outcome<Fraction> {
  if (acquired > died) return refuse('acquired', 'Enter a date of acquisition on or before the date of death.');
  const start = pickLater(acquired, VALUATION_DATE);
  const owned = countDaysBetween(start, died) + 1;
  const inOrder = [...absences].sort((a, b) => (a.from < b.from ? -1 : 1));
  let away = 0;
  for (const [index, absence] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (absence.to < absence.from) return refuse('absences', 'Each absence must end on or after its start.');
    if (next && next.from <= absence.to) return refuse('absences', 'Correct the absences: two of them overlap.');
    const counted = absence.reason ? addYears(absence.from, 2) : absence.from;
    const from = pickLater(counted, start);
    const to = pickEarlier(absence.to, died);
    if (from <= to) away += countDaysBetween(from, addDays(to, 1));
  }
  return reduceFraction(fraction(Math.max(0, owned - away), Math.max(1, owned)));
}

/**
 * The part of a gain (or loss) on a primary residence that is left out. `gain` and `share` are the deceased's own: joint
 * owners spread the limit by their interests (para 45(2)), so half of a joint home has half the limit.
 */
export function computeResidenceExclusion(
  gain: Cents,
  wholeProceeds: Cents,
  share: Fraction,
  use: ResidenceUse,
  rates: GainsRates,
): Outcome<ResidenceExclusion> {
  const parts = ['timeLivedIn', 'domesticPart', 'withinTwoHectares'] as const;
  const wrong = collectRefusals(
    parts.map((part) =>
      isPart(use[part]) ? undefined : refuse(`residence.${part}`, 'Enter a fraction between 0 and 1.'),
    ),
  );
  if (wrong) return wrong;
  const eligible = parts.map((part) => use[part] ?? whole).reduce(multiplyFractions);
  const limit = roundHalfUp(times(rates.residenceGain, share));
  if (gain > 0 && wholeProceeds <= rates.residenceProceeds && isSameFraction(eligible, whole)) {
    return { ground: 'para 45(1)(b)', excluded: gain, limit };
  }
  const size = roundHalfUp(times(cents(Math.abs(gain)), eligible));
  const excluded = pickSmaller(size, limit);
  return { ground: 'para 45(1)(a)', excluded: gain < 0 ? minus(cents(0), excluded) : excluded, limit };
}
