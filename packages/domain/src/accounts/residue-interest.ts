import { isRefused, type Outcome } from '../law/refusal';
import type { Worked } from '../law/worked';
import type { Cents } from '../money/cents';
import { fraction } from '../money/fraction';
import type { InterestValue } from '../limited-interests/created-interest';
import type { ResidueTaken } from './taken';
import type { Facts } from './facts';
import { valueInterest } from './will-for-division';

/** Where the will gives the enjoyment of the residue to others: its heirs own it subject to that. */
export function residueInterest(
  facts: Facts,
  residue: Cents,
  taken: readonly ResidueTaken[],
): Outcome<{ readonly taken: readonly ResidueTaken[]; readonly worth?: Worked<InterestValue> }> {
  const limited = facts.estate.will?.residue?.limited;
  if (!limited || residue === 0) return { taken };
  const owners = taken.filter(({ amount }) => amount > 0);
  const worth = valueInterest(
    facts,
    {
      ...limited,
      bareOwners: owners.map(({ personId, amount }) => ({ personId, share: fraction(amount, residue) })),
    },
    residue,
    'will.residue.limited',
  );
  if (isRefused(worth)) return worth;
  const grounds = new Map(owners.map((one) => [one.personId, one.ground]));
  const as = (role: 'holder' | 'bareOwner', parts: readonly { personId: string; value: Cents }[]): ResidueTaken[] =>
    parts.map(({ personId, value }) => ({
      personId,
      amount: value,
      part: fraction(value, residue),
      as: role,
      ground: role === 'holder' ? `${limited.right} of the residue` : (grounds.get(personId) ?? 'residue'),
    }));
  return { taken: [...as('holder', worth.value.holders), ...as('bareOwner', worth.value.bareOwners)], worth };
}
