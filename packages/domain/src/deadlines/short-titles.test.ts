import { expect, test } from 'vitest';
import { deadlineRules } from './rules';
import { shortenTitle, shortTitles } from './short-titles';

const most = 22;

test('every statutory date fits a column of a list', () => {
  const long = deadlineRules.map(({ title }) => shortenTitle(title)).filter(({ length }) => length > most);
  expect(long).toEqual([]);
});

test('nothing is shortened that no rule says', () => {
  const titles = new Set(deadlineRules.map(({ title }) => title));
  expect(Object.keys(shortTitles).filter((title) => !titles.has(title))).toEqual([]);
});

test('rules of one type are told apart by their short titles', () => {
  for (const rule of deadlineRules) {
    const same = deadlineRules.filter(
      (other) => shortenTitle(other.title) === shortenTitle(rule.title) && other.title !== rule.title,
    );
    expect(same.filter(({ systemTypes }) => systemTypes.some((type) => rule.systemTypes.includes(type)))).toEqual([]);
  }
});

test('what a person wrote stays as it is', () => {
  expect(shortenTitle('Ring the bank about the closing balance')).toBe('Ring the bank about the closing balance');
});
