import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { refusedFields } from '../law/testing';
import { type BankAnswer, checkBankAnswer } from './account-request';

const asked = { askedOn: localDate('2026-11-10'), today: localDate('2026-11-16') };
const good: BankAnswer = {
  outcome: 'opened',
  answeredOn: localDate('2026-11-12'),
  accountNumber: '62700110000',
  branchCode: '250655',
  note: null,
};

test('an account that was opened is taken', () => expect(checkBankAnswer(good, asked)).toBeUndefined());
test.each<[string, Partial<BankAnswer>, string[]]>([
  ['no number', { accountNumber: null }, ['accountNumber']],
  ['a number a spreadsheet shortened', { accountNumber: '6.27E+10' }, ['accountNumber']],
  ['no branch', { branchCode: null }, ['branchCode']],
  ['a branch that lost its nought', { branchCode: '51001' }, ['branchCode']],
  ['a day to come', { answeredOn: localDate('2026-11-17') }, ['answeredDate']],
  ['a day before it was asked', { answeredOn: localDate('2026-11-09') }, ['answeredDate']],
  ['a refusal without its reason', { outcome: 'refused', accountNumber: null, branchCode: null }, ['note']],
])('%s is refused', (_, change, fields) =>
  expect(refusedFields(checkBankAnswer({ ...good, ...change }, asked))).toEqual(fields),
);
