import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { isEmail, readEmail } from './email';
import { findNamibianIdFlaw, readNamibianId, readPassportNumber } from './foreign-ids';
import { computeLuhnDigit } from './luhn';
import { readPhone } from './phone';
import { enterpriseTypes, readRegistrationNumber } from './registration-numbers';
import { readTaxNumber, findTaxNumberFlaw } from './tax-numbers';
import { masterOfficeSuffixes, readTrustNumber } from './trust-number';

const today = toLocalDate('2026-11-15');

describe('W8 tax and VAT numbers', () => {
  it.each([
    ['incomeTax', '0123456782', undefined],
    ['incomeTax', '9876543217', undefined],
    ['incomeTax', '3120004563', undefined],
    ['incomeTax', '0123456783', 'CHECKDIGIT'],
    ['incomeTax', '4123456784', 'PREFIX'],
    ['incomeTax', '12345', 'FORMAT'],
    ['incomeTax', '01234567 8', 'FORMAT'],
    ['vat', '4123456784', undefined],
    ['vat', '4987000124', undefined],
    ['vat', '4987000129', 'CHECKDIGIT'],
    ['vat', '5123456781', 'PREFIX'],
  ] as const)('%s %s: %s', (kind, value, flaw) => {
    expect(findTaxNumberFlaw(kind, value)).toBe(flaw);
    expect(isRefused(readTaxNumber(kind, value))).toBe(flaw !== undefined);
  });
});

describe('tax numbers as typed', () => {
  it('may carry spaces', () => {
    expect(readTaxNumber('vat', '4123 456 784')).toEqual({ value: '4123456784' });
  });

  it('of an employer are checked with a 4 in front, and a failure is a doubt only', () => {
    const digits = '230774120';
    const value = digits.slice(0, 8) + computeLuhnDigit(`4${digits.slice(0, 8)}`);
    expect(readTaxNumber('paye', `7${value}`)).toEqual({ value: `7${value}` });
    expect(readTaxNumber('sdl', `l${value}`)).toEqual({ value: `L${value}` });
    const wrong = `U${value.slice(0, 8)}${(Number(value[8]) + 1) % 10}`;
    expect(readTaxNumber('uif', wrong)).toMatchObject({
      value: wrong,
      doubt: { key: expect.stringContaining('check digit') },
    });
    expect(findTaxNumberFlaw('paye', `8${value}`)).toBe('PREFIX');
    expect(findTaxNumberFlaw('uif', `L${value}`)).toBe('PREFIX');
  });

  it('with any one digit changed are refused', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(9), fc.integer({ min: 1, max: 9 }), (middle, place, by) => {
        const body = `4${String(middle).padStart(8, '0')}`;
        const number = body + computeLuhnDigit(body);
        expect(findTaxNumberFlaw('vat', number)).toBeUndefined();
        const changed = number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1);
        expect(findTaxNumberFlaw('vat', changed)).toBeDefined();
      }),
    );
  });
});

describe('registration numbers', () => {
  it.each([
    ['2014/123456/07', 'ZA', '2014/123456/07', 'Private company'],
    [' 1998 / 12345 / 23 ', 'ZA', '1998/012345/23', 'Close corporation'],
    ['ck 1998/012345/23', 'ZA', 'CK 1998/012345/23', 'Close corporation'],
    ['2014/1234', 'NA', '2014/1234', 'Company'],
    ['CC/2014/12345', 'NA', 'CC/2014/12345', 'Close corporation'],
  ] as const)('%s in %s is %s', (text, country, value, kind) => {
    expect(readRegistrationNumber(text, country)).toMatchObject({ value, kind });
  });

  it.each([
    ['2014/1234567/07', 'ZA'],
    ['2014/123456', 'ZA'],
    ['CK2014/123456/07', 'ZA'],
    ['0014/123456/07', 'ZA'],
    ['2014/123456/07', 'NA'],
    ['', 'ZA'],
  ] as const)('%s in %s is refused', (text, country) => {
    expect(isRefused(readRegistrationNumber(text, country))).toBe(true);
  });

  it('an unknown kind of company is a doubt', () => {
    expect(readRegistrationNumber('2014/123456/99')).toMatchObject({ doubt: { values: { type: '99' } } });
    expect(Object.keys(enterpriseTypes)).toHaveLength(8);
  });
});

