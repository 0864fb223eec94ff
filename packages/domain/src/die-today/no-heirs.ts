import type { Estate } from '../estate/estate';
import { refuse, type RefusalError } from '../law/refusal';
import { message, quoteVerbatim } from '../law/message';

type KnownFamily = Pick<
  Estate,
  'country' | 'deceased' | 'people' | 'marriages' | 'will' | 'intestateHeirs' | 'relativesSought'
>;

/** Somebody whom the law of succession may name: by a marriage that lasts, or by a parent. */
const hasFamily = ({ deceased, people, marriages }: KnownFamily): boolean =>
  marriages.some(({ divorcedOn }) => !divorcedOn) ||
  [deceased, ...people].some(({ parents = [], adoption }) => parents.length > 0 || adoption !== undefined);

/**
 * Before anything is known of a family the law has nobody to name: what is missing is asked for in plain words. A former
 * husband or wife, or a friend, is nobody to the law.
 */
export function checkHeirsKnown(estate: KnownFamily): RefusalError | undefined {
  const { country, people, marriages, will, intestateHeirs, relativesSought } = estate;
  if (will?.residue || relativesSought) return undefined;
  const former = new Set(marriages.filter(({ divorcedOn }) => divorcedOn).map(({ spouseId }) => spouseId));
  const others = people.filter(({ id }) => !former.has(id));
  if (others.length === 0) {
    return refuse(
      'people',
      people.length === 0
        ? 'No one would inherit yet. Add the family or other people who should inherit, and choose in the will who inherits the rest.'
        : 'No one would inherit yet, because a former husband or wife does not inherit. Add the family or other people who should inherit, and choose in the will who inherits the rest.',
    );
  }
  if (country !== 'ZA' || will || intestateHeirs || hasFamily(estate)) return undefined;
  const [first] = others;
  return refuse(
    'people',
    others.length === 1
      ? message(
          '{name} would inherit nothing: without a will only family inherits, and there is no family on file. If there is no family, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will.',
          { name: quoteVerbatim(first!.name) },
        )
      : 'None of these people would inherit: without a will only family inherits, and there is no family on file. If there is no family, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will.',
  );
}
