import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { findPassedState, passesByItself } from './passes-by-itself';
import { deadlineRules } from './rules';

test('a right and a period of others are never late; what the firm has to do is', () => {
  for (const id of ['rehab-no-claims', 'claims-close', 'inspection-ends', 'estate-objection', 'insolvency-objection']) {
    expect([id, passesByItself.has(id)]).toEqual([id, true]);
  }
  for (const id of ['estate-account-due', 'objection-comments', 'report-posted', 'first-account']) {
    expect([id, passesByItself.has(id)]).toEqual([id, false]);
  }
});

test('of an insolvent estate no right is late: it lapsed, whosever it was', () => {
  const today = toLocalDate('2026-11-19');
  const find = (id: string, due: string) =>
    findPassedState(
      deadlineRules.find((rule) => rule.id === id)!,
      toLocalDate(due),
      today,
    );
  for (const id of [
    'late-claims',
    'claim-lodged',
    'security-notified',
    'cash-sale-reclaim',
    'suspended-action-notice',
    'direction-to-court',
    'rejected-nominee',
    'rehab-notice',
    'take-over-security',
    'land-election',
  ]) {
    expect([id, find(id, '2026-11-18')]).toEqual([id, 'lapsed']);
    expect([id, find(id, '2026-11-19')]).toEqual([id, undefined]);
  }
  expect(find('inspection-closes', '2026-11-18')).toBe('over');
  expect(find('rehab-ordinary', '2026-11-18')).toBe('open');
  // What the office bearer has to do stays late.
  expect(find('first-account', '2026-11-18')).toBeUndefined();
});
