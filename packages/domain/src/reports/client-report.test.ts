import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date';
import { frequencies } from '../firm/frequency';
import { sortByDay, isWrittenToOn, showsFigures, explainNotReported } from './client-report';

const toDay = (day: string) => day as LocalDate;
const monthly = { frequency: frequencies.monthly, weekday: null, monthDay: 7 };
const never = { frequency: frequencies.never, weekday: null, monthDay: null };
const somebody = { email: 'a@b.test', account: null, seesFigures: true };

describe('a recipient of reports', () => {
  test('without an address, or who may not see the matter, gets nothing and the reason is said', () => {
    expect(explainNotReported(somebody)).toBeNull();
    expect(explainNotReported({ ...somebody, email: null })?.key).toContain('no email address');
    expect(explainNotReported({ ...somebody, account: { mayRead: false, mayReadFigures: false } })?.key).toContain(
      'may not read',
    );
    expect(explainNotReported({ ...somebody, account: { mayRead: true, mayReadFigures: false } })).toBeNull();
  });

  test('has figures where the firm lets them, and an account does not say otherwise', () => {
    expect(showsFigures(somebody)).toBe(true);
    expect(showsFigures({ ...somebody, seesFigures: false })).toBe(false);
    expect(showsFigures({ ...somebody, account: { mayRead: true, mayReadFigures: false } })).toBe(false);
    expect(showsFigures({ ...somebody, account: { mayRead: true, mayReadFigures: true } })).toBe(true);
  });

  test('is written to as the firm does, or as often as they asked on the firm’s day', () => {
    expect(isWrittenToOn(null, monthly, toDay('2026-11-07'))).toBe(true);
    expect(isWrittenToOn(null, monthly, toDay('2026-11-08'))).toBe(false);
    // 9 November 2026 is a Monday.
    expect(isWrittenToOn(frequencies.weekly, monthly, toDay('2026-11-09'))).toBe(true);
    expect(isWrittenToOn(frequencies.weekly, monthly, toDay('2026-11-07'))).toBe(false);
    expect(isWrittenToOn(frequencies.never, monthly, toDay('2026-11-07'))).toBe(false);
    expect(isWrittenToOn(frequencies.monthly, never, toDay('2026-11-01'))).toBe(true);
    expect(isWrittenToOn(frequencies.fortnightly, never, toDay('2026-11-14'))).toBe(true);
    expect(isWrittenToOn(null, never, toDay('2026-11-14'))).toBe(false);
  });
});

test('what was done stands in the order of its days; a step without a day stays behind the one it follows', () => {
  const createStep = (name: string, date: string | null) => ({ name, date: date === null ? null : toDay(date) });
  const steps = [
    createStep('reported', '2026-03-01'),
    createStep('letters', '2026-02-01'),
    createStep('notice', null),
    createStep('lodged', '2026-04-01'),
  ];
  expect(sortByDay(steps).map(({ name }) => name)).toEqual(['letters', 'notice', 'reported', 'lodged']);
});
