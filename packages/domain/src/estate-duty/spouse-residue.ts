import { checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, type Outcome, type RefusalError, refuse, isRefused } from '../law/refusal';
import type { LocalDate } from '../dates/local-date';
import { type Cents, cents, minus, nil, clampBelowNil } from '../money/cents';
import { type ExactAmount, toExact, roundHalfUp, times } from '../money/exact';
import {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  multiplyFractions,
  none,
  subtractFractions,
  whole,
} from '../money/fraction';
import { valuationTables } from '../limited-interests/valuation-rules';
import { type DutyScale } from './duty-scale';

/** What the spouse takes of a residue that pays the duty: the residue itself, a share of it, or its usufruct. */
export interface SpouseResidue {
  /** After debts, funeral, costs and other awards, before estate duty. */
  readonly residueBeforeDuty: Cents;
  readonly share?: Fraction;
  /** A usufruct only: the factor of the limited-interest tables, and a yield SARS accepted below 12%. */
  readonly usufruct?: { readonly factor: Fraction; readonly acceptedYield?: Fraction };
  /** What the account itself gives of it, where all of the residue counts: shared to the cent among all heirs. */
  readonly taken?: Cents;
  /** What the will obliges the spouse to hand on out of it: not deducted. */
  readonly handsOn?: Cents;
}

export function checkSpouseResidue(residue: SpouseResidue): RefusalError | undefined {
  const { share, usufruct } = residue;
  return collectRefusals([
    checkNotNegative('spouseResidue.residueBeforeDuty', residue.residueBeforeDuty),
    share && (share.n <= 0n || compareFractions(share, whole) > 0)
      ? refuse('spouseResidue.share', 'Enter the spouse’s share of the residue. It must be more than 0 and at most 1.')
      : undefined,
    usufruct && usufruct.factor.n <= 0n
      ? refuse('spouseResidue.usufruct.factor', 'Enter the factor of Table A or B for the spouse’s usufruct.')
      : undefined,
  ]);
}

/** The part of each rand of residue that is the spouse's: 1, a share, or 12% × factor for a usufruct. */
export function computeSpousePart(residue: SpouseResidue, died: LocalDate): Outcome<Fraction> {
  const share = residue.share ?? whole;
  if (!residue.usufruct) return share;
  const tables = findRowOn(valuationTables, died, 'died');
  if (isRefused(tables)) return tables;
  const value = multiplyFractions(residue.usufruct.acceptedYield ?? tables.yield, residue.usufruct.factor);
  return multiplyFractions(share, value);
}

/**
 * Solves D = duty(base + part × D), base being the dutiable amount were the duty not to touch the spouse. Band by band:
 * in a band with rate t from limit b, D = (duty at b + t × (base − b)) / (1 − part × t); the right band is the one the
 * resulting amount falls in. As part × t stays below one there is exactly one.
 */
export function computeResidueDuty(base: Cents, part: Fraction, scale: DutyScale): ExactAmount {
  if (base <= 0) return none;
  let below: ExactAmount = none;
  for (const band of scale.bands) {
    const rest = subtractFractions(whole, multiplyFractions(part, band.rate));
    const top = addFractions(below, times(toExact(minus(base, band.above)), band.rate));
    const duty = divideFractions(top, rest);
    const dutiable = addFractions(toExact(base), multiplyFractions(part, duty));
    if (band.upTo === undefined || compareFractions(dutiable, toExact(band.upTo)) <= 0) return duty;
    below = addFractions(below, times(toExact(minus(band.upTo, band.above)), band.rate));
  }
  return below;
}

/**
 * 4(q) for the residue. Before duty it is the spouse's part of the residue as it stands; the other reading takes off the
 * duty the residue pays, which itself depends on 4(q). `netWithout` is the net value before this deduction.
 */
export function computeResidueDeduction(
  residue: SpouseResidue,
  part: Fraction,
  netWithout: Cents,
  abatement: Cents,
  scale: DutyScale,
  beforeDuty: boolean,
): Cents {
  const deductHandedOn = (amount: Cents): Cents => clampBelowNil(minus(amount, residue.handsOn ?? nil));
  const full = deductHandedOn(residue.taken ?? roundHalfUp(times(residue.residueBeforeDuty, part)));
  if (beforeDuty) return full;
  const base = cents(netWithout - full - abatement);
  const duty = roundHalfUp(computeResidueDuty(base, part, scale));
  return deductHandedOn(roundHalfUp(times(clampBelowNil(minus(residue.residueBeforeDuty, duty)), part)));
}
