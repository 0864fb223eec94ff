import { describe, expect, it } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { computeLuhnDigit } from '../identity/luhn';
import { isRefused } from '../law/refusal';
import { checkParty } from './party';
import type { PartyFacts } from './party-facts';
import { formatPartyName, listName } from './party-name';

const today = toLocalDate('2026-11-15');
const toDay = (text: string): LocalDate => toLocalDate(text);
const createIdNumber = (sixDigits: string, sequence: string): string => {
  const body = `${sixDigits}${sequence}08`;
  return body + computeLuhnDigit(body);
};
const nobody: PartyFacts = {
  kind: 'person',
  idNumber: null,
  passportNumber: null,
  registrationNumber: null,
  taxNumber: null,
  vatNumber: null,
  dateOfBirth: null,
  dateOfDeath: null,
  gender: null,
  email: null,
  phone: null,
  mobile: null,
  maritalStatus: null,
};
const check = (facts: Partial<PartyFacts>, country: 'ZA' | 'NA' = 'ZA') =>
  checkParty({ ...nobody, ...facts }, { country, today });
const listRefusedFields = (facts: Partial<PartyFacts>, country: 'ZA' | 'NA' = 'ZA'): string[] => {
  const outcome = check(facts, country);
  return isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];
};

describe('an identity number', () => {
  it('fills the birth date and the gender', () => {
    expect(check({ idNumber: ` ${createIdNumber('850417', '5123')} ` })).toMatchObject({
      party: { idNumber: createIdNumber('850417', '5123'), dateOfBirth: '1985-04-17', gender: 1 },
      warnings: [],
    });
    expect(check({ idNumber: createIdNumber('850417', '4999') })).toMatchObject({ party: { gender: 0 } });
  });

  it('is asked about where the century is open, and a given birth date settles it', () => {
    const idNumber = createIdNumber('150417', '5123');
    expect(check({ idNumber })).toMatchObject({
      party: { dateOfBirth: '2015-04-17' },
      warnings: [{ field: 'dateOfBirth' }],
    });
    expect(check({ idNumber, dateOfBirth: toDay('1915-04-17') })).toMatchObject({
      party: { dateOfBirth: '1915-04-17' },
      warnings: [],
    });
  });

  it('reads the century by the day the person died', () => {
    const idNumber = createIdNumber('150417', '5123');
    expect(check({ idNumber, dateOfDeath: toDay('1999-01-01') })).toMatchObject({
      party: { dateOfBirth: '1915-04-17' },
    });
  });

  it('must agree with what was given, and says why', () => {
    const outcome = check({ idNumber: createIdNumber('850417', '5123'), dateOfBirth: toDay('1985-04-18'), gender: 0 });
    expect(isRefused(outcome) && outcome.refusals).toMatchObject([
      { field: 'dateOfBirth', sentence: expect.stringContaining('1985-04-17, not 1985-04-18') },
      { field: 'gender', sentence: expect.stringContaining('male') },
    ]);
    expect(listRefusedFields({ idNumber: '8504175123081' })).toEqual(['idNumber']);
  });

  it('of a Namibian tells the birth date alone', () => {
    expect(check({ idNumber: '85041712345' }, 'NA')).toMatchObject({
      party: { dateOfBirth: '1985-04-17', gender: null },
    });
  });

  it('is read whole with its spaces; eleven digits are Namibian only in such a matter, when said so, or as stored', () => {
    expect(check({ idNumber: '580612 5041 08 2' })).toMatchObject({ party: { idNumber: '5806125041082' } });
    expect(listRefusedFields({ idNumber: '85041712345' })).toEqual(['idNumber']);
    expect(check({ idNumber: 'NA 85041712345' })).toMatchObject({ party: { idNumber: '85041712345' } });
    const asStored = { country: 'ZA', today, keptIdNumber: '85041712345' } as const;
    expect(isRefused(checkParty({ ...nobody, idNumber: '85041712345' }, asStored))).toBe(false);
  });
});

describe('the days of a life', () => {
  it.each([
    [{ dateOfBirth: toDay('1990-01-01'), dateOfDeath: toDay('1980-01-01') }, ['dateOfDeath']],
    [{ dateOfBirth: toDay('2027-01-01') }, ['dateOfBirth']],
    [{ dateOfDeath: toDay('2027-01-01') }, ['dateOfDeath']],
    [{ dateOfBirth: toDay('1960-01-01'), dateOfDeath: toDay('2020-01-01') }, []],
  ])('%j is refused for %j', (facts, fields) => {
    expect(listRefusedFields(facts)).toEqual(fields);
  });
});

describe('what only some parties have', () => {
  it('a company has no identity number, birth or marriage', () => {
    expect(listRefusedFields({ kind: 'company', dateOfBirth: toDay('1990-01-01'), maritalStatus: 'married' })).toEqual([
      'dateOfBirth',
      'maritalStatus',
    ]);
  });

  it('a registration number follows the kind: registrar for a company, Master for a trust', () => {
    expect(check({ kind: 'company', registrationNumber: '2014/1234/07' })).toMatchObject({
      party: { registrationNumber: '2014/001234/07' },
    });
    expect(check({ kind: 'trust', registrationNumber: 'it 1234/2014 g' })).toMatchObject({
      party: { registrationNumber: 'IT1234/2014(G)' },
    });
    expect(listRefusedFields({ kind: 'close corporation', registrationNumber: 'none' })).toEqual([
      'registrationNumber',
    ]);
    expect(listRefusedFields({ kind: 'partnership', registrationNumber: 'as they like' })).toEqual([]);
  });

  it('every number is checked at once', () => {
    expect(
      listRefusedFields({
        taxNumber: '1',
        vatNumber: '1',
        email: 'a@b',
        phone: 'ring me',
        mobile: '1',
        passportNumber: '-',
      }),
    ).toEqual(['passportNumber', 'taxNumber', 'vatNumber', 'email', 'phone', 'mobile']);
  });
});

describe('names', () => {
  it('a person is listed by surname with a capital, and written in full as it is', () => {
    const person = { kind: 'person', firstNames: 'Jacobus Petrus', surname: 'van der Merwe' };
    expect(listName(person)).toBe('Van der Merwe, Jacobus Petrus');
    expect(formatPartyName(person)).toBe('Jacobus Petrus van der Merwe');
    expect(listName({ ...person, firstNames: null })).toBe('Van der Merwe');
  });

  it('anything else keeps its plain name', () => {
    const trust = { kind: 'trust', firstNames: null, surname: 'iThemba Trust' };
    expect([listName(trust), formatPartyName(trust)]).toEqual(['iThemba Trust', 'iThemba Trust']);
  });
});
