import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { createAnyCoveredDay } from '../testing/arbitraries';
import { createCalendar, findNoCourtDay, refuseBeforeRecord, findRestDay } from './calendar';
import { countDays } from './counting';
import { addCourtDays, findCourtDayOnOrBefore, isCourtDay, findTaxDisputeRecess } from './court-days';
import { computeEasterSunday, listPublicHolidays } from './holidays';
import { addDays, toDayNumber, toLocalDate, computeWeekday } from './local-date';

const day = toLocalDate;
const ZA = createCalendar('ZA');
const NA = createCalendar('NA');
const listHolidayDays = (country: 'ZA' | 'NA', year: number) =>
  listPublicHolidays(country, year).map(({ date }) => date.slice(5));

describe('public holidays', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(computeEasterSunday(year)).toBe(date);
  });

  it('Easter is a Sunday between 22 March and 25 April in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
        const easter = computeEasterSunday(year);
        expect(computeWeekday(easter)).toBe(7);
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
      }),
    );
  });

  it('South Africa 2026 and 2027', () => {
    expect(listHolidayDays('ZA', 2026)).toEqual(
      '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26'.split(' '),
    );
    expect(listHolidayDays('ZA', 2027)).toEqual(
      '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27'.split(' '),
    );
  });

  it('Namibia 2026 and 2027', () => {
    expect(listHolidayDays('NA', 2026)).toEqual(
      '01-01 03-21 04-03 04-06 05-01 05-04 05-14 05-25 05-28 08-26 12-10 12-25 12-26'.split(' '),
    );
    expect(listHolidayDays('NA', 2027)).toEqual(
      '01-01 03-21 03-22 03-26 03-29 05-01 05-04 05-06 05-25 05-28 08-26 12-10 12-25 12-26 12-27'.split(' '),
    );
  });

  it('Genocide Remembrance Day is a Namibian holiday from 2025', () => {
    expect(NA.holidayOn(day('2024-05-28'))).toBeUndefined();
    expect(NA.holidayOn(day('2025-05-28'))).toBe('Genocide Remembrance Day');
    expect(ZA.holidayOn(day('2025-05-28'))).toBeUndefined();
  });

  it('10 December was renamed in Namibia from 2005', () => {
    expect(NA.holidayOn(day('2004-12-10'))).toBe('International Human Rights Day');
    expect(NA.holidayOn(day('2005-12-10'))).toContain('Namibian Women');
  });

  it('the Monday after a Sunday holiday is one too; a Saturday gives nothing', () => {
    expect(ZA.holidayOn(day('2026-08-10'))).toBe("National Women's Day (observed)");
    expect(ZA.holidayOn(day('2026-12-28'))).toBeUndefined();
    expect(NA.holidayOn(day('2024-02-26'))).toBe('State funeral (observed)');
  });

  it('Christmas on a Sunday takes no third day by itself; one was proclaimed in 2022', () => {
    expect(ZA.holidayOn(day('2022-12-26'))).toBe('Day of Goodwill');
    expect(ZA.holidayOn(day('2022-12-27'))).toContain('moved');
    expect(NA.holidayOn(day('2022-12-27'))).toBeUndefined();
    expect(ZA.holidayOn(day('2033-12-27'))).toBeUndefined();
  });

  it('a day the provider loads is a holiday like the others', () => {
    const loaded = createCalendar('ZA', [{ date: '2026-11-04', name: 'Election day' }]);
    expect([loaded.holidayOn(day('2026-11-04')), ZA.holidayOn(day('2026-11-04'))]).toEqual(['Election day', undefined]);
  });

  it('nothing is on record before the Act, and counting from there is refused', () => {
    expect(listPublicHolidays('ZA', 1994)).toEqual([]);
    expect(isRefused(refuseBeforeRecord(ZA, day('1994-12-31'), 'letters'))).toBe(true);
    expect(refuseBeforeRecord(ZA, day('1995-01-01'))).toBeUndefined();
    expect(listHolidayDays('NA', 1991)[0]).toBe('03-21');
  });
});

