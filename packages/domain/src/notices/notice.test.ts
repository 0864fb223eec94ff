import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { addDays, toLocalDate, computeWeekday } from '../dates/local-date';
import { readRefusalFields } from '../law/testing';
import {
  checkNotice,
  computeNoticeClose,
  checkGazetteDay,
  computeGazetteCopyDay,
  findLatestPublication,
  findNextGazette,
  type EstateNotice,
} from './notice';

const ZA = createCalendar('ZA');
const day = toLocalDate;
const createNotice = (more: Partial<EstateNotice> = {}): EstateNotice => ({
  kind: 'creditors',
  gazetteDate: day('2026-04-10'),
  newspaperDate: day('2026-04-08'),
  secondNewspaperDate: null,
  period: null,
  ...more,
});

describe('a notice', () => {
  test('runs from the latest of its publications, once Gazette and newspaper are known', () => {
    expect(findLatestPublication(createNotice())).toBe('2026-04-10');
    expect(findLatestPublication(createNotice({ secondNewspaperDate: day('2026-04-15') }))).toBe('2026-04-15');
    expect(findLatestPublication(createNotice({ newspaperDate: null }))).toBeNull();
    expect(computeNoticeClose(ZA, createNotice({ gazetteDate: null }))).toBeNull();
  });

  test('to creditors closes after 30 days, an account after 21, or what it states', () => {
    // 10 May 2026 is a Sunday: it goes on to the Monday.
    expect(computeNoticeClose(ZA, createNotice())).toBe('2026-05-11');
    expect(computeNoticeClose(ZA, createNotice({ period: { count: 45, unit: 'days' } }))).toBe('2026-05-25');
    expect(computeNoticeClose(ZA, createNotice({ period: { count: 2, unit: 'months' } }))).toBe('2026-06-10');
    expect(computeNoticeClose(ZA, createNotice({ kind: 'account', gazetteDate: day('2026-06-12') }))).toBe(
      '2026-07-03',
    );
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
    const refused = checkNotice(createNotice({ kind, period }));
    expect(refused ? readRefusalFields(refused) : []).toEqual(fields);
  });
});

describe('the Gazette', () => {
  test('appears on Fridays, or before one that is a holiday; copy is due a week before', () => {
    expect(findNextGazette(ZA, day('2026-04-07'))).toBe('2026-04-10');
    // Good Friday 2026 is 3 April: that week's issue is of the Thursday.
    expect(findNextGazette(ZA, day('2026-03-28'))).toBe('2026-04-02');
    expect(computeGazetteCopyDay(ZA, day('2026-04-10'))).toBe('2026-04-02');
    expect(checkGazetteDay(ZA, day('2026-04-10'))).toBeUndefined();
    expect(checkGazetteDay(ZA, day('2026-04-08'))).toMatchObject({ values: { day: '2026-04-10' } });
  });

  test('an issue is never more than eight days away, and copy is due before it on a working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const on = addDays(day('2020-01-01'), days);
        const issue = findNextGazette(ZA, on);
        expect(issue >= on && issue <= addDays(on, 8)).toBe(true);
        const copy = computeGazetteCopyDay(ZA, issue)!;
        expect(copy <= addDays(issue, -7) && ![0, 6].includes(computeWeekday(copy) % 7)).toBe(true);
      }),
      { seed: Number(process.env['SEED'] ?? 18) },
    );
  });
});
