import { said, anyOf, verbatim } from '../law/said';
import type { LocalDate } from '../dates/local-date';
import { readNamibianId } from '../identity/foreign-ids';
import { withoutSpacing } from '../identity/flaw';
import { readSaId } from '../identity/sa-id';
import { collectRefusals, isRefused, type Outcome, refuse, warn } from '../law/refusal';
import type { PartyFacts, PartyWarning } from './party-facts';

type Told = Pick<PartyFacts, 'idNumber' | 'dateOfBirth' | 'gender'>;

export interface Identity extends Told {
  readonly warnings: readonly PartyWarning[];
}

/** What a number says about its holder. A Namibian number tells the birth date alone. */
interface Holder {
  readonly idNumber: string;
  readonly births: readonly LocalDate[];
  readonly gender: 0 | 1 | null;
}

function readIdNumber(text: string, on: LocalDate): Outcome<Holder> {
  const digits = withoutSpacing(text);
  if (digits.length === 11) {
    const read = readNamibianId(digits, on);
    return isRefused(read) ? read : { idNumber: read.idNumber, births: [read.born], gender: null };
  }
  const read = readSaId(digits, on);
  if (isRefused(read)) return read;
  const births = read.perhapsBorn ? [read.born, read.perhapsBorn] : [read.born];
  return { idNumber: read.idNumber, births, gender: read.gender === 'male' ? 1 : 0 };
}

const genderNames = ['female', 'male'] as const;

/**
 * An identity number fills the birth date and the gender that were left open, and must agree with those that were
 * given. `on` is the last day the person can have been alive: the date of death, else today.
 */
export function agreeIdentity({ idNumber, dateOfBirth, gender }: Told, on: LocalDate): Outcome<Identity> {
  if (idNumber === null) return { idNumber, dateOfBirth, gender, warnings: [] };
  const holder = readIdNumber(idNumber, on);
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
