import { cents } from '@boedel/domain/money/cents';
import { describe, expect, test } from 'vitest';
import {
  formatAmountText,
  toCents,
  chooseCurrency,
  formatDate,
  formatDateTime,
  formatPercentage,
  readAmount,
} from './format';

describe('an amount is shown', () => {
  test.each([
    [123450, 'R 1,234.50'],
    [-11834022, '(R 118,340.22)'],
    [0, 'R 0'],
    [5, 'R 0.05'],
    [841_260_000_00, 'R 841,260,000.00'],
  ])('%i cents as %s', (amount, text) => {
    expect(formatAmountText(cents(amount))).toBe(text);
  });

  test('in the money of the matter’s country, and missing as a dash', () => {
    expect(formatAmountText(cents(100), chooseCurrency('Namibia'))).toBe('N$ 1.00');
    expect(formatAmountText(cents(100), chooseCurrency(undefined))).toBe('R 1.00');
    expect(formatAmountText(null)).toBe('-');
  });

  test('rand off the wire become whole cents, whatever their binary tail', () => {
    expect(toCents(1.1 + 2.2)).toBe(330);
    expect(toCents(-0.29)).toBe(-29);
  });
});

describe('an amount is read as people write it', () => {
  test.each([
    ['1234.5', 1234.5],
    ['R 1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234\u00a0567,89', 1_234_567.89],
    ['N$12', 12],
    ['-12.30', -12.3],
    ['(R 118,340.22)', -118_340.22],
    ['1,234', 1234],
    ['0', 0],
  ])('%s', (text, rands) => {
    expect(readAmount(text)).toBe(rands);
  });

  test('nothing is nothing, and nonsense or a third decimal is no amount', () => {
    expect(readAmount('  ')).toBeUndefined();
    for (const text of ['abc', '1.234', '12,34,5', '1.2.3', '--5', '1e5']) expect(readAmount(text)).toBeNull();
  });
});

test('days, instants and percentages have one form each', () => {
  expect(formatDate('2026-03-14')).toBe('2026-03-14');
  expect(formatDate(null)).toBe('-');
  expect(formatDateTime('2026-03-14T10:05:09Z')).toMatch(/^2026-03-14 \d\d:05:09$/);
  expect(formatDateTime(undefined)).toBe('-');
  expect(formatPercentage(3.5)).toBe('3.5 %');
});
