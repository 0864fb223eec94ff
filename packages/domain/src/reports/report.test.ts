import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { cents } from '../money/cents';
import { describeAge } from './age';
import { computeIntroducersShare } from './introducers-share';
import { groupReportRows, type ReportDefinition, listReportShares, totalsOf } from './report';

const report: ReportDefinition = {
  title: 'Fees',
  about: 'Fees by person.',
  ofPeriod: false,
  columns: [
    { key: 'who', title: 'Who', kind: 'text' },
    { key: 'fee', title: 'Fee', kind: 'money' },
  ],
  groupedBy: 'who',
  picture: { by: 'who', of: 'fee', title: 'Fees by person' },
};
const createRow = (who: string | null, fee: number | null) => ({ firmID: 1, matterID: 1, values: { who, fee } });

describe('a report', () => {
  test('comes to the same by group, by picture and as a whole', () => {
    const rows = fc.array(
      fc.record({ who: fc.constantFrom('A', 'B', null), fee: fc.option(fc.integer({ min: 0, max: 1e9 })) }),
    );
    fc.assert(
      fc.property(rows, (some) => {
        const all = some.map(({ who, fee }) => createRow(who, fee));
        const naive = some.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
        expect(totalsOf(report, all)['fee']).toBe(naive);
        expect(groupReportRows(report, all).reduce((sum, { sums }) => sum + (sums['fee'] ?? 0), 0)).toBe(naive);
        expect(listReportShares(report, all).reduce((sum, { amount }) => sum + amount, 0)).toBe(naive);
        expect(groupReportRows(report, all).flatMap(({ rows: own }) => own)).toHaveLength(some.length);
      }),
    );
  });

  test('draws the largest first and leaves out what is nothing', () => {
    const rows = [createRow('A', 5), createRow('B', 7), createRow('A', 3), createRow('C', 0)];
    expect(listReportShares(report, rows)).toEqual([
      { name: 'A', amount: 8 },
      { name: 'B', amount: 7 },
    ]);
  });
});

describe('the share of whoever brought a matter', () => {
  test.each([
    [10_000, 250, 250],
    [1_434_567, 250, 35_864],
    [20, 250, 1],
    [19, 250, 0],
    [10_000, null, 0],
    [10_000, 10_000, 10_000],
  ])('of %i cents at %s ten-thousandths is %i', (fee, share, own) => {
    expect(computeIntroducersShare(cents(fee), share)).toBe(own);
  });
});

test.each([
  ['2026-05-18', 'Less than 6 months'],
  ['2026-05-17', '6 to 12 months'],
  ['2025-11-17', '1 to 2 years'],
  ['2024-11-17', '2 to 3 years'],
  ['2023-11-17', '3 years and more'],
])('what was opened on %s is open for: %s', (opened, age) => {
  expect(describeAge(toLocalDate(opened), toLocalDate('2026-11-17'))).toBe(age);
});
