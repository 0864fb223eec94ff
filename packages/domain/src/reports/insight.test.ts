import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date';
import { computeFairUsePercent, describeFairUse } from './fair-use';
import { computeMedian, listStageDurations } from './turnaround';

const toDay = (day: string) => day as LocalDate;

describe('turnaround', () => {
  test('is from the stage reached before, in the order of the list', () => {
    const reached = [
      { place: 3, on: toDay('2026-02-10') },
      { place: 1, on: toDay('2026-01-01') },
      { place: 6, on: toDay('2026-03-02') },
    ];
    expect(listStageDurations(reached).map(({ place, days }) => [place, days])).toEqual([
      [3, 40],
      [6, 20],
    ]);
    expect(listStageDurations(reached.slice(0, 1))).toEqual([]);
    expect(
      listStageDurations([
        { place: 1, on: toDay('2026-02-01') },
        { place: 2, on: toDay('2026-01-01') },
      ])[0]!.days,
    ).toBe(0);
  });

  test('has a middle one', () => {
    expect(computeMedian([30, 10, 20])).toBe(20);
    expect(computeMedian([10, 21])).toBe(15);
    expect(computeMedian([7])).toBe(7);
  });
});

describe('use against fair use', () => {
  test('is rounded down, and warned of before it is all', () => {
    expect(computeFairUsePercent(2_999, 3_000)).toBe(99);
    expect([79, 80, 100, 101].map(describeFairUse)).toEqual([
      'Within fair use',
      'Near the limit',
      'Near the limit',
      'Above fair use',
    ]);
  });
});
