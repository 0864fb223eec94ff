import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../dates/calendar';
import { addDays, localDate, weekdayOf } from '../dates/local-date';
import { refusedFields } from '../law/testing';
import {
  checkNotice,
  closesOn,
  doubtOfGazette,
  gazetteCopyBy,
  latestPublication,
  nextGazette,
  type Notice,
} from './notice';

const ZA = calendarOf('ZA');
const day = localDate;
const notice = (more: Partial<Notice> = {}): Notice => ({
  kind: 'creditors',
  gazetteDate: day('2026-04-10'),
  newspaperDate: day('2026-04-08'),
  secondNewspaperDate: null,
  period: null,
  ...more,
});

describe('a notice', () => {
  test('runs from the latest of its publications, once Gazette and newspaper are known', () => {
    expect(latestPublication(notice())).toBe('2026-04-10');
    expect(latestPublication(notice({ secondNewspaperDate: day('2026-04-15') }))).toBe('2026-04-15');
    expect(latestPublication(notice({ newspaperDate: null }))).toBeNull();
    expect(closesOn(ZA, notice({ gazetteDate: null }))).toBeNull();
  });

  test('to creditors closes after 30 days, an account after 21, or what it states', () => {
    // 10 May 2026 is a Sunday: it goes on to the Monday.
    expect(closesOn(ZA, notice())).toBe('2026-05-11');
    expect(closesOn(ZA, notice({ period: { count: 45, unit: 'days' } }))).toBe('2026-05-25');
    expect(closesOn(ZA, notice({ period: { count: 2, unit: 'months' } }))).toBe('2026-06-10');
    expect(closesOn(ZA, notice({ kind: 'account', gazetteDate: day('2026-06-12') }))).toBe('2026-07-03');
  });

  test.each([
    ['creditors', { count: 29, unit: 'days' }, ['periodCount']],
    ['creditors', { count: 30, unit: 'days' }, []],
    ['creditors', { count: 3, unit: 'months' }, []],
    ['creditors', { count: 4, unit: 'months' }, ['periodCount']],
    ['creditors', { count: 91, unit: 'days' }, ['periodCount']],
    ['account', { count: 20, unit: 'days' }, ['periodCount']],
    ['account', { count: 60, unit: 'days' }, []],
  ] as const)('%s with %o: refused %o', (kind, period, fields) => {
    const refused = checkNotice(notice({ kind, period }));
    expect(refused ? refusedFields(refused) : []).toEqual(fields);
  });
});

describe('the Gazette', () => {
  test('appears on Fridays, or before one that is a holiday; copy is due a week before', () => {
    expect(nextGazette(ZA, day('2026-04-07'))).toBe('2026-04-10');
    // Good Friday 2026 is 3 April: that week's issue is of the Thursday.
    expect(nextGazette(ZA, day('2026-03-28'))).toBe('2026-04-02');
    expect(gazetteCopyBy(ZA, day('2026-04-10'))).toBe('2026-04-02');
    expect(doubtOfGazette(ZA, day('2026-04-10'))).toBeUndefined();
    expect(doubtOfGazette(ZA, day('2026-04-08'))).toMatchObject({ values: { day: '2026-04-10' } });
  });

  test('an issue is never more than eight days away, and copy is due before it on a working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const on = addDays(day('2020-01-01'), days);
        const issue = nextGazette(ZA, on);
        expect(issue >= on && issue <= addDays(on, 8)).toBe(true);
        const copy = gazetteCopyBy(ZA, issue)!;
        expect(copy <= addDays(issue, -7) && ![0, 6].includes(weekdayOf(copy) % 7)).toBe(true);
      }),
      { seed: Number(process.env['SEED'] ?? 18) },
    );
  });
});
