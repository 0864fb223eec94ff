import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { type BankRule, createRuleFinder } from './bank-rules';

const rules: BankRule[] = [
  { id: 1, words: 'service fee', target: 'COST:bankCharges', isIn: false },
  { id: 2, words: 'Monthly SERVICE fee cheque', target: 'COST:other', isIn: false },
  { id: 3, words: 'interest', target: 'INCOME:INTEREST', isIn: true },
  { id: 4, words: ' - ', target: 'COST:other', isIn: false },
];
const find = (description: string, amount: number, reference?: string) =>
  createRuleFinder(rules)({ amount: cents(amount), description, ...(reference && { reference }) })?.id;

test('a rule takes a line that has all its words, whatever their order and letters; more words go first', () => {
  expect(find('FEE: SERVICE #23', -100)).toBe(1);
  expect(find('MONTHLY FEE SERVICE CHEQUE', -100)).toBe(2);
  expect(find('CREDIT', 100, 'Interest')).toBe(3);
});

test('a rule of income takes no money out, part of a word is no word, and a rule without words takes nothing', () => {
  expect(find('INTEREST', -100)).toBeUndefined();
  expect(find('SERVICES FEES', -100)).toBeUndefined();
  expect(find('SERVICE FEE', 0)).toBeUndefined();
  expect(createRuleFinder([])({ amount: cents(1), description: 'x' })).toBeUndefined();
});
