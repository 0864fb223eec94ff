import { message } from '../law/message';
import type { Country } from '../law/country';
import { type Outcome, refuse } from '../law/refusal';
import type { NumberReading } from './flaw';

/** The last two digits of a South African registration number tell the kind of enterprise. */
export const enterpriseTypes: Readonly<Record<string, string>> = {
  '06': 'Public company',
  '07': 'Private company',
  '08': 'Non-profit company',
  '10': 'External company',
  '21': 'Personal liability company',
  '23': 'Close corporation',
  '24': 'Co-operative',
  '30': 'State-owned company',
};

export interface RegistrationReading extends NumberReading {
  readonly year: number;
  readonly kind?: string;
}

const oldestYear = 1800;

function readSouthAfrican(text: string, field: string): Outcome<RegistrationReading> {
  const match = /^(CK)?(\d{4})\/(\d{1,6})\/(\d{2})$/.exec(text);
  if (!match) {
    return refuse(field, 'Write the registration number as year/number/type, for example 2014/123456/07.');
  }
  const [, ck, year, number, type] = match;
  if (ck && type !== '23') {
    return refuse(field, 'A CK number belongs to a close corporation and ends in /23. Check the last two digits.');
  }
  if (Number(year) < oldestYear)
    return refuse(field, message('{year} is not a year of registration. Check the first part.', { year: year! }));
  const value = `${ck ? 'CK ' : ''}${year}/${number!.padStart(6, '0')}/${type}`;
  const kind = enterpriseTypes[type!];
  if (kind) return { value, year: Number(year), kind };
  return {
    value,
    year: Number(year),
    doubt: message('No kind of company on record ends in /{type}. Check the last two digits.', { type: type! }),
  };
}

// The shapes used by the Namibian registrar are reported, not confirmed, so the number of digits is left open.
function readNamibian(text: string, field: string): Outcome<RegistrationReading> {
  const match = /^(CC\/?)?(\d{4})\/(\d{1,6})$/.exec(text);
  if (!match || Number(match[2]) < oldestYear) {
    return refuse(field, 'Write the registration number as 2014/1234 for a company or CC/2014/12345.');
  }
  const [, cc, year, number] = match;
  return {
    value: `${cc ? 'CC/' : ''}${year}/${number}`,
    year: Number(year),
    kind: cc ? 'Close corporation' : 'Company',
  };
}

/** Reads the registration number of a company or close corporation and writes it in its usual form. */
export function readRegistrationNumber(
  text: string,
  country: Country = 'ZA',
  field = 'registrationNumber',
): Outcome<RegistrationReading> {
  const compact = text.replace(/\s/g, '').toUpperCase();
  return country === 'NA' ? readNamibian(compact, field) : readSouthAfrican(compact, field);
}