describe("the Master's trust numbers", () => {
  it.each([
    ['IT1234/2014(G)', 'IT1234/2014(G)', 'inter vivos', 'Johannesburg'],
    ['it 001234/2014 mn', 'IT1234/2014(MN)', 'inter vivos', 'Mbombela'],
    ['MT14695/2017', 'MT14695/2017', 'testamentary', undefined],
    ['TM 12/99', 'TM12/99', 'testamentary', undefined],
    ['T123/10(Q)', 'T123/10(Q)', 'not told', undefined],
  ])('%s is kept as written and as %s', (raw, normalised, nature, office) => {
    expect(readTrustNumber(raw)).toEqual({ raw, normalised, nature, ...(office && { office }) });
  });

  it.each(['1234/2014', 'IT12345678/2014', 'IT1234-2014', 'XT1/2014', 'IT1234/2014(GGG)'])('%s is refused', (text) => {
    expect(isRefused(readTrustNumber(text))).toBe(true);
  });

  it('fifteen offices have a suffix', () => {
    expect(Object.keys(masterOfficeSuffixes)).toHaveLength(15);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['082 123 4567', 'ZA', '+27821234567', 'mobile'],
    ['+27 (0)', 'ZA', undefined, undefined],
    ['0027 61 234 5678', 'ZA', '+27612345678', 'mobile'],
    ['(011) 234-5678', 'ZA', '+27112345678', 'other'],
    ['0800 123 456', 'ZA', '+27800123456', 'other'],
    ['086 123 4567', 'ZA', '+27861234567', 'other'],
    ['087 123 4567', 'ZA', '+27871234567', 'other'],
    ['081 123 4567', 'NA', '+264811234567', 'mobile'],
    ['061 234 567', 'NA', '+26461234567', 'other'],
    ['+264 85 123 4567', 'ZA', '+264851234567', 'mobile'],
    ['+44 20 7946 0000', 'ZA', '+442079460000', 'foreign'],
    ['82 123 4567', 'ZA', undefined, undefined],
    ['082 123 456', 'ZA', undefined, undefined],
    ['082 123 45678', 'ZA', undefined, undefined],
    ['call me', 'ZA', undefined, undefined],
  ] as const)('%s in %s is %s', (text, country, international, kind) => {
    const read = readPhone(text, country);
    expect(isRefused(read) ? [] : [read.international, read.kind]).toEqual(international ? [international, kind] : []);
  });
});

describe('other ways to say who somebody is', () => {
  it('a Namibian identity number has eleven digits and a birth date', () => {
    expect(readNamibianId('85041712345', today)).toEqual({ idNumber: '85041712345', born: '1985-04-17' });
    expect(
      ['8504171234', '85131712345', '850417123456', 'x5041712345'].map((id) => findNamibianIdFlaw(id, today)),
    ).toEqual(['FORMAT', 'DATE', 'FORMAT', 'FORMAT']);
    expect(isRefused(readNamibianId('85131712345', today))).toBe(true);
  });

  it('a passport number has five to nine letters and digits', () => {
    expect(readPassportNumber('a 0123 4567')).toBe('A01234567');
    for (const text of ['A123', 'PASSPORT', '1234567890', 'A1234-567']) {
      expect(isRefused(readPassportNumber(text))).toBe(true);
    }
  });

  it('an email address is text, @, text, dot, text', () => {
    expect(['a@b.c', 'first.last@firm.co.za', 'o+x@y.z'].map(isEmail)).toEqual([true, true, true]);
    expect(['a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b c.d', 'a@b@c.d', ''].map(isEmail)).toEqual(Array(7).fill(false));
    expect(readEmail('  a@b.co ')).toBe('a@b.co');
    expect(isRefused(readEmail('a@b'))).toBe(true);
  });
});
