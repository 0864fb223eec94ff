import { isLocalDate, type LocalDate, toDayParts } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';
import { type NumberFlaw, refuseFlaw } from './flaw';

export interface NamibianId {
  readonly idNumber: string;
  readonly born: LocalDate;
}

function findNamibianBirth(idNumber: string, on: LocalDate): LocalDate | undefined {
  const rest = `${idNumber.slice(0, 2)}-${idNumber.slice(2, 4)}-${idNumber.slice(4, 6)}`;
  const century = Math.floor(toDayParts(on).year / 100);
  return [`${century}${rest}`, `${century - 1}${rest}`].filter(isLocalDate).find((day) => day <= on);
}

export function findNamibianIdFlaw(idNumber: string, on: LocalDate): NumberFlaw | undefined {
  if (!/^\d{11}$/.test(idNumber)) return 'FORMAT';
  return findNamibianBirth(idNumber, on) ? undefined : 'DATE';
}

/** Eleven digits that begin with the birth date. No check digit is published, so none is tested. */
export function readNamibianId(idNumber: string, on: LocalDate, field = 'idNumber'): Outcome<NamibianId> {
  const flaw = findNamibianIdFlaw(idNumber, on);
  if (flaw) {
    return refuseFlaw(field, flaw, {
      FORMAT: 'A Namibian identity number has exactly 11 digits. Enter it again from the document.',
      DATE: 'The first six digits are not a date of birth (year, month, day). Check them against the document.',
    });
  }
  return { idNumber, born: findNamibianBirth(idNumber, on)! };
}

/** ICAO Document 9303 leaves nine places for a passport's number; countries fill between five and nine of them. */
export function readPassportNumber(text: string, field = 'passportNumber'): Outcome<string> {
  const number = text.replace(/\s/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{5,9}$/.test(number)
    ? number
    : refuse(
        field,
        'A passport number has five to nine letters and digits. Copy it from the page with the photograph.',
      );
}
