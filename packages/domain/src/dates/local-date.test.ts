import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyDay } from '../testing/arbitraries';
import { addMonthsToPeriodEnd, findEndOfMonth, isEndOfMonth } from './counting';
import { readClock, computeDayAt } from './instant';
import {
  addDays,
  addMonths,
  addYears,
  computeAge,
  toDayNumber,
  fromDayParts,
  countDaysBetween,
  pickEarlier,
  fromDayNumber,
  isLocalDate,
  pickLater,
  toLocalDate,
  toDayParts,
  computeWeekday,
  countWholeYears,
} from './local-date';

const day = toLocalDate;

describe('days', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-01', '01/02/2026', '1900-02-29', ''])(
    '%s is no day',
    (text) => {
      expect(isLocalDate(text)).toBe(false);
      expect(() => toLocalDate(text)).toThrow('is not a day');
    },
  );

  it('know their weekday on both sides of 1970', () => {
    expect([
      computeWeekday(day('2026-11-15')),
      computeWeekday(day('1969-07-20')),
      computeWeekday(day('1970-01-01')),
    ]).toEqual([7, 7, 4]);
  });

  it('adding and counting days undo each other', () => {
    fc.assert(
      fc.property(createAnyDay(), fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(countDaysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toBe(from);
        expect(fromDayNumber(toDayNumber(to))).toBe(to);
        expect(fromDayParts(toDayParts(to))).toBe(to);
        expect(pickEarlier(from, to) <= pickLater(from, to)).toBe(true);
        expect((computeWeekday(to) - computeWeekday(from) - days) % 7).toBeCloseTo(0);
      }),
    );
  });

  it('text order is day order', () => {
    fc.assert(
      fc.property(createAnyDay(), createAnyDay(), (a, b) => {
        expect(a < b).toBe(countDaysBetween(a, b) > 0);
      }),
    );
  });
});

describe('months and years', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });

  it('months keep the day number or the last day of the month', () => {
    fc.assert(
      fc.property(createAnyDay(), fc.integer({ min: -600, max: 600 }), (from, months) => {
        const to = addMonths(from, months);
        const [a, b] = [toDayParts(from), toDayParts(to)];
        expect(b.year * 12 + b.month - (a.year * 12 + a.month)).toBe(months);
        expect(b.day === a.day || (b.day < a.day && isEndOfMonth(to))).toBe(true);
      }),
    );
  });

  it('the end of an accounting period sticks to the end of its month', () => {
    expect(addMonthsToPeriodEnd(day('2027-02-28'), 3)).toBe('2027-05-31');
    expect(addMonthsToPeriodEnd(day('2028-02-28'), 3)).toBe('2028-05-28');
    expect(findEndOfMonth(day('2028-02-03'))).toBe('2028-02-29');
  });

  it('an anniversary counts, the day before does not', () => {
    expect([
      computeAge(day('2008-06-15'), day('2026-06-14')),
      computeAge(day('2008-06-15'), day('2026-06-15')),
    ]).toEqual([17, 18]);
    expect(addYears(day('2024-02-29'), 1)).toBe('2025-02-28');
    expect(computeAge(day('2008-02-29'), day('2026-02-28'))).toBe(18);
  });

  it('whole years are bracketed by two anniversaries', () => {
    fc.assert(
      fc.property(createAnyDay(), createAnyDay(), (a, b) => {
        const [from, to] = [pickEarlier(a, b), pickLater(a, b)];
        const years = countWholeYears(from, to);
        expect(addYears(from, years) <= to && to < addYears(from, years + 1)).toBe(true);
      }),
    );
  });
});

describe('instants', () => {
  it('late in the evening UTC it is already tomorrow in Johannesburg and Windhoek', () => {
    const instant = new Date('2026-03-31T22:05:09Z');
    expect(readClock(instant)).toEqual({ day: '2026-04-01', time: '00:05:09' });
    expect(computeDayAt(instant, 'NA')).toBe('2026-04-01');
    expect(() => computeDayAt(new Date('nonsense'))).toThrow('not an instant');
  });

  it("the day is the calendar's at every half minute around midnight, in either country and in any order", () => {
    const midnights = ['2026-03-31T22:00:00Z', '2016-04-02T23:00:00Z', '2016-09-03T23:00:00Z', '2024-02-28T22:00:00Z'];
    for (const midnight of midnights)
      for (let half = -6; half <= 6; half += 1)
        for (const country of ['ZA', 'NA', 'ZA'] as const) {
          const instant = new Date(Date.parse(midnight) + half * 30_000);
          expect(computeDayAt(instant, country)).toBe(readClock(instant, country).day);
        }
  });
});
