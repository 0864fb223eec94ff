import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { isSameValue, type PersonParticular, type ParticularValue } from './offer';

export interface PersonIdentity {
  readonly name: string;
  readonly kind: string;
  readonly idNumber: ParticularValue;
  readonly passportNumber: ParticularValue;
  readonly registrationNumber: ParticularValue;
}

const bodies: ReadonlySet<string> = new Set(['company', 'close corporation', 'trust', 'partnership']);
/** A human being or a body; what was captured as neither may be either. */
export const classifyNature = (kind: string): 'person' | 'body' | 'open' =>
  kind === 'person' ? 'person' : bodies.has(kind) ? 'body' : 'open';

/** Numbers that only one has. People may have two passports, so a passport that differs proves nothing. */
const unique = ['idNumber', 'registrationNumber'] as const satisfies readonly PersonParticular[];
const numberLabels = {
  idNumber: 'identity numbers',
  registrationNumber: 'registration numbers',
} as const;

/** The number that two records share, the surest first. */
export const findSharedNumber = (
  one: PersonIdentity,
  other: PersonIdentity,
): 'idNumber' | 'passportNumber' | 'registrationNumber' | undefined =>
  (['idNumber', 'passportNumber', 'registrationNumber'] as const).find(
    (field) => one[field] !== null && other[field] !== null && isSameValue(field, one[field], other[field]),
  );

/** Why records cannot be of one person or body. */
export function refuseAsOne(
  keep: readonly PersonIdentity[],
  gone: readonly PersonIdentity[],
  at = 'goneID',
): RefusalError | undefined {
  const person = [...keep, ...gone].find(({ kind }) => classifyNature(kind) === 'person');
  const body = [...keep, ...gone].find(({ kind }) => classifyNature(kind) === 'body');
  const kinds =
    person && body
      ? refuse(
          at,
          message(
            '{person} is a person and {body} is not, so they stay two. Correct the kind of one first if it is wrong.',
            {
              person: person.name,
              body: body.name,
            },
          ),
        )
      : undefined;
  const numbers = unique.map((field) => {
    const first = keep.find((one) => one[field] !== null);
    const other = first && gone.find((one) => one[field] !== null && !isSameValue(field, one[field], first[field]));
    return first && other
      ? refuse(
          at,
          message(
            '{one} and {other} have different {numbers}. If they are the same person, correct the wrong number first.',
            {
              one: first.name,
              other: other.name,
              numbers: message(numberLabels[field]),
            },
          ),
        )
      : undefined;
  });
  return collectRefusals([kinds, ...numbers]);
}

/** 'Jan Petrus van der Merwe' has the surname that begins at the first small word, or the last of its words. */
export function splitName(name: string): { firstNames: string | null; surname: string } {
  const parts = name.trim().split(/\s+/);
  const particle = parts.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word));
  const at = particle > 0 ? particle : parts.length - 1;
  return { firstNames: parts.slice(0, at).join(' ') || null, surname: parts.slice(at).join(' ') };
}
