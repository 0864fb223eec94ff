import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { computeRetention } from './retention';

describe('a closed matter is kept five years', () => {
  test.each([
    [2, 'ZA', '2021-11-15', '2026-11-15', /Financial Intelligence Centre Act/],
    [5, 'ZA', '2024-02-29', '2029-02-28', /Trust Property Control Act/],
    [5, 'NA', '2021-06-30', '2026-06-30', /Financial Intelligence Act 13 of 2012/],
  ] as const)('type %i in %s, closed %s: until %s', (systemType, country, closed, until, section) => {
    const kept = computeRetention(toLocalDate(closed), { systemType, country });
    expect(kept.until).toBe(until);
    expect(kept.section).toMatch(section);
  });
});
