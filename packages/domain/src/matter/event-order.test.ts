import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { checkEventOrder } from './event-order';
import { systemType } from './kinds';

const today = toLocalDate('2026-11-19');
const check = (event: string, on: string, happened: Readonly<Record<string, string>> = {}): boolean =>
  checkEventOrder(systemType.liquidation, {
    event,
    on: toLocalDate(on),
    happened: new Map(Object.entries(happened).map(([name, day]) => [name, toLocalDate(day)])),
    today,
  }) === undefined;

describe('an event of an insolvent estate', () => {
  test('is refused before what it follows, and without what it needs', () => {
    expect(check('confirmation', '2026-10-01')).toBe(false);
    expect(check('confirmation', '2026-10-01', { accountLodged: '2026-10-02' })).toBe(false);
    expect(check('confirmation', '2026-10-02', { accountLodged: '2026-10-02' })).toBe(false);
    const open = { accountLodged: '2026-10-02', inspectionOpens: '2026-10-09' };
    expect(check('confirmation', '2026-10-26', open)).toBe(true);
    expect(check('inspectionOpens', '2026-10-01', open)).toBe(false);
    expect(check('dividendPaid', '2026-11-01', { accountLodged: '2026-10-02' })).toBe(false);
    expect(check('secondMeeting', '2026-06-01', { firstMeeting: '2026-06-10' })).toBe(false);
    expect(check('secondMeeting', '2026-06-01')).toBe(true);
  });
  test('that lies ahead is only planned', () => {
    expect(check('confirmation', '2026-12-01')).toBe(true);
  });
});
