import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { warnOfAccount } from './warn-of-account';

const account = {
  name: 'Cheque',
  openingOn: toLocalDate('2026-01-01'),
  lowest: rand(100),
  lowestOn: toLocalDate('2026-03-01'),
};
const move = (amount: number, day = '2026-02-01') => ({
  day: toLocalDate(day),
  dayField: 'paidDate',
  amount: rand(amount),
});
const listSentences = (...given: Parameters<typeof warnOfAccount>) =>
  warnOfAccount(...given).map(({ field, sentence }) => [field, sentence]);

test('an entry that overdraws the account, on its day or later, is pointed out; to the last cent it is not', () => {
  expect(listSentences(move(-100), account)).toEqual([]);
  expect(listSentences(move(-100.01), account)).toEqual([
    ['amount', 'With this entry the account Cheque is overdrawn by 0.01 on 2026-03-01. Check the amount and the date.'],
  ]);
});

test('money that comes in overdraws nothing, whatever the account stands at', () => {
  expect(listSentences(move(5), { ...account, lowest: rand(-50) })).toEqual([]);
});

test('a day before the account begins is pointed out at its field', () => {
  expect(listSentences(move(5, '2025-12-31'), account)).toEqual([
    ['paidDate', 'This date is before 2026-01-01, when the account Cheque begins. Check the date.'],
  ]);
  expect(listSentences(move(5, '2026-01-01'), account)).toEqual([]);
  expect(listSentences(move(5, '2020-01-01'), { ...account, openingOn: null })).toEqual([]);
});
