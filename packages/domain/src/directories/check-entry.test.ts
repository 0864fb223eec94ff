import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type CheckedEntry, checkEntry } from './check-entry';
import { readCell } from './read-cell';

const fields = {
  name: { kind: 'text' },
  country: { kind: 'select' },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
  idNumber: { kind: 'idNumber' },
  vatNumber: { kind: 'vatNumber' },
  registrationNumber: { kind: 'registrationNumber' },
  website: { kind: 'website' },
  bankName: { kind: 'text' },
  branchCode: { kind: 'branchCode' },
  accountNumber: { kind: 'accountNumber' },
};
const here = { country: 'ZA', on: toLocalDate('2026-03-01') } as const;
const listRefusedFields = (values: Record<string, unknown>): string[] => {
  const outcome = checkEntry(fields, values, here);
  return isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];
};
const checkedEntry = (values: Record<string, unknown>): CheckedEntry => {
  const outcome = checkEntry(fields, values, here);
  if (isRefused(outcome)) throw new Error(outcome.refusals.map(({ sentence }) => sentence).join(' '));
  return outcome;
};

describe('an entry of a directory', () => {
  test('is tidied where a number has a usual form, and left as written elsewhere', () => {
    const entry = checkedEntry({
      name: 'Karoo Afslaers',
      email: 'afslaers@karoo.test',
      phone: '023 414 1234',
      registrationNumber: '2014/1234/07',
      idNumber: '8001015009087',
      branchCode: '632 005',
      website: null,
    });
    expect(entry.values).toMatchObject({
      phone: '023 414 1234',
      registrationNumber: '2014/001234/07',
      branchCode: '632005',
    });
    expect(entry.doubts).toEqual([]);
  });

  test('is told everything that is wrong with it at once', () => {
    const wrong = {
      email: 'nobody',
      phone: '12',
      idNumber: '8001015009088',
      vatNumber: '123',
      registrationNumber: '07',
      website: 'no spaces please',
      branchCode: '12',
      accountNumber: '1.23E+09',
    };
    expect(listRefusedFields(wrong).sort()).toEqual(Object.keys(wrong).sort());
  });

  test('of Namibia is held to Namibian numbers, whatever the firm', () => {
    const numbers = { vatNumber: '1234567-015', registrationNumber: 'CC/2014/01234', phone: '061 234 567' };
    expect(listRefusedFields({ ...numbers, country: 'South Africa' })).toContain('vatNumber');
    expect(checkedEntry({ ...numbers, country: 'Namibia' }).values).toMatchObject({
      registrationNumber: 'CC/2014/01234',
    });
    expect(listRefusedFields({ idNumber: '80010112345', country: 'Namibia' })).toEqual([]);
    expect(listRefusedFields({ idNumber: '80010112345' })).toEqual(['idNumber']);
    expect(checkedEntry({ idNumber: 'NA 80010112345' }).values).toMatchObject({ idNumber: '80010112345' });
  });

  test('whose bank and branch disagree, or whose check digit fails, is saved with a doubt', () => {
    const entry = checkedEntry({ bankName: 'Absa', branchCode: '250655', accountNumber: '62000000001' });
    expect(entry.doubts.map(({ field }) => field)).toEqual(['bankName', 'accountNumber']);
    expect(checkedEntry({ bankName: 'First National (FNB)', branchCode: '250655' }).doubts).toEqual([]);
  });
});

describe('a cell of a spreadsheet', () => {
  const read = (kind: string, cell: string): unknown => {
    const outcome = readCell({ kind, label: 'Field', options: ['English', 'Afrikaans'] }, cell, 'field');
    return isRefused(outcome) ? outcome.refusals[0]!.sentence : outcome;
  };
  test.each([
    ['flag', 'Ja', true],
    ['flag', '', false],
    ['money', 'R 1 234,50', 1234.5],
    ['money', '', null],
    ['percent', '3,5 %', 3.5],
    ['day', '31/03/2026', '2026-03-31'],
    ['day', '2026/3/1', '2026-03-01'],
    ['day', '', null],
    ['select', 'afrikaans', 'Afrikaans'],
    ['text', ' =1+1 ', '=1+1'],
  ])('%s: %s', (kind, cell, value) => expect(read(kind, cell)).toBe(value));
  test.each([
    ['flag', 'perhaps', /Yes or No/],
    ['money', 'much', /not an amount/],
    ['percent', 'half', /not a percentage/],
    ['day', '31/02/2026', /not a date/],
    ['day', 'soon', /not a date/],
    ['select', 'French', /one of: English, Afrikaans/],
  ])('%s does not take %s', (kind, cell, why) => expect(read(kind, cell)).toMatch(why));

  test('has numbers of the length its bank gives, whether a branch code or a name says which bank', () => {
    const account = { name: { kind: 'text' }, bank: { kind: 'text' }, accountNumber: { kind: 'accountNumber' } };
    const check = (values: Record<string, unknown>, country: 'ZA' | 'NA' = 'ZA') =>
      checkEntry(account, values, { ...here, country });
    expect(listRefusedFields({ branchCode: '250655', accountNumber: '123' })).toEqual(['accountNumber']);
    expect(isRefused(check({ bank: 'FNB', accountNumber: '123' }))).toBe(true);
    expect(isRefused(check({ bank: 'Standard Bank', accountNumber: '123' }, 'NA'))).toBe(true);
    expect(check({ bank: 'Demo Bank', accountNumber: '123' })).toMatchObject({ doubts: [{ field: 'accountNumber' }] });
  });
});
