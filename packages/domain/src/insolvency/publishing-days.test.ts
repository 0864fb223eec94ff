import { describe, expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { toLocalDate } from '../dates/local-date';
import { checkPublishingDays, findLastPublishingDay } from './publishing-days';
import { listNextSteps, standardResolutionKeys } from './standard-resolutions';

const calendar = createCalendar('ZA');
const none = { gazetteDate: null, newspaperDate: null, secondNewspaperDate: null, meetingDate: null };
const listWrong = (days: Partial<Record<keyof typeof none, string>>) => {
  const given = Object.fromEntries(Object.entries(days).map(([field, day]) => [field, toLocalDate(day)]));
  const refused = checkPublishingDays(calendar, { ...none, ...given });
  return refused ? refused.refusals.map(({ field }) => field) : [];
};

describe('notices of a meeting', () => {
  test.each([
    [{ gazetteDate: '2026-04-10' }, []], // Friday
    [{ gazetteDate: '2026-04-12' }, ['gazetteDate']], // Sunday
    [{ gazetteDate: '2026-04-14' }, ['gazetteDate']], // Tuesday
    [{ gazetteDate: '2026-04-03' }, ['gazetteDate']], // Good Friday
    [{ gazetteDate: '2026-04-02' }, []], // the day before it
    [{ newspaperDate: '2026-04-11', secondNewspaperDate: '2026-04-12' }, ['secondNewspaperDate']],
    [{ newspaperDate: '2026-04-27' }, ['newspaperDate']], // Freedom Day
    [{ meetingDate: '2026-05-03' }, ['meetingDate']], // Sunday
    [{ meetingDate: '2026-05-04' }, []],
  ])('%j', (days, wrong) => {
    expect(listWrong(days)).toEqual(wrong);
  });

  test('where no day of the Gazette is known, only Sundays and holidays are refused', () => {
    const of = (day: string) => checkPublishingDays(createCalendar('NA'), { ...none, gazetteDate: toLocalDate(day) });
    expect(of('2026-04-14')).toBe(undefined);
    expect(of('2026-04-12')).not.toBe(undefined);
  });

  test('the last publishing day before a Sunday after a holiday is the day before both', () => {
    expect(findLastPublishingDay(calendar, toLocalDate('2026-04-06'))).toBe('2026-04-04'); // Family Day, Easter Sunday
  });
});

test('only what was carried asks for a next step', () => {
  const all = standardResolutionKeys.map((standard) => ({ standard, isCarried: true, elected: [] }));
  expect(listNextSteps(all).map(({ tab }) => tab)).toEqual([
    'meetings',
    'assets',
    'assets',
    'assets',
    'assets',
    'expenses',
    'claims',
  ]);
  expect(listNextSteps(all.map((one) => ({ ...one, isCarried: false })))).toEqual([]);
  expect(listNextSteps([{ standard: null, isCarried: false, elected: ['A', 'B'] }])[0]!.says.values).toEqual({
    names: 'A, B',
  });
});
