import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { buildInsolvencyLine, type InsolvencyLineFacts, insolvencyStages } from './insolvency-line';

const computeLine = (happened: Readonly<Record<string, string>>, more: Partial<InsolvencyLineFacts> = {}) =>
  buildInsolvencyLine({
    happened: new Map(Object.entries(happened).map(([event, on]) => [event, toLocalDate(on)])),
    isOver: false,
    today: toLocalDate('2026-11-16'),
    ...more,
  });
const readStates = (on: ReturnType<typeof computeLine>) => on.map(({ state }) => state[0]).join('');
const readWaitsFor = (stage: string, ...of: Parameters<typeof computeLine>) =>
  computeLine(...of).find((one) => one.stage === stage)!.waitsFor;

describe('the line of an insolvent estate', () => {
  test('begins with the appointment and passes each stage by what happened', () => {
    expect(readStates(computeLine({}))).toBe('naaaaaaaa');
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
      expect(readStates(computeLine({ [event]: '2026-05-05' }))).toBe('p'.repeat(place) + 'dn' + 'a'.repeat(7 - place));
    });
    expect(insolvencyStages).toHaveLength(9);
  });

  test('only the end of the matter closes it', () => {
    expect(readStates(computeLine({ released: '2026-05-05' }))).toBe('pppppppdn');
    expect(readStates(computeLine({}, { isOver: true }))).toBe('ppppppppp');
  });

  test('says who is waited for', () => {
    expect(readWaitsFor('firstMeeting', {})).toBe('master');
    expect(readWaitsFor('firstMeeting', {}, { isCloseCorporation: true })).toBe('us');
    const open = { accountLodged: '2026-10-01', inspectionOpens: '2026-11-13' };
    expect(readWaitsFor('confirmed', open, { inspectionEnds: toLocalDate('2026-11-27') })).toBe('readers');
    expect(readWaitsFor('confirmed', open, { inspectionEnds: toLocalDate('2026-11-15') })).toBe('master');
    expect(readWaitsFor('confirmed', open, { inspectionEnds: toLocalDate('2026-11-27'), unanswered: 1 })).toBe('us');
    expect(readWaitsFor('dividends', {}, { isContribution: true })).toBe('creditors');
    expect(readWaitsFor('dividends', {})).toBe('us');
    expect(readWaitsFor('released', {})).toBe('us');
    expect(readWaitsFor('released', {}, { isReleaseAsked: true })).toBe('master');
  });
});
