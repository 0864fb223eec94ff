import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { removeSpacing } from './flaw';
import { readNamibianId } from './foreign-ids';
import { type IdStatus, readSaId } from './sa-id';

/** What a number says about its holder. A Namibian number tells the birth date alone. */
export interface IdHolder {
  readonly idNumber: string;
  /** The likeliest first; a second one where the century is open. */
  readonly births: readonly LocalDate[];
  readonly gender: 0 | 1 | null;
  readonly status: IdStatus | 'namibian';
}

export interface IdContext {
  /** Whose numbers are meant where nothing else is said. */
  readonly country: Country;
  /** The last day the person can have been alive: the date of death, else today. */
  readonly on: LocalDate;
  /** The number as it is stored: whose it is was said when it was typed. */
  readonly kept?: string | null | undefined;
}

/** 'NA 58061200123' says that a number is Namibian, wherever it is typed. */
const namibian = /^NA/i;
export const isNamibianId = (text: string): boolean => namibian.test(text.trim());

/**
 * Reads an identity number as people write it, with spaces or dashes. Thirteen digits are South African. Eleven may be a
 * Namibian number, or a South African one that lost two digits: they are read only in a Namibian matter, or when said so.
 */
export function readIdNumber(text: string, { country, on, kept }: IdContext, field = 'idNumber'): Outcome<IdHolder> {
  const number = removeSpacing(text).replace(namibian, '');
  const mayBeNamibian = country === 'NA' || isNamibianId(text) || number === kept;
  if (isNamibianId(text) || (number.length === 11 && mayBeNamibian)) {
    const read = readNamibianId(number, on, field);
    return isRefused(read) ? read : { idNumber: read.idNumber, births: [read.born], gender: null, status: 'namibian' };
  }
  if (/^\d{11}$/.test(number)) {
    return refuse(
      field,
      'This number has 11 digits; a South African identity number has 13. Complete it, or write NA before a Namibian one.',
    );
  }
  const read = readSaId(number, on, field);
  if (isRefused(read)) return read;
  const births = read.perhapsBorn ? [read.born, read.perhapsBorn] : [read.born];
  return { idNumber: read.idNumber, births, gender: read.gender === 'male' ? 1 : 0, status: read.status };
}
