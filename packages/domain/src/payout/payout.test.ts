import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { buildAbsaFile, formatFileAmount, formatFileText, buildFnbFile, fnbHeadings } from './bank-files';
import { type CapturedPayment, listRowFlags, readPayment, findRowFlaw } from './payout-row';

const today = toLocalDate('2026-11-16');

const createPayment = (
  name: string,
  account: string,
  branch: string,
  amount: string,
  ownReference: string,
  reference: string,
): CapturedPayment => ({ name, account, type: '1', branch, amount, ownReference, reference });

describe('W5 Payout file', () => {
  const rows = [
    createPayment('ANNA EXAMPLE', '1102030007', '198765', '5050000.00', 'EST 0123 AWARD', 'EST LATE J EXAMPLE'),
    createPayment(
      'BENJAMIN LONGSURNAME EXAMPLE',
      '62987650001',
      '250655',
      '1457770.00',
      'EST 0123 AWARD BEN',
      'EST LATE J EXAMPLE',
    ),
    createPayment('CITY RATES', '10009000001', '051001', '8640.5', 'CB 0456 RATES', 'ACC 220334455'),
  ].map((row) => expectGranted(readPayment(row)));

  test('for FNB, with its hash total', () => {
    const file = buildFnbFile(rows, '62123450009', toLocalDate('2026-11-16'));
    expect([file.hashTotal, file.count, formatFileAmount(file.total)]).toEqual(['136222130018', 3, '6516410.50']);
    expect(file.lines.toSpliced(3, 1, '<36 column headings>')).toEqual([
      'BInSol - U ver 1.00',
      '16-11-2026',
      '62123450009,136222130018',
      '<36 column headings>',
      'ANNA EXAMPLE,1102030007,1,198765,5050000.00,EST 0123 AWARD,EST LATE J EXAMPLE,,,,,,,,,,,,,,,,,,,,,,,,,,,,,',
      'BENJAMIN LONGSURNAME,62987650001,1,250655,1457770.00,EST 0123 AWARD BEN,EST LATE J EXAMPLE,,,,,,,,,,,,,,,,,,,,,,,,,,,,,',
      'CITY RATES,10009000001,1,051001,8640.50,CB 0456 RATES,ACC 220334455,,,,,,,,,,,,,,,,,,,,,,,,,,,,,',
    ]);
    expect([fnbHeadings.length, new Set(file.lines.slice(3).map((line) => line.split(',').length))]).toEqual([
      36,
      new Set([36]),
    ]);
    expect(formatFileText(file).endsWith('\r\n')).toBe(true);
  });

  test('for Absa Business Integrator', () => {
    expect(buildAbsaFile(rows, '62123450009').lines).toEqual([
      '1102030007,ANNA EXAMPLE,198765,5050000.00,EST LATE J EXAMPLE',
      '62987650001,BENJAMIN LONGSURNAME EXAMPLE,250655,1457770.00,EST LATE J EXAMPLE',
      '10009000001,CITY RATES,051001,8640.50,ACC 220334455',
    ]);
  });

  test('flags the amount above the limit of a transfer, and nothing else', () => {
    expect(rows.flatMap((row, at) => listRowFlags(row, today).map(({ flag }) => ({ row: at + 1, flag })))).toEqual([
      { row: 1, flag: 'OVER_EFT_LIMIT_5M_USE_RTGS' },
    ]);
  });
});

describe('a row is checked before a file is written, and the first failure told', () => {
  const good = createPayment('A', '62700110000', '250655', '10.00', 'OWN', 'REF');
  test.each<[string, Partial<CapturedPayment>, string, string]>([
    ['an account in powers of ten', { account: '6.27E+10' }, 'ACCOUNT_SCIENTIFIC_NOTATION', 'account'],
    ['an account with letters', { account: '62A', branch: '1' }, 'ACCOUNT_NOT_DIGITS', 'account'],
    ['an account of noughts', { account: '0000' }, 'ACCOUNT_ZERO', 'account'],
    ['an account too long', { account: '1'.repeat(17) }, 'ACCOUNT_TOO_LONG', 'account'],
    ['a branch that lost its nought', { branch: '51001' }, 'BRANCH_NOT_6_DIGITS', 'branch'],
    ['nothing to pay', { amount: '0.00' }, 'AMOUNT_NOT_POSITIVE', 'amount'],
    ['less than nothing', { amount: '-1.00' }, 'AMOUNT_NOT_POSITIVE', 'amount'],
    ['words for an amount', { amount: 'ten' }, 'AMOUNT_NOT_POSITIVE', 'amount'],
    ['a part of a cent', { amount: '1.005' }, 'AMOUNT_MORE_THAN_2_DECIMALS', 'amount'],
    ['no reference', { reference: ' ' }, 'REFERENCE_MISSING', 'reference'],
  ])('%s', (_, change, flaw, field) => {
    expect(findRowFlaw({ ...good, ...change })).toBe(flaw);
    expect(readRefusalFields(readPayment({ ...good, ...change }))).toEqual([field]);
  });
  test('a row that carries no reference is not asked for one', () => {
    const { reference: _, ...without } = good;
    expect(findRowFlaw(without)).toBeUndefined();
  });
  test('the hint names the bank of the code with its nought', () => {
    expect(JSON.stringify(readPayment({ ...good, branch: '51001' }))).toContain('051001 is Standard Bank');
  });
  test('a check digit that does not fit is a warning', () => {
    const row = expectGranted(readPayment({ ...good, account: '62700110001' }));
    expect(listRowFlags(row, today).map(({ flag }) => flag)).toEqual(['CHECK_DIGIT']);
  });
  test('no name becomes a formula or another column', () => {
    const row = expectGranted(readPayment({ ...good, name: '=HYPERLINK("x"),Y', reference: '@-+REF\n1' }));
    expect(buildAbsaFile([row], '1').lines).toEqual(['62700110000,HYPERLINK( x ) Y,250655,10.00,REF 1']);
  });
});
