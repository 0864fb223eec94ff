import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { findAccountFlaw, findCdvRule, passesCdv, readAccountNumber } from './account-number';
import { findAccountLengths, judgeLength } from './account-lengths';
import { findBankByName, findBankOfBranch, readBranchCode, universalBranches } from './bank-branches';

describe('W10 check digits of account numbers', () => {
  it.each([
    ['FNB', 'FNB11', '62700110000', true],
    ['FNB', 'FNB11', '62700110001', false],
    ['Nedbank', 'NEDBANK', '1277880018', true],
    ['Nedbank', 'NEDBANK', '1277880019', false],
    ['Standard Bank', 'STD_M', '10344000018', true],
    ['Standard Bank', 'STD_M', '10344000019', false],
  ])('%s by %s: %s passes: %s', (bank, rule, account, passes) => {
    expect(findCdvRule(bank, account)?.id).toBe(rule);
    expect(passesCdv(bank, account)).toBe(passes);
  });
});

describe('a rule speaks of a bank and of a kind of number', () => {
  it.each([
    ['FNB', '62700110000', 'FNB11'],
    ['FNB', '4111111111111111', undefined],
    ['FNB Namibia', '62700110000', undefined],
    ['Nedbank', '1277880018', 'NEDBANK'],
    ['Nedbank', '2277880018', 'NEDBANK'],
    ['Nedbank', '8277880018001', undefined],
    ['Nedbank Namibia', '11990123456', 'NEDBANK_NA'],
    ['Standard Bank', '10344000018', 'STD_M'],
    ['Standard Bank', '20344000018', undefined],
    ['Standard Bank', '1034400001', undefined],
    ['Standard Bank', '034400001', 'STD_9'],
    ['Standard Bank Namibia', '034400001', undefined],
    ['Capitec', '1234567890', 'CAPITEC'],
    ['Capitec Business', '1050123456', undefined],
    ['Bank Windhoek', '8001234567', undefined],
  ])('%s %s: %s', (bank, account, rule) => {
    expect(findCdvRule(bank, account)?.id).toBe(rule);
  });
});

describe('account numbers', () => {
  it.each([
    ['62700110000', undefined],
    ['6.27E+10', 'ACCOUNT_SCIENTIFIC_NOTATION'],
    ['627e10', 'ACCOUNT_SCIENTIFIC_NOTATION'],
    ['62700110000.00', 'ACCOUNT_SCIENTIFIC_NOTATION'],
    ['62A', 'ACCOUNT_NOT_DIGITS'],
    ['', 'ACCOUNT_NOT_DIGITS'],
    ['000', 'ACCOUNT_ZERO'],
    ['12345678901234567', 'ACCOUNT_TOO_LONG'],
    ['1234567890123456', undefined],
  ])('%s: %s', (account, flaw) => {
    expect(findAccountFlaw(account)).toBe(flaw);
    expect(isRefused(readAccountNumber(account))).toBe(flaw !== undefined);
  });

  it('a Nedbank bond has at most thirteen digits', () => {
    expect([findAccountFlaw('1234567890123', true), findAccountFlaw('12345678901234', true)]).toEqual([
      undefined,
      'ACCOUNT_TOO_LONG',
    ]);
  });

  it('a failed check digit is a doubt, never a bar', () => {
    expect(readAccountNumber('627 0011 0000', 'FNB')).toEqual({ value: '62700110000' });
    expect(readAccountNumber('62700110001', 'FNB')).toMatchObject({ doubt: { values: { bank: 'FNB' } } });
  });

  it('a bank without a rule is not doubted', () => {
    expect(passesCdv('Bank Windhoek', '8001234567')).toBeUndefined();
    expect(readAccountNumber('8001234567', 'Bank Windhoek')).toEqual({ value: '8001234567' });
    expect(findCdvRule('FNB', '123456789')).toBeUndefined();
    expect(findCdvRule('Standard Bank', '12345678')?.id).toBe('STD_9');
  });

  it('an Absa savings account starting 53 passes, and so does remainder one before a last 0 or 1', () => {
    expect(passesCdv('Absa', '5312345678')).toBe(true);
    expect(passesCdv('Absa', '9050000050')).toBe(true);
    expect(passesCdv('Absa', '9050000018')).toBe(false);
  });

  it('under one rule no two last digits of the same account pass modulus 10', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (middle) => {
        const body = `6${String(middle).padStart(9, '0')}`;
        expect('0123456789'.split('').filter((last) => passesCdv('FNB', body + last))).toHaveLength(1);
      }),
    );
  });
});

