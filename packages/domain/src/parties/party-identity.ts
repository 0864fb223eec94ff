import type { LocalDate } from '../dates/local-date';
import { readNamibianId } from '../identity/foreign-ids';
import { withoutSpacing } from '../identity/flaw';
import { readSaId } from '../identity/sa-id';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import type { PartyFacts, PartyWarning } from './party-facts';

type Told = Pick<PartyFacts, 'idNumber' | 'dateOfBirth' | 'gender'>;

export interface Identity extends Told {
  readonly warnings: readonly PartyWarning[];
}

/** What a number says about its holder. A Namibian number tells the birth date alone. */
interface Said {
  readonly idNumber: string;
  readonly births: readonly LocalDate[];
  readonly gender: 0 | 1 | null;
}

function readIdNumber(text: string, on: LocalDate): Outcome<Said> {
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
  const said = readIdNumber(idNumber, on);
  if (isRefused(said)) return said;
  const [likeliest, century] = said.births;
  const refused = collectRefusals([
    dateOfBirth === null || said.births.includes(dateOfBirth)
      ? undefined
      : refuse(
          'dateOfBirth',
          `The identity number says ${said.births.join(' or ')}, not ${dateOfBirth}. Correct the one that is wrong.`,
        ),
    gender === null || said.gender === null || gender === said.gender
      ? undefined
      : refuse(
          'gender',
          `The identity number belongs to somebody who is ${genderNames[said.gender]}. Correct the number or the gender.`,
        ),
  ]);
  if (refused) return refused;
  const warnings =
    dateOfBirth === null && century
      ? [
          {
            field: 'dateOfBirth',
            sentence: `The number fits ${likeliest} and ${century}. The later day was filled in; check it.`,
          },
        ]
      : [];
  return {
    idNumber: said.idNumber,
    dateOfBirth: dateOfBirth ?? likeliest!,
    gender: gender ?? said.gender,
    warnings,
  };
}
