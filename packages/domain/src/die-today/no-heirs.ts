import type { Estate } from '../estate/estate';
import { refuse, type Refused } from '../law/refusal';

/** Before anything is known of a family the law has nobody to name: what is missing is asked for in plain words. */
export const noHeirs = ({ people, will }: Pick<Estate, 'people' | 'will'>): Refused | undefined =>
  people.length === 0 && !will?.residue
    ? refuse(
        'people',
        'Nobody would inherit yet. Add the family, or others who are to have something, and say in the will who has the rest.',
      )
    : undefined;