describe('counting days (Interpretation Act s 4)', () => {
  it('leaves out the first day and a last one that is a Sunday or holiday, and names it', () => {
    expect(countDays(ZA, day('2026-11-13'), 30)).toEqual({
      date: '2026-12-14',
      skipped: [{ date: '2026-12-13', why: 'Sunday' }],
    });
    expect(countDays(ZA, day('2026-12-11'), 14)).toEqual({
      date: '2026-12-28',
      skipped: [
        { date: '2026-12-25', why: 'Christmas Day' },
        { date: '2026-12-26', why: 'Day of Goodwill' },
        { date: '2026-12-27', why: 'Sunday' },
      ],
    });
  });

  it('counts Saturdays, and the holidays inside the period', () => {
    expect(countDays(ZA, day('2026-11-07'), 7)).toEqual({ date: '2026-11-14', skipped: [] });
    expect(countDays(ZA, day('2026-12-10'), 7).date).toBe('2026-12-17');
  });

  it('the same period can end on different days in the two countries', () => {
    expect(countDays(ZA, day('2026-05-14'), 14).date).toBe('2026-05-28');
    expect(countDays(NA, day('2026-05-14'), 14).date).toBe('2026-05-29');
  });

  it('ends on a day that is neither, not before the plain count and within a week of it', () => {
    fc.assert(
      fc.property(
        createAnyCoveredDay(),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(ZA, NA),
        (from, days, calendar) => {
          const { date, skipped } = countDays(calendar, from, days);
          expect(findRestDay(calendar, date)).toBeUndefined();
          expect(date).toBe(addDays(from, days + skipped.length));
          expect(skipped.length).toBeLessThan(7);
        },
      ),
    );
  });
});

describe('court days', () => {
  it('leave out weekends and holidays', () => {
    expect(addCourtDays(ZA, day('2026-06-15'), 21).date).toBe('2026-07-15');
    expect(addCourtDays(ZA, day('2026-04-02'), 1)).toEqual({
      date: '2026-04-07',
      skipped: [
        { date: '2026-04-03', why: 'Good Friday' },
        { date: '2026-04-04', why: 'Saturday' },
        { date: '2026-04-05', why: 'Sunday' },
        { date: '2026-04-06', why: 'Family Day' },
      ],
    });
    expect(addCourtDays(ZA, day('2026-04-07'), -1).date).toBe('2026-04-02');
    expect(addCourtDays(ZA, day('2026-04-04'), 0).date).toBe('2026-04-04');
  });

  it('tax disputes stand still from 16 December to 15 January', () => {
    expect(addCourtDays(ZA, day('2026-12-15'), 1, findTaxDisputeRecess).date).toBe('2027-01-18');
    expect(isCourtDay(ZA, day('2026-12-17'))).toBe(true);
    expect(isCourtDay(ZA, day('2026-12-17'), findTaxDisputeRecess)).toBe(false);
  });

  it('the safe day is the court day on or before', () => {
    expect(findCourtDayOnOrBefore(ZA, day('2026-11-08'))).toBe('2026-11-06');
    expect(findCourtDayOnOrBefore(ZA, day('2026-11-06'))).toBe('2026-11-06');
  });

  it('adding and counting court days undo each other', () => {
    fc.assert(
      fc.property(
        createAnyCoveredDay(),
        fc.integer({ min: -120, max: 120 }),
        fc.constantFrom(ZA, NA),
        (any, days, calendar) => {
          const from = findCourtDayOnOrBefore(calendar, any);
          const { date, skipped } = addCourtDays(calendar, from, days);
          expect(addCourtDays(calendar, date, -days).date).toBe(from);
          expect(Math.abs(toDayNumber(date) - toDayNumber(from))).toBe(Math.abs(days) + skipped.length);
          expect(days === 0 || findNoCourtDay(calendar, date) === undefined).toBe(true);
        },
      ),
    );
  });
});
