import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { matchColumns, refuseColumns } from './map-columns';
import { readSheetCell } from './read-cell';
import { dayFormats, detectDayFormat, readDay } from './read-day';

describe('a day by the format that was named', () => {
  test.each([
    ['2026-03-01', 'DD/MM/YYYY', '2026-03-01'],
    ['01/03/2026', 'DD/MM/YYYY', '2026-03-01'],
    ['01/03/2026', 'MM/DD/YYYY', '2026-01-03'],
    ['1 Mrt 2026', 'D MMM YYYY', '2026-03-01'],
    ['12 Desember 2025', 'D MMM YYYY', '2025-12-12'],
    ['2026/3/1 00:00:00', 'YYYY-MM-DD', '2026-03-01'],
  ] as const)('%s as %s is %s', (cell, format, day) => expect(readDay(cell, format, 'x')).toBe(day));

  test.each([
    ['01/03/2026', 'YYYY-MM-DD'],
    ['31/02/2026', 'DD/MM/YYYY'],
    ['13/13/2026', 'MM/DD/YYYY'],
    ['01/03/26', 'DD/MM/YYYY'],
    ['soon', 'D MMM YYYY'],
  ] as const)('%s as %s is refused', (cell, format) => expect(isRefused(readDay(cell, format, 'x'))).toBe(true));

  test('that most cells have is offered; where two fit alike, the one people here write', () => {
    expect(detectDayFormat(['13/02/2026', '01/03/2026'])).toBe('DD/MM/YYYY');
    expect(detectDayFormat(['02/13/2026', '03/01/2026'])).toBe('MM/DD/YYYY');
    expect(detectDayFormat(['01/02/2026'])).toBe('DD/MM/YYYY');
    expect(detectDayFormat([])).toBe(dayFormats[0]);
  });
});

describe('a cell', () => {
  const read = (kind: string, cell: string, more = {}) =>
    readSheetCell({ kind, label: 'X', ...more }, cell, 'x', 'DD/MM/YYYY');
  test('is read by its kind, by the option or by what people call it', () => {
    expect(read('money', 'R 1,234.50')).toBe(1234.5);
    expect(read('select', 'Funeral Costs', { options: ['funeral'], labels: { funeral: 'Funeral costs' } })).toBe(
      'funeral',
    );
    expect(
      read('choice', 'm', {
        choices: [
          { value: 0, label: 'Female' },
          { value: 1, label: 'Male' },
        ],
      }),
    ).toBe(1);
    expect(read('choice', 'Female', { choices: [{ value: 0, label: 'Female' }] })).toBe(0);
    expect(read('number', '12')).toBe(12);
    expect(read('text', '')).toBeNull();
    expect(read('flag', '')).toBe(false);
  });
  test('that cannot be read is refused with its text', () => {
    for (const [kind, more] of [
      ['money', {}],
      ['number', {}],
      ['day', {}],
      ['select', { options: ['a'] }],
      ['choice', {}],
    ] as const)
      expect(isRefused(read(kind, 'nonsense', more))).toBe(true);
  });
});

describe('the columns of a file', () => {
  const fields = {
    name: { label: 'Name', isRequired: true },
    email: { label: 'Email' },
    phone: { label: 'Telephone' },
  };
  const known = { remembered: new Map([['wie', 'name']]), called: { phone: ['Tel'] } };
  test('are what the firm took them for before, their own names, or what people call them; each field once', () => {
    expect(matchColumns(fields, ['Wie', 'e mail', 'TEL', 'Name', ''], known)).toEqual([
      'name',
      'email',
      'phone',
      null,
      null,
    ]);
  });
  test('that are unknown, taken twice or lacking are refused', () => {
    expect(refuseColumns(fields, ['name', null])).toBeUndefined();
    expect(refuseColumns(fields, ['email', 'email', 'fax'])?.refusals.map(({ sentence }) => sentence)).toEqual([
      'Two columns are taken for Email. Keep one of them.',
      "There is no field 'fax' in this list.",
      'Choose the column for Name.',
    ]);
  });
});
