import { describe, expect, test } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { buildEstateLine, lineStages } from './estate-line';
import { findLastStageDay } from './line';

const today = toLocalDate('2026-11-16');
const buildLine = (
  happened: Readonly<Record<string, string>>,
  more: { isOver?: boolean; claimsClose?: LocalDate } = {},
) =>
  buildEstateLine({
    happened: new Map(Object.entries(happened).map(([event, on]) => [event, toLocalDate(on)])),
    isOver: false,
    today,
    ...more,
  });
const readStates = (on: ReturnType<typeof buildLine>) => on.map(({ state }) => state[0]).join('');

describe('the line of the estate', () => {
  test('begins with the report, and one stage alone is now', () => {
    expect(readStates(buildLine({}))).toBe('naaaaaaaaa');
    expect(buildLine({})[0]).toEqual({ stage: 'reported', state: 'now', on: null, waitsFor: 'us' });
  });

  test('under section 18(3) there is no advert and no account that lies open', () => {
    const small = buildEstateLine({ happened: new Map([['letters', today]]), isOver: false, isSmall: true, today });
    expect(small.map(({ stage, state }) => [stage, state])).toEqual([
      ['reported', 'passed'],
      ['letters', 'done'],
      ['paid', 'now'],
      ['discharged', 'ahead'],
      ['closed', 'ahead'],
    ]);
  });

  test('a stage reached puts those before it behind; what has no day is passed, not done', () => {
    const passed = buildLine({ accountLodged: '2026-10-01', reported: '2026-02-01' });
    expect(readStates(passed)).toBe('dpppdnaaaa');
    expect(passed.map(({ on }) => on)).toEqual(['2026-02-01', null, null, null, '2026-10-01', ...Array(5).fill(null)]);
    expect(passed[5]).toMatchObject({ stage: 'queries', waitsFor: 'master' });
    expect(findLastStageDay(passed)).toBe('2026-10-01');
  });

  test('creditors are waited for until their time is over, then the account waits for us', () => {
    const readNoticeWait = (notice: string, claimsClose?: string) =>
      buildLine({ creditorsNotice: notice }, claimsClose ? { claimsClose: toLocalDate(claimsClose) } : {})[3]!.waitsFor;
    expect(readNoticeWait('2026-11-01')).toBe('creditors');
    expect(readNoticeWait('2026-10-17')).toBe('creditors');
    expect(readNoticeWait('2026-10-16')).toBe('us');
    expect(readNoticeWait('2026-10-16', '2026-12-01')).toBe('creditors');
  });

  test('an approved account lies open once its notice appeared; until then it waits for us', () => {
    const readApprovedWait = (happened: Record<string, string>) =>
      buildLine({ accountApproved: '2026-11-01', ...happened })[6]!.waitsFor;
    expect(readApprovedWait({})).toBe('us');
    expect(readApprovedWait({ accountNotice: '2026-11-20' })).toBe('us');
    expect(readApprovedWait({ accountNotice: '2026-11-16' })).toBe('readers');
  });

  test('a matter that is closed has nothing ahead, and events that are no stage move nothing', () => {
    expect(readStates(buildLine({}, { isOver: true }))).toBe('pppppppppp');
    expect(readStates(buildLine({ will: '2020-01-01', claimRejected: '2026-01-01' }))).toBe('naaaaaaaaa');
  });

  test('a discharge is said for itself: the estate is closed once the matter is', () => {
    const discharged = buildLine({ heirsPaid: '2026-11-01', discharged: '2026-11-15' });
    expect(readStates(discharged)).toBe('pppppppddn');
    expect(discharged.slice(-2)).toEqual([
      { stage: 'discharged', state: 'done', on: '2026-11-15', waitsFor: 'master' },
      { stage: 'closed', state: 'now', on: null, waitsFor: 'us' },
    ]);
    const closed = buildLine({ discharged: '2026-11-15', closed: '2026-11-16' }, { isOver: true });
    expect(closed.at(-1)).toMatchObject({ stage: 'closed', state: 'done', on: '2026-11-16' });
  });

  test('however far it came, what is behind stands before now and now before ahead', () => {
    const events = ['reported', 'letters', 'creditorsNotice', 'accountGenerated', 'accountLodged', 'accountApproved'];
    for (let mask = 0; mask < 2 ** events.length; mask += 1) {
      const happened = Object.fromEntries(
        events.filter((_, bit) => mask & (2 ** bit)).map((one) => [one, '2026-05-05']),
      );
      expect(readStates(buildLine(happened))).toMatch(/^[dp]*na*$/);
      // The naive way: as many are done as the place of the last that happened.
      expect(readStates(buildLine(happened)).indexOf('n')).toBe(
        Math.max(0, ...Object.keys(happened).map((one) => events.indexOf(one) + 1)),
      );
    }
    expect(lineStages).toHaveLength(10);
  });
});
