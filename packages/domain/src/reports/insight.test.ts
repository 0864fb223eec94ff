import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date';
import { shareOfFairUse, stateOfUse } from './fair-use';
import { median, stagesTaken } from './turnaround';

const on = (day: string) => day as LocalDate;

describe('turnaround', () => {
  test('is from the stage reached before, in the order of the list', () => {
    const reached = [
      { place: 3, on: on('2026-02-10') },
      { place: 1, on: on('2026-01-01') },
      { place: 6, on: on('2026-03-02') },
    ];
    expect(stagesTaken(reached).map(({ place, days }) => [place, days])).toEqual([
      [3, 40],
      [6, 20],
    ]);
    expect(stagesTaken(reached.slice(0, 1))).toEqual([]);
    expect(
      stagesTaken([
        { place: 1, on: on('2026-02-01') },
        { place: 2, on: on('2026-01-01') },
      ])[0]!.days,
    ).toBe(0);
  });

  test('has a middle one', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([10, 21])).toBe(15);
    expect(median([7])).toBe(7);
  });
});

describe('use against fair use', () => {
  test('is rounded down, and warned of before it is all', () => {
    expect(shareOfFairUse(2_999, 3_000)).toBe(99);
    expect([79, 80, 100, 101].map(stateOfUse)).toEqual([
      'Within fair use',
      'Near the limit',
      'Near the limit',
      'Above fair use',
    ]);
  });
});
