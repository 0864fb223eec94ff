import { computeSimultaneousAbatements, type PredeceasedSpouse } from '../estate-duty/abatement';
import { isRefused, type Outcome } from '../law/refusal';
import type { Cents } from '../money/cents';
import type { Estate } from '../estate/estate';
import { findMarriageEnd } from '../estate/relations';

/** Spouses who died in the marriage, with what their estates used of the abatement (Estate Duty Act s 4A). */
export function listPredeceasedSpouses(estate: Estate): readonly PredeceasedSpouse[] {
  return estate.marriages.flatMap((marriage): PredeceasedSpouse[] => {
    const { spouseId: personId, earlierEstate: earlier } = marriage;
    if (earlier?.abatementUsed === undefined || findMarriageEnd(estate, marriage) !== 'earlierDeath') return [];
    const died = estate.people.find(({ id }) => id === personId)?.diedOn;
    return [
      {
        personId,
        ...(died !== undefined && { died }),
        abatementUsed: earlier.abatementUsed,
        ...(earlier.spouses !== undefined && { spousesLeft: earlier.spouses }),
        ...(earlier.evidenceFiled !== undefined && { evidenceFiled: earlier.evidenceFiled }),
      },
    ];
  });
}

/**
 * Spouses who died together, s 4A(6): the one with the smaller net value counts as having died first, and the other
 * estate has what that one left of the abatement. Nothing where this estate is the smaller.
 */
export function listDiedTogether(estate: Estate, netValue: Cents): Outcome<readonly PredeceasedSpouse[]> {
  const { diedOn, id } = estate.deceased;
  const found: PredeceasedSpouse[] = [];
  for (const marriage of estate.marriages) {
    const { spouseId: personId, earlierEstate: other } = marriage;
    if (other?.diedTogetherNetValue === undefined || findMarriageEnd(estate, marriage) !== 'earlierDeath') continue;
    const order = computeSimultaneousAbatements(diedOn, [
      { personId: id, netValue },
      { personId, netValue: other.diedTogetherNetValue },
    ]);
    if (isRefused(order)) return order;
    if (order.value.second !== id) continue;
    found.push({
      personId,
      died: diedOn,
      abatementUsed: order.value.firstUsed,
      ...(other.spouses !== undefined && { spousesLeft: other.spouses }),
      ...(other.evidenceFiled !== undefined && { evidenceFiled: other.evidenceFiled }),
    });
  }
  return found;
}
