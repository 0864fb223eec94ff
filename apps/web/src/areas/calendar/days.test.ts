import { daysBetween, localDate } from '@boedel/domain/dates/local-date';
import { expect, test } from 'vitest';
import { shownIn, turned } from './days';

const on = localDate;

test('a month is drawn in whole weeks from Monday, and fewer than 400 entries at most', () => {
  expect(shownIn('month', on('2026-02-10'))).toMatchObject({ start: '2026-01-26', end: '2026-03-01' });
  for (let month = 1; month <= 12; month += 1) {
    for (const view of ['month', 'week', 'list'] as const) {
      const { start, end, perDay } = shownIn(view, on(`2026-${String(month).padStart(2, '0')}-15`));
      expect((daysBetween(start, end) + 1) * perDay).toBeLessThan(400);
      expect(daysBetween(start, end)).toBeLessThan(62);
    }
  }
});

test('turning goes by what is shown; the 31st does not skip February', () => {
  expect(turned('month', on('2027-01-31'), 1)).toBe('2027-02-01');
  expect(turned('week', on('2026-12-29'), 1)).toBe('2027-01-05');
  expect(turned('day', on('2027-03-01'), -1)).toBe('2027-02-28');
});
