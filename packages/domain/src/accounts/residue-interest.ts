import { said } from '../law/said';
import { isRefused, type Outcome } from '../law/refusal';
import type { Worked } from '../law/worked';
import { type Cents, minus, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { divideFractions, fraction, sumFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { kinshipOf } from '../succession/kinship';
import type { InterestValue } from '../limited-interests/created-interest';
import type { ResidueTaken } from './taken';
import type { Facts } from './facts';
import { underTheWill, valueInterest } from './will-for-division';

/** Where the will gives the enjoyment of the residue to others: its heirs own it subject to that. */
export function residueInterest(
  facts: Facts,
  residue: Cents,
  taken: readonly ResidueTaken[],
): Outcome<{ readonly taken: readonly ResidueTaken[]; readonly worth?: Worked<InterestValue> }> {
  const limited = facts.estate.will?.residue?.limited;
  if (!limited || residue === 0) return { taken };
  const kin = kinshipOf(underTheWill(facts));
  const holding = limited.holders.filter(({ personId }) => kin.takes(personId));
  // With nobody left to enjoy it, those who own the residue own it free.
  if (holding.length === 0) return { taken };
  const held = sumFractions(holding.map(({ share }) => share));
  const burdened = roundHalfUp(times(residue, held));
  const owners = taken.filter(({ amount }) => amount > 0);
  const worth = valueInterest(
    facts,
    {
      ...limited,
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
  const as = (role: 'holder' | 'bareOwner', parts: readonly { personId: string; value: Cents }[]): ResidueTaken[] =>
    parts.map(({ personId, value }) => ({
      personId,
      amount: value,
      part: fraction(value, residue),
      as: role,
      ground:
        role === 'holder'
          ? said('{right} of the residue', { right: said(limited.right) })
          : (grounds.get(personId) ?? said('residue')),
    }));
  const bareOwners = worth.value.bareOwners.map((one, index) => ({ ...one, value: plus(one.value, free[index]!) }));
  return { taken: [...as('holder', worth.value.holders), ...as('bareOwner', bareOwners)], worth };
}
