import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { formatPastelLine, computePastelPeriod } from './pastel';

const settings = { firstMonth: 3, contra: '8400000' };
const createEntry = (day: string, amount: number, account: string, reference: string, description: string) => ({
  day: toLocalDate(day),
  amount: rand(amount),
  account,
  reference,
  description,
});

describe('Sage Pastel', () => {
  test('W9 Pastel cashbook rows', () => {
    const rows = [
      createEntry('2025-03-25', 12_500, '1000000', 'CB456001', 'GEPF PENSION'),
      createEntry('2025-04-01', -9800, '3200000', 'CB456002', 'SUNSET CARE HOME'),
      createEntry('2026-02-10', -22_875, '3250000', 'CB456015', 'CATARACT OPERATION AT THE EYE CLINIC LONG NAME'),
    ];
    expect(rows.map((row) => formatPastelLine(row, settings))).toEqual([
      '1,25/03/2025,G,1000000,CB456001,GEPF PENSION,-12500.00,0,0.00,A,,8400000,1,1,1,0,0.00,-12500.00',
      '2,01/04/2025,G,3200000,CB456002,SUNSET CARE HOME,9800.00,0,0.00,A,,8400000,1,1,1,0,0.00,9800.00',
      '12,10/02/2026,G,3250000,CB456015,CATARACT OPERATION AT THE EYE CLINIC,22875.00,0,0.00,A,,8400000,1,1,1,0,0.00,22875.00',
    ]);
  });

  test('a reference that is too long is an error in its place, and no other row is lost', () => {
    expect(formatPastelLine(createEntry('2025-03-25', 1, '1000000', 'CB4560011', 'A'), settings)).toBe(
      'ERROR REFERENCE_TOO_LONG CB4560011',
    );
  });

  test('a comma in a description makes no column', () => {
    expect(formatPastelLine(createEntry('2025-03-25', 1, '1000000', 'R', 'A, "B"'), settings).split(',')).toHaveLength(
      18,
    );
  });

  test.each([
    ['2025-03-01', 1],
    ['2025-12-31', 10],
    ['2026-02-28', 12],
  ])('%s is period %i of a year that begins in March', (day, period) =>
    expect(computePastelPeriod(toLocalDate(day), 3)).toBe(period),
  );
});
