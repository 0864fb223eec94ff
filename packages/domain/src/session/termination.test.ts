import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { computeDeletionDay, computeNoticeEnd, mayGiveNotice, mayWithdraw } from './termination';

test('thirty days of notice, and five days to fetch the data after the end', () => {
  const end = computeNoticeEnd(toLocalDate('2026-11-15'), 30);
  expect(end).toBe('2026-12-15');
  expect(computeDeletionDay(end, 5)).toBe('2026-12-21');
});

test('notice is given once, and never to the provider', () => {
  expect(mayGiveNotice({ isProvider: false, terminatesOn: null })).toBe(true);
  expect(isRefused(mayGiveNotice({ isProvider: true, terminatesOn: null }))).toBe(true);
  expect(isRefused(mayGiveNotice({ isProvider: false, terminatesOn: toLocalDate('2026-12-15') }))).toBe(true);
});

test('who gave a notice takes it back, and nobody else', () => {
  const terminatesOn = toLocalDate('2026-12-15');
  expect(mayWithdraw({ terminatesOn, from: 'firm' }, 'firm')).toBe(true);
  expect(isRefused(mayWithdraw({ terminatesOn, from: 'provider' }, 'firm'))).toBe(true);
  expect(mayWithdraw({ terminatesOn, from: 'provider' }, 'provider')).toBe(true);
  expect(isRefused(mayWithdraw({ terminatesOn, from: 'firm' }, 'provider'))).toBe(true);
  expect(isRefused(mayWithdraw({ terminatesOn: null, from: null }, 'firm'))).toBe(true);
});
