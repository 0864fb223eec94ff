import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { computeWindowDays } from './due-window';

test.each([
  ['a Monday', '2026-11-16', '2026-11-22', '2026-11-30'],
  ['a Sunday', '2026-11-22', '2026-11-22', '2026-11-30'],
  ['the last day of February in a leap year', '2028-02-29', '2028-03-05', '2028-02-29'],
])('on %s the week ends on its Sunday and the month on its last day', (_, today, week, month) => {
  const day = toLocalDate(today);
  expect(computeWindowDays('week', day)).toEqual({ from: today, to: week });
  expect(computeWindowDays('month', day)).toEqual({ from: today, to: month });
});

test('what is late ends yesterday; what is near begins with what is late', () => {
  const today = toLocalDate('2026-03-01');
  expect(computeWindowDays('overdue', today)).toEqual({ from: null, to: '2026-02-28' });
  expect(computeWindowDays('soon', today)).toEqual({ from: null, to: '2026-03-31' });
});
