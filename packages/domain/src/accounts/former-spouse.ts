import { addMonths, type LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import type { Estate } from '../estate/estate';

const section = 'Wills Act 7 of 1953 s 2B';

/** A divorce so short before the death that s 2B looks at the will: within three months, the last day counted. */
function findLateDivorce({ marriages, deceased }: Estate, personId: string): LocalDate | undefined {
  const divorced = marriages
    .filter(({ spouseId, divorcedOn }) => spouseId === personId && divorcedOn !== undefined)
    .map(({ divorcedOn }) => divorcedOn!)
    .sort()
    .at(-1);
  // Married again: the last word is the marriage that lasted.
  if (divorced === undefined || marriages.some((one) => one.spouseId === personId && one.divorcedOn === undefined)) {
    return undefined;
  }
  return deceased.diedOn <= addMonths(divorced, 3) ? divorced : undefined;
}

const listNamed = ({ will }: Estate): ReadonlySet<string> =>
  new Set([
    ...(will?.legacies ?? []).flatMap((legacy) =>
      legacy.kind === 'cash'
        ? [legacy.personId]
        : (legacy.kind === 'asset' ? legacy.to : [...legacy.holders, ...legacy.bareOwners]).map(
            ({ personId }) => personId,
          ),
    ),
    ...(will?.residue?.to ?? []).map(({ personId }) => personId),
    ...(will?.residue?.limited?.holders ?? []).map(({ personId }) => personId),
  ]);

/** Whether the rule applies turns on the date of the will, which must then be known. */
export function checkFormerSpouses(estate: Estate): RefusalError | undefined {
  const { will, marriages } = estate;
  if (!will || will.datedOn !== undefined || will.keepsFormerSpouse) return undefined;
  const takers = listNamed(estate);
  const asked = marriages.some(
    ({ spouseId }) => takers.has(spouseId) && findLateDivorce(estate, spouseId) !== undefined,
  );
  return asked
    ? refuse(
        'will.datedOn',
        'Enter the date of the will: a spouse divorced within three months before the death takes only under a later one.',
        section,
      )
    : undefined;
}

/**
 * Why a former spouse takes nothing: the testator died within three months of the divorce under a will made before it,
 * and the will does not show that the former spouse was meant to benefit all the same.
 */
export function explainFormerSpouseFailure(estate: Estate, personId: string): string | undefined {
  const { will } = estate;
  if (!will?.datedOn || will.keepsFormerSpouse) return undefined;
  const divorced = findLateDivorce(estate, personId);
  return divorced !== undefined && will.datedOn < divorced
    ? 'divorced within three months of the death; Wills Act 7 of 1953 s 2B'
    : undefined;
}
