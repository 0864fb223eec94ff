import { describe, expect, it } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { computeDeadlines } from './deadlines';
import { type StoredDeadline, planMoves } from './plan-moves';
import { systemType as types } from '../matter/kinds';
import type { DeadlineTrigger } from './triggers';

const computeEstateDeadlines = (dates: Partial<Record<DeadlineTrigger, string>>, on = '2026-11-15') =>
  computeDeadlines({
    systemType: types.estateLate,
    calendar: createCalendar('ZA'),
    dates: dates as Partial<Record<DeadlineTrigger, LocalDate>>,
    on: toLocalDate(on),
  });
const createStoredDate = (
  rule: string,
  due: string,
  more: { isFixed?: boolean; doneOn?: string } = {},
): StoredDeadline => ({
  rule,
  due: toLocalDate(due),
  isFixed: more.isFixed ?? false,
  doneOn: more.doneOn ? toLocalDate(more.doneOn) : null,
});
const listMoves = (dates: readonly StoredDeadline[], deadlines: ReturnType<typeof computeEstateDeadlines>) =>
  planMoves(dates, deadlines).map((move) => [
    move.rule,
    move.kind,
    'from' in move ? move.from : null,
    'to' in move ? move.to : null,
    move.isFixed,
  ]);

describe('when an event moves', () => {
  it('a period that begins to run is new', () => {
    expect(listMoves([], computeEstateDeadlines({ death: '2026-09-01' }))).toEqual([
      ['death-notice', 'new', null, '2026-09-15', false],
      ['spouse-inventory', 'new', null, '2026-09-15', false],
      ['duty-interest-from', 'new', null, '2027-09-01', false],
    ]);
  });

  const createThreeDates = (more: Parameters<typeof createStoredDate>[2] = {}) => [
    createStoredDate('death-notice', '2026-09-15', more),
    createStoredDate('spouse-inventory', '2026-09-15', { doneOn: '2026-09-10' }),
    createStoredDate('duty-interest-from', '2027-09-01'),
  ];

  it('its dates move with it, and one that is done stays', () => {
    expect(listMoves(createThreeDates(), computeEstateDeadlines({ death: '2026-09-03' }))).toEqual([
      ['death-notice', 'moves', '2026-09-15', '2026-09-17', false],
      ['duty-interest-from', 'moves', '2027-09-01', '2027-09-03', false],
    ]);
  });

  it('one that was put by hand is told apart', () => {
    expect(listMoves(createThreeDates({ isFixed: true }), computeEstateDeadlines({ death: '2026-09-03' }))[0]).toEqual([
      'death-notice',
      'moves',
      '2026-09-15',
      '2026-09-17',
      true,
    ]);
  });

  it('nothing moves while nothing changed', () => {
    expect(listMoves(createThreeDates(), computeEstateDeadlines({ death: '2026-09-01' }))).toEqual([]);
  });

  it('a date whose event was taken back stops, unless it is done', () => {
    expect(listMoves(createThreeDates(), computeEstateDeadlines({}))).toEqual([
      ['death-notice', 'stops', '2026-09-15', null, false],
      ['duty-interest-from', 'stops', '2027-09-01', null, false],
    ]);
  });

  it('a date of another type of matter stops', () => {
    expect(listMoves([createStoredDate('trustee-address', '2026-12-01')], computeEstateDeadlines({}))).toEqual([
      ['trustee-address', 'stops', '2026-12-01', null, false],
    ]);
  });
});

describe('what comes round again', () => {
  it('returns when its day comes back', () => {
    const paid = [createStoredDate('bond-premium', '2026-03-01', { doneOn: '2026-03-01' })];
    expect(listMoves(paid, computeEstateDeadlines({ bondIssued: '2025-03-01' }))).toEqual([
      ['bond-premium', 'returns', '2026-03-01', '2027-03-01', false],
    ]);
  });

  it('returns when a later event starts it afresh', () => {
    const answered = [createStoredDate('objection-comments', '2026-10-15', { doneOn: '2026-10-10' })];
    expect(listMoves(answered, computeEstateDeadlines({ objectionSent: '2026-11-02' }))).toEqual([
      ['objection-comments', 'returns', '2026-10-15', '2026-11-16', false],
    ]);
    expect(listMoves(answered, computeEstateDeadlines({ objectionSent: '2026-10-02' }))).toEqual([]);
  });
});
