import { message, anyOf, quoteVerbatim } from '../law/message';
import { type IdContext, readIdNumber } from '../identity/id-number';
import { collectRefusals, isRefused, type Outcome, refuse, createWarning } from '../law/refusal';
import type { PartyFacts, PartyWarning } from './party-facts';

type CapturedIdentity = Pick<PartyFacts, 'idNumber' | 'dateOfBirth' | 'gender'>;

export interface AgreedIdentity extends CapturedIdentity {
  readonly warnings: readonly PartyWarning[];
}

const genderNames = ['female', 'male'] as const;

/**
 * An identity number fills the birth date and the gender that were left open, and must agree with those that were
 * given.
 */
export function agreeIdentity(
  { idNumber, dateOfBirth, gender }: CapturedIdentity,
  context: IdContext,
): Outcome<AgreedIdentity> {
  if (idNumber === null) return { idNumber, dateOfBirth, gender, warnings: [] };
  const holder = readIdNumber(idNumber, context);
  if (isRefused(holder)) return holder;
  const [likeliest, century] = holder.births;
  const refused = collectRefusals([
    dateOfBirth === null || holder.births.includes(dateOfBirth)
      ? undefined
      : refuse(
          'dateOfBirth',
          message('The identity number says {said}, not {given}. Correct the one that is wrong.', {
            said: anyOf(holder.births.map(quoteVerbatim)),
            given: dateOfBirth,
          }),
        ),
    gender === null || holder.gender === null || gender === holder.gender
      ? undefined
      : refuse(
          'gender',
          message('The identity number is that of a person who is {gender}. Correct the number or the gender.', {
            gender: message(genderNames[holder.gender]),
          }),
        ),
  ]);
  if (refused) return refused;
  const warnings =
    dateOfBirth === null && century
      ? [
          createWarning(
            'dateOfBirth',
            message('The number fits {day} and {other}. We filled in the later date; please check it.', {
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
