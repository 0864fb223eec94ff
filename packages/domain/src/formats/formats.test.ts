import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { cents, nil, rand } from '../money/cents';
import { createAnyCents } from '../testing/arbitraries';
import { formatAccountAmount, formatAmount, formatPlainAmount } from './amount';
import { parseAmount } from './parse-amount';
import { spellAmount, spellInteger } from './words';

describe('amounts', () => {
  it.each([
    [rand(1234.5), 'R 1,234.50', 'N$ 1,234.50'],
    [rand(1_234_567.05), 'R 1,234,567.05', 'N$ 1,234,567.05'],
    [cents(7), 'R 0.07', 'N$ 0.07'],
    [rand(999), 'R 999.00', 'N$ 999.00'],
    [rand(-1234.5), '(R 1,234.50)', '(N$ 1,234.50)'],
    [nil, 'R 0', 'N$ 0'],
    [null, '-', '-'],
    [undefined, '-', '-'],
  ])('%s shows as %s, in Namibia as %s', (amount, southAfrica, namibia) => {
    expect([formatAmount(amount), formatAmount(amount, 'NA')]).toEqual([southAfrica, namibia]);
  });

  it('digits and commas are those of en-GB', () => {
    const british = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(createAnyCents(), (amount) => {
        expect(formatPlainAmount(amount)).toBe(british.format(amount / 100));
      }),
    );
  });

  it('an account brackets what is negative', () => {
    expect([rand(-12.3), rand(12.3), nil, null].map(formatAccountAmount)).toEqual(['(12.30)', '12.30', '0.00', '-']);
  });
});

describe('an amount a person types', () => {
  it.each([
    ['R 1,234.50', 123_450],
    ['R1,234.50', 123_450],
    ['r 1234.5', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234', 123_400],
    ['1,50', 150],
    ['1,5', 150],
    ['.', undefined],
    ['N$ 12 345 678.9', 1_234_567_890],
    ['ZAR 5', 500],
    ['(250.00)', -25_000],
    ['(R 250,00)', -25_000],
    ['-R 250', -25_000],
    ['R -250', -25_000],
    ['250.00-', -25_000],
    ['-', undefined],
    ['0', 0],
    ['-0', 0],
    ['', undefined],
    ['R', undefined],
    ['abc', undefined],
    ['1.234', undefined],
    ['0,123', undefined],
    ['1,23,456.00', undefined],
    ['12 34', undefined],
    ['1 234 5.00', undefined],
    ['1,234,56', undefined],
    ['1.2.3', undefined],
    ['5.', undefined],
    ['1e5', undefined],
    ['--5', undefined],
    ['99999999999999999.00', undefined],
  ])('%j is %s', (text, expected) => {
    const parsed = parseAmount(text);
    expect(isRefused(parsed) ? undefined : parsed).toBe(expected);
  });

  it('is refused on the field it was typed in, with what to do', () => {
    const parsed = parseAmount('12,345.678', 'sellingPrice');
    expect(isRefused(parsed) && parsed.refusals[0]).toMatchObject({
      field: 'sellingPrice',
      sentence: "'12,345.678' has more than two decimals. Round it to whole cents first.",
    });
  });

  it('reads back everything we write', () => {
    fc.assert(
      fc.property(createAnyCents(), fc.constantFrom('ZA' as const, 'NA' as const), (amount, country) => {
        expect(parseAmount(formatAmount(amount, country))).toBe(amount);
        expect(parseAmount(formatAccountAmount(amount))).toBe(amount);
        const continental = formatPlainAmount(amount).replaceAll(',', ' ').replace('.', ',');
        expect(parseAmount(continental)).toBe(amount);
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- ()R$N'.split('')) }), (text) => {
        const parsed = parseAmount(text);
        expect(isRefused(parsed) || Number.isSafeInteger(parsed)).toBe(true);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [20, 'twenty'],
    [99, 'ninety-nine'],
    [100, 'one hundred'],
    [342, 'three hundred and forty-two'],
    [1005, 'one thousand and five'],
    [1234, 'one thousand two hundred and thirty-four'],
    [40_000, 'forty thousand'],
    [1_000_000, 'one million'],
    [2_000_017, 'two million and seventeen'],
    [
      999_999_999,
      'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine',
    ],
    [1_000_000_000, 'overflow'],
    [-1_000_000_000, 'overflow'],
    [-5, 'minus five'],
  ])('%i is %s', (value, words) => {
    expect(spellInteger(value)).toBe(words);
  });

  it('nine digits always have words, and no two numbers the same', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(999_999_999), (a, b) => {
        expect(spellInteger(a)).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
        expect(spellInteger(a) === spellInteger(b)).toBe(a === b);
      }),
    );
    expect(() => spellInteger(1.5)).toThrow('not a whole number');
  });

  it('an amount is written out for the bond of security', () => {
    expect(spellAmount(rand(1234.5))).toBe('one thousand two hundred and thirty-four rand and fifty cents');
    expect(spellAmount(rand(1.01), 'NA')).toBe('one Namibia dollar and one cent');
    expect(spellAmount(rand(-20))).toBe('minus twenty rand');
    expect(spellAmount(cents(100_000_000_000))).toBe('overflow');
  });
});
