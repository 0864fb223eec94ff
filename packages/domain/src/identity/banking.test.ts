import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { findAccountFlaw, findCdvRule, passesCdv, readAccountNumber } from './account-number';
import { findBankOfBranch, readBranchCode, universalBranches } from './bank-branches';

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

describe('branch codes', () => {
  it('have six digits and often name their bank', () => {
    expect(readBranchCode('250 655')).toEqual({ value: '250655', bank: 'FNB' });
    expect(readBranchCode('481972')).toEqual({ value: '481972', bank: 'Bank Windhoek' });
    expect(readBranchCode('123456')).toEqual({ value: '123456' });
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
