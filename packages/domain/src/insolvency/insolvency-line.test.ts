import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { insolvencyLine, type InsolvencyLineFacts, insolvencyStages } from './insolvency-line';

const line = (happened: Readonly<Record<string, string>>, more: Partial<InsolvencyLineFacts> = {}) =>
  insolvencyLine({
    happened: new Map(Object.entries(happened).map(([event, on]) => [event, localDate(on)])),
    isOver: false,
    today: localDate('2026-11-16'),
    ...more,
  });
const states = (on: ReturnType<typeof line>) => on.map(({ state }) => state[0]).join('');
const who = (stage: string, ...of: Parameters<typeof line>) => line(...of).find((one) => one.stage === stage)!.waitsFor;

describe('the line of an insolvent estate', () => {
  test('begins with the appointment and passes each stage by what happened', () => {
    expect(states(line({}))).toBe('naaaaaaaa');
    const events = [
      'certificate',
      'firstMeeting',
      'secondMeeting',
      'assetsRealised',
      'accountLodged',
      'confirmation',
      'dividendPaid',
      'released',
    ];
    events.forEach((event, place) => {
      expect(states(line({ [event]: '2026-05-05' }))).toBe('d'.repeat(place + 1) + 'n' + 'a'.repeat(7 - place));
    });
    expect(insolvencyStages).toHaveLength(9);
  });

  test('only the end of the matter closes it', () => {
    expect(states(line({ released: '2026-05-05' }))).toBe('ddddddddn');
    expect(states(line({}, { isOver: true }))).toBe('ddddddddd');
  });

  test('says who is waited for', () => {
    expect(who('firstMeeting', {})).toBe('master');
    expect(who('firstMeeting', {}, { isCloseCorporation: true })).toBe('us');
    const open = { accountLodged: '2026-10-01', inspectionOpens: '2026-11-13' };
    expect(who('confirmed', open, { inspectionEnds: localDate('2026-11-27') })).toBe('readers');
    expect(who('confirmed', open, { inspectionEnds: localDate('2026-11-15') })).toBe('master');
    expect(who('confirmed', open, { inspectionEnds: localDate('2026-11-27'), unanswered: 1 })).toBe('us');
    expect(who('dividends', {}, { isContribution: true })).toBe('creditors');
    expect(who('dividends', {})).toBe('us');
    expect(who('released', {})).toBe('us');
    expect(who('released', {}, { isReleaseAsked: true })).toBe('master');
  });
});
