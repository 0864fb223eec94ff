import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { drainSteps } from '../steps/steps';
import { detectShortForm } from './day';
import { readStatement } from './read-statement';

const read = (text: string, mappings: NonNullable<Parameters<typeof readStatement>[1]>['mappings'] = []) => {
  const reading = drainSteps(readStatement(new TextEncoder().encode(text), { mappings }));
  if (isRefused(reading)) throw new Error(reading.refusals[0]!.sentence);
  return reading;
};
const mapping = {
  id: 'own-1',
  name: 'Bank',
  bank: null,
  signature: 'date|details|amount|balance',
  columns: ['day', 'description', 'amount', 'balance'],
  sign: 'signed',
} as const;
const listDays = (text: string) => {
  const reading = read(text, [mapping]);
  return reading.kind === 'read' ? reading.file.statements[0]!.lines.map(({ day }) => day) : reading.kind;
};

describe('short days', () => {
  test('with two digits for the year are read the one way in which they lie together', () => {
    expect(detectShortForm(['01/03/26', '17/03/26', '31/03/26'])).toBe('DD-MM-YY');
    expect(detectShortForm(['26/03/01', '26/03/17', '26/03/31'])).toBe('YY-MM-DD');
    expect(detectShortForm(['260301', '260317'])).toBe('YY-MM-DD');
    expect(detectShortForm(['01/03/26', '02/03/26', '05/04/26'])).toBe('DD-MM-YY');
  });

  test('that could be meant both ways are left to a person', () => {
    expect(detectShortForm(['26/03/26'])).toBeUndefined();
    expect(detectShortForm(['99/99/99'])).toBeUndefined();
    expect(detectShortForm([])).toBeUndefined();
  });

  test('of a file are read by its mapping without a form', () => {
    expect(listDays('Date,Details,Amount,Balance\r\n01/03/26,A,10.00,10.00\r\n17/03/26,B,5.00,15.00\r\n')).toEqual([
      '2026-03-01',
      '2026-03-17',
    ]);
  });

  test("without a year take the statement's, over the turn of a year, from its period or its one date", () => {
    const rows = 'Date,Details,Amount,Balance\r\n28 Dec,A,10.00,10.00\r\n01 Mar,B,5.00,15.00\r\n';
    const expected = ['2025-12-28', '2026-03-01'];
    expect(listDays(`Period,2025-12-15,2026-03-14\r\n${rows}`)).toEqual(expected);
    expect(listDays(`Statement date,2026-03-14\r\n${rows}`)).toEqual(expected);
  });
});

test('a known heading by which no row can be read asks for its columns again', () => {
  const text = 'Date,Details,Amount,Balance\r\nA,2026-03-01,10.00,10.00\r\nB,2026-03-02,5.00,15.00\r\n';
  const reading = read(text, [mapping]);
  expect(reading.kind).toBe('unmapped');
});
