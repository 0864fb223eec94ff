import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { readRefusalFields } from '../law/testing';
import { type BankAnswer, checkBankAnswer } from './account-request';

const requestFacts = { askedOn: toLocalDate('2026-11-10'), today: toLocalDate('2026-11-16') };
const good: BankAnswer = {
  outcome: 'opened',
  answeredOn: toLocalDate('2026-11-12'),
  accountNumber: '62700110000',
  branchCode: '250655',
  note: null,
};

test('an account that was opened is taken', () => expect(checkBankAnswer(good, requestFacts)).toBeUndefined());
test.each<[string, Partial<BankAnswer>, string[]]>([
  ['no number', { accountNumber: null }, ['accountNumber']],
  ['a number a spreadsheet shortened', { accountNumber: '6.27E+10' }, ['accountNumber']],
  ['no branch', { branchCode: null }, ['branchCode']],
  ['a branch that lost its nought', { branchCode: '51001' }, ['branchCode']],
  ['a day to come', { answeredOn: toLocalDate('2026-11-17') }, ['answeredDate']],
  ['a day before it was asked', { answeredOn: toLocalDate('2026-11-09') }, ['answeredDate']],
  ['a refusal without its reason', { outcome: 'refused', accountNumber: null, branchCode: null }, ['note']],
])('%s is refused', (_, change, fields) =>
  expect(readRefusalFields(checkBankAnswer({ ...good, ...change }, requestFacts))).toEqual(fields),
);
