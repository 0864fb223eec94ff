import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addYears, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { createAnyDay } from '../testing/arbitraries';
import { computeLuhnDigit, passesLuhn } from './luhn';
import { adultAge, isMinor } from './minor';
import { readSaId, findSaIdFlaw } from './sa-id';

const today = toLocalDate('2026-11-15');

/** The valid numbers of W6: number, birth date, the other possible one, gender, status. */
const valid = [
  ['6503155123083', '1965-03-15', undefined, 'male', 'citizen'],
  ['8001010234086', '1980-01-01', undefined, 'female', 'citizen'],
  ['0002295001081', '2000-02-29', undefined, 'male', 'citizen'],
  ['9912310001083', '1999-12-31', undefined, 'female', 'citizen'],
  ['1007041200084', '2010-07-04', '1910-07-04', 'female', 'citizen'],
  ['2611146001088', '2026-11-14', '1926-11-14', 'male', 'citizen'],
  ['2611166001083', '1926-11-16', undefined, 'male', 'citizen'],
  ['4508223456086', '1945-08-22', undefined, 'female', 'citizen'],
  ['7206095876187', '1972-06-09', undefined, 'male', 'permanentResident'],
  ['8504171128286', '1985-04-17', undefined, 'female', 'refugee'],
  ['9006304999095', '1990-06-30', undefined, 'female', 'citizen'],
  ['9006305000018', '1990-06-30', undefined, 'male', 'citizen'],
] as const;

const invalid = [
  ['6503155123086', 'CHECKDIGIT'],
  ['8001010243086', 'CHECKDIGIT'],
  ['650315512308', 'FORMAT'],
  ['65031551230830', 'FORMAT'],
  ['65O3155123088', 'FORMAT'],
  ['', 'FORMAT'],
  ['6513155123082', 'DATE'],
  ['6504315123088', 'DATE'],
  ['9902295123085', 'DATE'],
  ['6500155123089', 'DATE'],
  ['6503155123380', 'CITIZENSHIP'],
  ['0000000000000', 'DATE'],
] as const;

describe('W6 South African identity numbers', () => {
  it.each(valid)('%s: born %s', (idNumber, born, perhapsBorn, gender, status) => {
    expect(readSaId(idNumber, today)).toEqual({
      idNumber,
      born,
      ...(perhapsBorn && { perhapsBorn }),
      gender,
      status,
      isCitizen: status === 'citizen',
    });
  });

  it.each(invalid)('%j is refused for its %s', (idNumber, flaw) => {
    expect(findSaIdFlaw(idNumber, today)).toBe(flaw);
    const read = readSaId(idNumber, today, 'executorIdNumber');
    expect(isRefused(read) && read.refusals[0]!.field).toBe('executorIdNumber');
  });
});

const anyId = fc
  .tuple(createAnyDay(-25_000, 20_000), fc.nat(9999), fc.constantFrom('0', '1', '2'), fc.constantFrom('8', '9'))
  .map(([born, sequence, status, old]) => {
    const body = born.slice(2).replaceAll('-', '') + String(sequence).padStart(4, '0') + status + old;
    return body + computeLuhnDigit(body);
  });

describe('any identity number', () => {
  it('with its own check digit is read, and gender follows the sequence', () => {
    fc.assert(
      fc.property(anyId, (idNumber) => {
        const read = readSaId(idNumber, today);
        expect(!isRefused(read) && read.gender).toBe(Number(idNumber[6]) >= 5 ? 'male' : 'female');
        expect(!isRefused(read) && read.born <= today).toBe(true);
      }),
    );
  });

  it('with one digit changed is refused', () => {
    fc.assert(
      fc.property(anyId, fc.nat(12), fc.integer({ min: 1, max: 9 }), (idNumber, place, by) => {
        const changed = (Number(idNumber[place]) + by) % 10;
        expect(findSaIdFlaw(idNumber.slice(0, place) + changed + idNumber.slice(place + 1), today)).toBeDefined();
      }),
    );
  });

  it('with two neighbours swapped is refused, but for the 09 and 90 that Luhn cannot tell apart', () => {
    fc.assert(
      fc.property(anyId, fc.nat(11), (idNumber, place) => {
        const [a, b] = [idNumber[place]!, idNumber[place + 1]!];
        fc.pre(a !== b && !['09', '90'].includes(a + b));
        expect(findSaIdFlaw(idNumber.slice(0, place) + b + a + idNumber.slice(place + 2), today)).toBeDefined();
      }),
    );
  });

  it('any digits pass with their Luhn digit and with no other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 1, maxLength: 20 }),
        (digits) => {
          const passing = '0123456789'.split('').filter((last) => passesLuhn(digits + last));
          expect(passing).toEqual([computeLuhnDigit(digits)]);
        },
      ),
    );
  });
});

describe('minors', () => {
  it('are under 18 on the day; the eighteenth birthday ends it', () => {
    expect([isMinor('2008-11-16', '2026-11-15'), isMinor('2008-11-15', '2026-11-15')]).toEqual([true, false]);
    fc.assert(
      fc.property(createAnyDay(), (born) => {
        const eighteen = addYears(born, adultAge);
        expect(isMinor(born, eighteen)).toBe(false);
        expect(isMinor(born, born)).toBe(true);
      }),
    );
  });

  it('a date that is none throws in the words of the error catalogue', () => {
    expect(() => isMinor('2008-02-30', '2026-11-15')).toThrow('Invalid dateOfBirth provided');
    expect(() => isMinor('2008-02-28', 'soon')).toThrow('Invalid comparisonDate provided');
  });
});
