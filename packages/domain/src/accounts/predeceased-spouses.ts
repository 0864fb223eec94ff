import type { PredeceasedSpouse } from '../estate-duty/abatement';
import type { Estate } from '../estate/estate';
import { endOf } from '../estate/relations';

/** Spouses who died in the marriage, with what their estates used of the abatement (Estate Duty Act s 4A). */
export function predeceasedSpouses(estate: Estate): readonly PredeceasedSpouse[] {
  return estate.marriages.flatMap((marriage): PredeceasedSpouse[] => {
    const { spouseId: personId, earlierEstate: earlier } = marriage;
    if (earlier?.abatementUsed === undefined || endOf(estate, marriage) !== 'earlierDeath') return [];
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
