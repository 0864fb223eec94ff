import { message } from '../law/message';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, minus, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { divideFractions, fraction, sumFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { getKinship } from '../succession/kinship';
import type { InterestValue } from '../limited-interests/created-interest';
import type { AwardedResidue } from './taken';
import type { DrawingFacts } from './facts';
import { citeClause } from './cite-clause';
import { buildWillFamily, valueInterest } from './division-will';

/** Where the will gives the enjoyment of the residue to others: its heirs own it subject to that. */
export function computeResidueInterest(
  facts: DrawingFacts,
  residue: Cents,
  taken: readonly AwardedResidue[],
): Outcome<{ readonly taken: readonly AwardedResidue[]; readonly worth?: WorkedResult<InterestValue> }> {
  const limited = facts.estate.will?.residue?.limited;
  if (!limited || residue === 0) return { taken };
  const kin = getKinship(buildWillFamily(facts));
  const holding = limited.holders.filter(({ personId }) => kin.takes(personId));
  // With nobody left to enjoy it, those who own the residue own it free.
  if (holding.length === 0) return { taken };
  const held = sumFractions(holding.map(({ share }) => share));
  // An annuity is charged on all of the residue for as long as one of those who have it lives.
  const isAnnuity = limited.right === 'annuity';
  const burdened = isAnnuity ? residue : roundHalfUp(times(residue, held));
  const yearly = limited.yearly === undefined ? {} : { yearly: roundHalfUp(times(limited.yearly, held)) };
  const owners = taken.filter(({ amount }) => amount > 0);
  const worth = valueInterest(
    facts,
    {
      ...limited,
      ...yearly,
      holders: holding.map((holder) => ({ ...holder, share: divideFractions(holder.share, held) })),
      bareOwners: owners.map(({ personId, amount }) => ({ personId, share: fraction(amount, residue) })),
    },
    burdened,
    'will.residue.limited',
  );
  if (isRefused(worth)) return worth;
  const grounds = new Map(owners.map((one) => [one.personId, one.ground]));
  const free = shareOut(
    minus(residue, burdened),
    worth.value.bareOwners.map(({ personId }) => owners.find((one) => one.personId === personId)!.amount),
  );
  const toTakenAs = (
    role: 'holder' | 'bareOwner',
    parts: readonly { personId: string; value: Cents }[],
  ): AwardedResidue[] =>
    parts.map(({ personId, value }) => ({
      personId,
      amount: value,
      part: fraction(value, residue),
      as: role,
      ...(isAnnuity && role === 'holder' && { fixed: true as const }),
      ground:
        role === 'holder'
          ? citeClause(
              facts.estate.will?.residue?.clause,
              message('{right} of the residue', { right: message(limited.right) }),
            )
          : (grounds.get(personId) ?? message('residue')),
    }));
  const bareOwners = worth.value.bareOwners.map((one, index) => ({ ...one, value: plus(one.value, free[index]!) }));
  return { taken: [...toTakenAs('holder', worth.value.holders), ...toTakenAs('bareOwner', bareOwners)], worth };
}
