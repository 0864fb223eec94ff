import { said, anyOf, verbatim } from '../law/said';
import { type IdContext, readIdNumber } from '../identity/id-number';
import { collectRefusals, isRefused, type Outcome, refuse, warn } from '../law/refusal';
import type { PartyFacts, PartyWarning } from './party-facts';

type Captured = Pick<PartyFacts, 'idNumber' | 'dateOfBirth' | 'gender'>;

export interface Identity extends Captured {
  readonly warnings: readonly PartyWarning[];
}

const genderNames = ['female', 'male'] as const;

/**
 * An identity number fills the birth date and the gender that were left open, and must agree with those that were
 * given.
 */
export function agreeIdentity({ idNumber, dateOfBirth, gender }: Captured, context: IdContext): Outcome<Identity> {
  if (idNumber === null) return { idNumber, dateOfBirth, gender, warnings: [] };
  const holder = readIdNumber(idNumber, context);
  if (isRefused(holder)) return holder;
  const [likeliest, century] = holder.births;
  const refused = collectRefusals([
    dateOfBirth === null || holder.births.includes(dateOfBirth)
      ? undefined
      : refuse(
          'dateOfBirth',
          said('The identity number says {said}, not {given}. Correct the one that is wrong.', {
            said: anyOf(holder.births.map(verbatim)),
            given: dateOfBirth,
          }),
        ),
    gender === null || holder.gender === null || gender === holder.gender
      ? undefined
      : refuse(
          'gender',
          said('The identity number belongs to somebody who is {gender}. Correct the number or the gender.', {
            gender: said(genderNames[holder.gender]),
          }),
        ),
  ]);
  if (refused) return refused;
  const warnings =
    dateOfBirth === null && century
      ? [
          warn(
            'dateOfBirth',
            said('The number fits {day} and {other}. The later day was filled in; check it.', {
              day: likeliest!,
              other: century,
            }),
          ),
        ]
      : [];
  return {
    idNumber: holder.idNumber,
    dateOfBirth: dateOfBirth ?? likeliest!,
    gender: gender ?? holder.gender,
    warnings,
  };
}
