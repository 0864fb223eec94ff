import { countDaysBetween, toLocalDate } from '@boedel/domain/dates/local-date';
import { expect, test } from 'vitest';
import { computeSpan, turnDay } from './days';

const on = toLocalDate;

test('a month is drawn in whole weeks from Monday, and fewer than 400 entries at most', () => {
  expect(computeSpan('month', on('2026-02-10'))).toMatchObject({ start: '2026-01-26', end: '2026-03-01' });
  for (let month = 1; month <= 12; month += 1) {
    for (const view of ['month', 'week', 'list'] as const) {
      const { start, end, perDay } = computeSpan(view, on(`2026-${String(month).padStart(2, '0')}-15`));
      expect((countDaysBetween(start, end) + 1) * perDay).toBeLessThan(400);
      expect(countDaysBetween(start, end)).toBeLessThan(62);
    }
  }
});

test('turning goes by what is shown; the 31st does not skip February', () => {
  expect(turnDay('month', on('2027-01-31'), 1)).toBe('2027-02-01');
  expect(turnDay('week', on('2026-12-29'), 1)).toBe('2027-01-05');
  expect(turnDay('day', on('2027-03-01'), -1)).toBe('2027-02-28');
});
