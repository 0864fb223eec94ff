import { describe, expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { toLocalDate } from '../dates/local-date';
import { computeDeadlines } from '../deadlines/deadlines';
import { planMoves } from '../deadlines/plan-moves';
import { systemType } from '../matter/kinds';
import { findFirstYearEnd, computeSpecialTrustEnd } from './trust-dates';

const day = toLocalDate;

describe('the type of a trust', () => {
  test('type B ends with the tax year in which the youngest turns 18', () => {
    expect(computeSpecialTrustEnd([day('2008-01-10'), day('2010-05-20')])).toBe('2028-03-01');
    // Turns 18 in February: still in the year that began the March before.
    expect(computeSpecialTrustEnd([day('2010-02-28')])).toBe('2027-03-01');
    expect(computeSpecialTrustEnd([])).toBeUndefined();
  });

  test('a year ends at the end of February in leap years too', () => {
    expect(findFirstYearEnd('02-28', day('2027-03-01'))).toBe('2028-02-29');
    expect(findFirstYearEnd('06-30', day('2026-06-30'))).toBe('2026-06-30');
    expect(findFirstYearEnd('06-30', day('2026-07-01'))).toBe('2027-06-30');
  });
});

describe('the annual calendar comes back each year', () => {
  const facts = {
    systemType: systemType.trust,
    calendar: createCalendar('ZA'),
    dates: { taxYearEnd: day('2024-02-29'), financialYearEnd: day('2024-02-29') },
    on: day('2026-11-16'),
    roundFrom: day('2026-11-16'),
  };
  const findDue = (rule: string, more: object = {}) => {
    const found = computeDeadlines({ ...facts, ...more }).find((one) => one.rule.id === rule)!;
    return found.state === 'running' ? found.due.value : found.state;
  };

  test('the next day of each is meant', () => {
    expect(findDue('provisional-first')).toBe('2027-08-31');
    expect(findDue('provisional-second')).toBe('2027-02-26');
    expect(findDue('provisional-top-up')).toBe('2027-09-30');
    expect(findDue('third-party-return')).toBe('2027-09-30');
    expect(findDue('financial-statements')).toBe('2027-08-31');
    // Announced year by year: the coming season is not known yet.
    expect(findDue('trust-return')).toBe('waiting');
  });

  test('done early, the one after it is meant; not done, the old one stays', () => {
    const roundAfter = { 'provisional-second': day('2027-02-27') };
    expect(findDue('provisional-second', { roundAfter })).toBe('2028-02-29');
    const createStoredDates = (doneOn: string | null, due: string) => [
      { rule: 'provisional-second', due: day(due), isFixed: false, doneOn: doneOn === null ? null : day(doneOn) },
    ];
    const listMoves = (doneOn: string | null, due: string, more: object = {}) =>
      planMoves(createStoredDates(doneOn, due), computeDeadlines({ ...facts, ...more })).filter(
        ({ rule }) => rule === 'provisional-second',
      );
    expect(listMoves(null, '2026-02-27')).toEqual([]);
    expect(listMoves('2026-02-20', '2026-02-27')).toMatchObject([{ kind: 'returns', to: '2027-02-26' }]);
    expect(listMoves('2027-01-20', '2027-02-26', { roundAfter })).toMatchObject([
      { kind: 'returns', to: '2028-02-29' },
    ]);
  });
});