/** By hand, from the lists banks print: a second reading of the table. */
const printed: readonly (readonly [bank: string, fits: readonly number[], refused: readonly number[]])[] = [
  ['FNB', [11, 16], [3, 9, 10, 15]],
  ['Standard Bank', [9, 10, 11, 16], [3, 7, 14]],
  ['Absa', [8, 9, 10, 11, 16], [3, 7, 14]],
  ['Nedbank', [10, 11, 16], [3, 8, 14]],
  ['Capitec', [10, 16], [3, 9, 12]],
  ['Investec', [11, 16], [3, 9, 14]],
  ['African Bank', [11, 16], [3, 9, 13]],
  ['Discovery Bank', [11, 16], [3, 9, 13]],
  ['TymeBank', [11, 16], [3, 10, 12]],
  ['Bank Zero', [11, 16], [3, 9, 12]],
  ['FNB Namibia', [11, 16], [3, 10]],
  ['Standard Bank Namibia', [9, 10, 11, 16], [3, 7]],
  ['Nedbank Namibia', [11, 16], [3, 9]],
  ['Bank Windhoek', [9, 10, 16], [3, 7, 12]],
];

describe('lengths of account numbers', () => {
  it.each(printed)('%s has its own', (bank, fits, refused) => {
    const lengths = findAccountLengths(bank)!;
    expect(fits.map((digits) => judgeLength(lengths, '5'.repeat(digits)))).toEqual(fits.map(() => 'usual'));
    expect(refused.map((digits) => isRefused(readAccountNumber('5'.repeat(digits), bank)))).toEqual(
      refused.map(() => true),
    );
  });

  it('a wrong length is refused with the bank and its lengths', () => {
    const short = readAccountNumber('123', 'FNB');
    expect(isRefused(short) && short.refusals[0]!.sentence).toBe(
      'This number has 3 digits. Account numbers of FNB have 11. Copy it from a bank letter.',
    );
    const absa = readAccountNumber('123', 'Absa');
    expect(isRefused(absa) && absa.refusals[0]!.sentence).toContain('Absa have 8, 9, 10 or 11.');
  });

  it('a rare length, another beginning and a short number of an unknown bank are doubted with the reason', () => {
    expect(readAccountNumber('3000000123456', 'FNB')).toMatchObject({ doubt: { values: { count: 13 } } });
    expect(readAccountNumber('61234567890', 'TymeBank')).toMatchObject({ doubt: { values: { begins: '51' } } });
    expect(readAccountNumber('51234567890', 'TymeBank')).toEqual({ value: '51234567890' });
    expect(readAccountNumber('9100')).toMatchObject({ value: '9100', doubt: { values: { count: 4 } } });
    expect(readAccountNumber('12345678')).toEqual({ value: '12345678' });
  });

  it('noughts before the number do not make it too long', () => {
    expect(readAccountNumber('0062700110000', 'FNB')).toEqual({ value: '0062700110000' });
    expect(isRefused(readAccountNumber('0000000000123', 'FNB'))).toBe(true);
  });
});

describe('branch codes', () => {
  it.each([
    ['014637', 'Standard Bank'],
    ['198765', 'Nedbank'],
    ['123209', 'Nedbank'],
    ['261251', 'FNB'],
    ['223626', 'Grindrod'],
    ['282672', 'FNB Namibia'],
    ['334705', 'Absa'],
    ['632005', 'Absa'],
    ['470010', 'Capitec'],
    ['450105', 'Capitec Business'],
    ['580105', 'Investec'],
    ['430000', 'African Bank'],
    ['461609', 'Nedbank Namibia'],
    ['462005', 'Bidvest Bank'],
    ['481972', 'Bank Windhoek'],
    ['087373', 'Standard Bank Namibia'],
    ['990000', undefined],
    ['2612', undefined],
  ])('%s is of %s', (code, bank) => expect(findBankOfBranch(code)).toBe(bank));

  it('of no bank on record are doubted', () => {
    expect(readBranchCode('990000')).toMatchObject({ value: '990000', doubt: expect.stringContaining('do not know') });
  });

  it('a name is a bank too, and another one in Namibia', () => {
    expect(findBankByName('First National Bank')).toBe('FNB');
    expect(findBankByName('FNB', 'NA')).toBe('FNB Namibia');
    expect(findBankByName('Standard Bank Namibia')).toBe('Standard Bank Namibia');
    expect(findBankByName('Capitec Business')).toBe('Capitec Business');
    expect(findBankByName('Demo Bank')).toBeUndefined();
  });

  it('have six digits and often name their bank', () => {
    expect(readBranchCode('250 655')).toEqual({ value: '250655', bank: 'FNB' });
    expect(readBranchCode('481972')).toEqual({ value: '481972', bank: 'Bank Windhoek' });
    expect(readBranchCode('123456')).toEqual({ value: '123456', bank: 'Nedbank' });
    expect(findBankOfBranch('461609')).toBe('Nedbank Namibia');
  });

  it('a lost nought is hinted at', () => {
    const read = readBranchCode('51001');
    expect(isRefused(read) && read.refusals[0]!.sentence).toContain('051001 is Standard Bank');
    expect(isRefused(readBranchCode('25065A'))).toBe(true);
  });

  it('each universal code is six digits and belongs to one bank', () => {
    expect(universalBranches.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(universalBranches.map(({ code }) => code)).size).toBe(universalBranches.length);
  });
});
