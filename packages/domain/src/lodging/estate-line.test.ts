import { describe, expect, test } from 'vitest';
import { type LocalDate, localDate } from '../dates/local-date';
import { estateLine, lineStages } from './estate-line';
import { sinceOnLine } from './line';

const today = localDate('2026-11-16');
const line = (happened: Readonly<Record<string, string>>, more: { isOver?: boolean; claimsClose?: LocalDate } = {}) =>
  estateLine({
    happened: new Map(Object.entries(happened).map(([event, on]) => [event, localDate(on)])),
    isOver: false,
    today,
    ...more,
  });
const states = (on: ReturnType<typeof line>) => on.map(({ state }) => state[0]).join('');

describe('the line of the estate', () => {
  test('begins with the report, and one stage alone is now', () => {
    expect(states(line({}))).toBe('naaaaaaaaa');
    expect(line({})[0]).toEqual({ stage: 'reported', state: 'now', on: null, waitsFor: 'us' });
  });

  test('under section 18(3) there is no advert and no account that lies open', () => {
    const small = estateLine({ happened: new Map([['letters', today]]), isOver: false, isSmall: true, today });
    expect(small.map(({ stage, state }) => [stage, state])).toEqual([
      ['reported', 'done'],
      ['letters', 'done'],
      ['paid', 'now'],
      ['discharged', 'ahead'],
      ['closed', 'ahead'],
    ]);
  });

  test('a stage reached puts those before it behind, whether marked or not', () => {
    const passed = line({ accountLodged: '2026-10-01', reported: '2026-02-01' });
    expect(states(passed)).toBe('dddddnaaaa');
    expect(passed.map(({ on }) => on)).toEqual(['2026-02-01', null, null, null, '2026-10-01', ...Array(5).fill(null)]);
    expect(passed[5]).toMatchObject({ stage: 'queries', waitsFor: 'master' });
    expect(sinceOnLine(passed)).toBe('2026-10-01');
  });

  test('creditors are waited for until their time is over, then the account waits for us', () => {
    const waits = (notice: string, claimsClose?: string) =>
      line({ creditorsNotice: notice }, claimsClose ? { claimsClose: localDate(claimsClose) } : {})[3]!.waitsFor;
    expect(waits('2026-11-01')).toBe('creditors');
    expect(waits('2026-10-17')).toBe('creditors');
    expect(waits('2026-10-16')).toBe('us');
    expect(waits('2026-10-16', '2026-12-01')).toBe('creditors');
  });

  test('an approved account lies open once its notice appeared; until then it waits for us', () => {
    const waits = (happened: Record<string, string>) =>
      line({ accountApproved: '2026-11-01', ...happened })[6]!.waitsFor;
    expect(waits({})).toBe('us');
    expect(waits({ accountNotice: '2026-11-20' })).toBe('us');
    expect(waits({ accountNotice: '2026-11-16' })).toBe('readers');
  });

  test('a matter that is closed has nothing ahead, and events that are no stage move nothing', () => {
    expect(states(line({}, { isOver: true }))).toBe('dddddddddd');
    expect(states(line({ will: '2020-01-01', claimRejected: '2026-01-01' }))).toBe('naaaaaaaaa');
  });

  test('a discharge is said for itself: the estate is closed once the matter is', () => {
    const discharged = line({ heirsPaid: '2026-11-01', discharged: '2026-11-15' });
    expect(states(discharged)).toBe('dddddddddn');
    expect(discharged.slice(-2)).toEqual([
      { stage: 'discharged', state: 'done', on: '2026-11-15', waitsFor: 'master' },
      { stage: 'closed', state: 'now', on: null, waitsFor: 'us' },
    ]);
    const closed = line({ discharged: '2026-11-15', closed: '2026-11-16' }, { isOver: true });
    expect(closed.at(-1)).toMatchObject({ stage: 'closed', state: 'done', on: '2026-11-16' });
  });

  test('however far it came, done stands before now and now before ahead', () => {
    const events = ['reported', 'letters', 'creditorsNotice', 'accountGenerated', 'accountLodged', 'accountApproved'];
    for (let mask = 0; mask < 2 ** events.length; mask += 1) {
      const happened = Object.fromEntries(
        events.filter((_, bit) => mask & (2 ** bit)).map((one) => [one, '2026-05-05']),
      );
      expect(states(line(happened))).toMatch(/^d*na*$/);
      // The naive way: as many are done as the place of the last that happened.
      expect(states(line(happened)).indexOf('n')).toBe(
        Math.max(0, ...Object.keys(happened).map((one) => events.indexOf(one) + 1)),
      );
    }
    expect(lineStages).toHaveLength(10);
  });
});
