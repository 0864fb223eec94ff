import type { Estate } from '../estate/estate';
import { refuse, type Refused } from '../law/refusal';

/**
 * Before anything is known of a family the law has nobody to name: what is missing is asked for in plain words. A former
 * husband or wife is nobody to the law.
 */
export function noHeirs({
  people,
  marriages,
  will,
}: Pick<Estate, 'people' | 'marriages' | 'will'>): Refused | undefined {
  const former = new Set(marriages.filter(({ divorcedOn }) => divorcedOn).map(({ spouseId }) => spouseId));
  if (will?.residue || people.some(({ id }) => !former.has(id))) return undefined;
  return refuse(
    'people',
    people.length === 0
      ? 'Nobody would inherit yet. Add the family, or others who are to have something, and say in the will who has the rest.'
      : 'Nobody would inherit yet: a former husband or wife does not. Add the family, or others who are to have something, and say in the will who has the rest.',
  );
}
