import { message } from '../law/message';
import type { WorkingBuilder } from '../law/worked';
import { type Cents, clampBelowNil, minus, pickLarger, pickSmaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, fraction } from '../money/fraction';

/** Namibia: where each part of the division stands. */
export const namibianSections = {
  withDescendants: 'Ordinance 12 of 1946 s 1(1)(a), (b)',
  withParents: 'Ordinance 12 of 1946 s 1(1)(c)',
  spouseAlone: 'Ordinance 12 of 1946 s 1(1)(d)',
  descendants: 'Political Ordinance of 1580 art 20',
  ascendants: 'Political Ordinance of 1580 arts 21 to 29',
} as const;

export interface NamibianSpouseInput {
  readonly estate: Cents;
  readonly minimum: Cents;
  readonly isInCommunity: boolean;
  /** Branches of descendants; nought where the spouse shares with the side of the parents. */
  readonly branches: number;
}
export interface NamibianSpousePart {
  readonly amount: Cents;
  /** A child's share, or half where there are no descendants. */
  readonly usual: Cents;
  /** Left out where the minimum is more. */
  readonly share?: Fraction;
}

/**
 * A child's share, or half beside parents, brothers and sisters; at least the minimum of the Ordinance. In community the
 * minimum is less by the half of the joint estate, which comes to as much as the deceased's [check].
 */
export function computeNamibianSpousePart(
  { estate, minimum, isInCommunity, branches }: NamibianSpouseInput,
  result: WorkingBuilder,
): NamibianSpousePart {
  const share = branches > 0 ? fraction(1, branches + 1) : fraction(1, 2);
  const usual = roundHalfUp(times(estate, share));
  const least = isInCommunity ? clampBelowNil(minus(minimum, estate)) : minimum;
  result.line(branches > 0 ? "Child's share" : 'Half of the estate', usual).line('Minimum of the spouse', least, {
    note: isInCommunity
      ? message('less the half of the joint estate, taken as {half}', { half: estate })
      : 'as the Ordinance has it [check]',
  });
  const isUsual = compareFractions(fraction(usual), fraction(least)) >= 0;
  return isUsual ? { amount: usual, usual, share } : { amount: pickSmaller(pickLarger(least, usual), estate), usual };
}
