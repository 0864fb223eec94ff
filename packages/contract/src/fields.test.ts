import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { cents } from '@boedel/domain/money/cents';
import { day, money, moneyFromZero, optionalText, privateNumber, text } from './fields';

const readMessage = (schema: z.ZodType, given: unknown): unknown => {
  const read = z.safeDecode(schema, given);
  return read.success ? read.data : read.error.issues[0]!.message;
};

describe('an amount', () => {
  test.each([
    [0.29, 29],
    [-12.5, -1250],
    [999_999_999_999.99, 99_999_999_999_999],
    [1e12, 1e14],
    [0.1 + 0.2, 30],
  ])('%s is whole cents', (rand, whole) => expect(readMessage(money, rand)).toBe(whole));

  test.each([
    [1_000_000_000_000.01, 'Give an amount of at most R1 000 000 000 000.'],
    [-1e13, 'Give an amount of at most R1 000 000 000 000.'],
    [1e300, 'Give an amount of at most R1 000 000 000 000.'],
    [0.001, 'Give an amount with at most two decimals.'],
    [Number.POSITIVE_INFINITY, 'Give an amount.'],
  ])('%s is refused', (rand, sentence) => expect(readMessage(money, rand)).toBe(sentence));

  test('that is a rate or a value is not below nothing', () => {
    expect(readMessage(moneyFromZero, -0.01)).toBe('Enter an amount of 0 or more.');
    expect(readMessage(moneyFromZero, 0)).toBe(0);
    // What was kept before there was a bound can still be read.
    expect(z.encode(moneyFromZero, cents(-1))).toBe(-0.01);
  });
});

describe('a day', () => {
  test.each(['1800-01-01', '2024-02-29', '2199-12-31'])('%s is taken', (given) =>
    expect(readMessage(day, given)).toBe(given),
  );
  test.each(['1799-12-31', '2200-01-01', '9999-12-31', '0000-01-01'])('%s is of no year people mean', (given) =>
    expect(readMessage(day, given)).toBe('Give a year from 1800 to 2199.'),
  );
  test.each(['+010000-01-01', '31 February', 'x'])('%s is no day', (given) =>
    expect(readMessage(day, given)).toBe('Give a date as YYYY-MM-DD.'),
  );
  test.each(['2023-02-29', '2027-02-31', '2027-13-01'])('%s is none of the calendar', (given) =>
    expect(readMessage(day, given)).toBe('This date does not exist. Check the day and the month.'),
  );
  test('that was worked out may lie beyond', () => expect(z.encode(day, toLocalDate('2205-06-30'))).toBe('2205-06-30'));
});

describe('a text', () => {
  test.each([
    ['a line loses control signs', 120, 'Jan\u0000 \u0007van\u001B[31m Wyk', 'Jan van[31m Wyk'],
    ['and what turns its direction', 120, 'fdp.\u202Eexe', 'fdp.exe'],
    ['and its breaks', 160, '12 Kerk Street\r\nPaarl\t7646', '12 Kerk Street Paarl 7646'],
    ['a paragraph keeps them, written in one way', 2000, ' one\r\ntwo\rthree\tfour ', 'one\ntwo\nthree\tfour'],
    ['accents and joined letters stay', 120, 'Renée Ngũgĩ क्‍ष 👩‍👧', 'Renée Ngũgĩ क्‍ष 👩‍👧'],
  ])('%s', (_, longest, given, kept) => expect(readMessage(text(longest), given)).toBe(kept));

  test('of such signs alone is none', () => {
    expect(readMessage(text(40), '\u0000\u200B ')).toBe('Fill this in.');
    expect(readMessage(optionalText(40), '\u202E')).toBeNull();
    expect(readMessage(privateNumber(40), '580612\u00005041082')).toBe('5806125041082');
  });
});
