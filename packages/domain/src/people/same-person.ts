import { collectRefusals, type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';
import { isSameValue, type Particular, type Value } from './offer';

export interface Identity {
  readonly name: string;
  readonly kind: string;
  readonly idNumber: Value;
  readonly passportNumber: Value;
  readonly registrationNumber: Value;
}

const bodies: ReadonlySet<string> = new Set(['company', 'close corporation', 'trust', 'partnership']);
/** A human being or a body; what was captured as neither may be either. */
export const natureOf = (kind: string): 'person' | 'body' | 'open' =>
  kind === 'person' ? 'person' : bodies.has(kind) ? 'body' : 'open';

/** Numbers that only one has. People may have two passports, so a passport that differs proves nothing. */
const unique = ['idNumber', 'registrationNumber'] as const satisfies readonly Particular[];
const words = {
  idNumber: 'identity numbers',
  registrationNumber: 'registration numbers',
} as const;

/** The number that two records share, the surest first. */
export const sharedNumber = (
  one: Identity,
  other: Identity,
): 'idNumber' | 'passportNumber' | 'registrationNumber' | undefined =>
  (['idNumber', 'passportNumber', 'registrationNumber'] as const).find(
    (field) => one[field] !== null && other[field] !== null && isSameValue(field, one[field], other[field]),
  );

/** Why records cannot be of one person or body. */
export function refuseAsOne(keep: readonly Identity[], gone: readonly Identity[], at = 'goneID'): Refused | undefined {
  const person = [...keep, ...gone].find(({ kind }) => natureOf(kind) === 'person');
  const body = [...keep, ...gone].find(({ kind }) => natureOf(kind) === 'body');
  const kinds =
    person && body
      ? refuse(
          at,
          said(
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
          said('{one} and {other} have different {numbers}. Correct the wrong one first, if they are the same.', {
            one: first.name,
            other: other.name,
            numbers: said(words[field]),
          }),
        )
      : undefined;
  });
  return collectRefusals([kinds, ...numbers]);
}

/** 'Jan Petrus van der Merwe' has the surname that begins at the first small word, or the last of its words. */
export function namesOf(name: string): { firstNames: string | null; surname: string } {
  const parts = name.trim().split(/\s+/);
  const particle = parts.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word));
  const at = particle > 0 ? particle : parts.length - 1;
  return { firstNames: parts.slice(0, at).join(' ') || null, surname: parts.slice(at).join(' ') };
}
