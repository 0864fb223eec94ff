import { computeAge, isLocalDate, type LocalDate, toDayParts } from '../dates/local-date';
import type { Outcome } from '../law/refusal';
import { type NumberFlaw, refuseFlaw } from './flaw';
import { passesLuhn } from './luhn';

export type IdStatus = 'citizen' | 'permanentResident' | 'refugee';

/** What a South African identity number says about its holder. */
export interface SaId {
  readonly idNumber: string;
  readonly born: LocalDate;
  /** The same day a century earlier, where such a person could still have been alive: let a person confirm. */
  readonly perhapsBorn?: LocalDate;
  readonly gender: 'male' | 'female';
  readonly status: IdStatus;
  readonly isCitizen: boolean;
}

const oldestAge = 120;
const statuses: Readonly<Record<string, IdStatus>> = { '0': 'citizen', '1': 'permanentResident', '2': 'refugee' };

/** Both readings of a two-digit year that are days not after `on`, the latest first. */
function listBirthDates(sixDigits: string, on: LocalDate): LocalDate[] {
  const [yy, mm, dd] = [sixDigits.slice(0, 2), sixDigits.slice(2, 4), sixDigits.slice(4, 6)];
  const century = Math.floor(toDayParts(on).year / 100);
  return [century, century - 1]
    .map((hundreds) => `${hundreds}${yy}-${mm}-${dd}`)
    .filter(isLocalDate)
    .filter((day) => day <= on);
}

export function findSaIdFlaw(idNumber: string, on: LocalDate): NumberFlaw | undefined {
  if (!/^\d{13}$/.test(idNumber)) return 'FORMAT';
  if (listBirthDates(idNumber, on).length === 0) return 'DATE';
  if (statuses[idNumber[10]!] === undefined) return 'CITIZENSHIP';
  return passesLuhn(idNumber) ? undefined : 'CHECKDIGIT';
}

const flawSentences: Partial<Record<NumberFlaw, string>> = {
  FORMAT: 'An identity number has exactly 13 digits. Enter it again from the document.',
  DATE: 'The first six digits are not a date of birth (year, month, day). Check them against the document.',
  CITIZENSHIP: 'The eleventh digit must be 0, 1 or 2. Check it against the document.',
  CHECKDIGIT: 'The last digit does not fit the others, so a digit is wrong or two are swapped. Check all 13.',
};

/**
 * Reads a 13-digit identity number: birth date, sequence (5000 to 9999 is male), status, a digit no longer used, and
 * a Luhn digit. `on` is the day the person was last alive at the latest: today, or the date of death.
 */
export function readSaId(idNumber: string, on: LocalDate, field = 'idNumber'): Outcome<SaId> {
  const flaw = findSaIdFlaw(idNumber, on);
  if (flaw) return refuseFlaw(field, flaw, flawSentences);
  const [born, earlier] = listBirthDates(idNumber, on);
  const status = statuses[idNumber[10]!]!;
  return {
    idNumber,
    born: born!,
    ...(earlier !== undefined && computeAge(earlier, on) <= oldestAge && { perhapsBorn: earlier }),
    gender: Number(idNumber.slice(6, 10)) >= 5000 ? 'male' : 'female',
    status,
    isCitizen: status === 'citizen',
  };
}
