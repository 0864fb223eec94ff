import { describe, expect, it } from 'vitest';
import { calendarOf } from '../dates/calendar';
import { type LocalDate, localDate } from '../dates/local-date';
import { computeDeadlines } from './deadlines';
import { type KeptDate, planMoves } from './plan-moves';
import { systemType as types } from '../matter/kinds';
import type { Trigger } from './triggers';

const estate = (dates: Partial<Record<Trigger, string>>, on = '2026-11-15') =>
  computeDeadlines({
    systemType: types.estateLate,
    calendar: calendarOf('ZA'),
    dates: dates as Partial<Record<Trigger, LocalDate>>,
    on: localDate(on),
  });
const kept = (rule: string, due: string, more: { isFixed?: boolean; doneOn?: string } = {}): KeptDate => ({
  rule,
  due: localDate(due),
  isFixed: more.isFixed ?? false,
  doneOn: more.doneOn ? localDate(more.doneOn) : null,
});
const movesOf = (dates: readonly KeptDate[], deadlines: ReturnType<typeof estate>) =>
  planMoves(dates, deadlines).map((move) => [
    move.rule,
    move.kind,
    'from' in move ? move.from : null,
    'to' in move ? move.to : null,
    move.isFixed,
  ]);

describe('when an event moves', () => {
  it('a period that begins to run is new', () => {
    expect(movesOf([], estate({ death: '2026-09-01' }))).toEqual([
      ['death-notice', 'new', null, '2026-09-15', false],
      ['spouse-inventory', 'new', null, '2026-09-15', false],
      ['duty-interest-from', 'new', null, '2027-09-01', false],
    ]);
  });

  const three = (more: Parameters<typeof kept>[2] = {}) => [
    kept('death-notice', '2026-09-15', more),
    kept('spouse-inventory', '2026-09-15', { doneOn: '2026-09-10' }),
    kept('duty-interest-from', '2027-09-01'),
  ];

  it('its dates move with it, and one that is done stays', () => {
    expect(movesOf(three(), estate({ death: '2026-09-03' }))).toEqual([
      ['death-notice', 'moves', '2026-09-15', '2026-09-17', false],
      ['duty-interest-from', 'moves', '2027-09-01', '2027-09-03', false],
    ]);
  });

  it('one that was put by hand is told apart', () => {
    expect(movesOf(three({ isFixed: true }), estate({ death: '2026-09-03' }))[0]).toEqual([
      'death-notice',
      'moves',
      '2026-09-15',
      '2026-09-17',
      true,
    ]);
  });

  it('nothing moves while nothing changed', () => {
    expect(movesOf(three(), estate({ death: '2026-09-01' }))).toEqual([]);
  });

  it('a date whose event was taken back stops, unless it is done', () => {
    expect(movesOf(three(), estate({}))).toEqual([
      ['death-notice', 'stops', '2026-09-15', null, false],
      ['duty-interest-from', 'stops', '2027-09-01', null, false],
    ]);
  });

  it('a date of another type of matter stops', () => {
    expect(movesOf([kept('trustee-address', '2026-12-01')], estate({}))).toEqual([
      ['trustee-address', 'stops', '2026-12-01', null, false],
    ]);
  });
});

describe('what comes round again', () => {
  it('returns when its day comes back', () => {
    const paid = [kept('bond-premium', '2026-03-01', { doneOn: '2026-03-01' })];
    expect(movesOf(paid, estate({ bondIssued: '2025-03-01' }))).toEqual([
      ['bond-premium', 'returns', '2026-03-01', '2027-03-01', false],
    ]);
  });

  it('returns when a later event starts it afresh', () => {
    const answered = [kept('objection-comments', '2026-10-15', { doneOn: '2026-10-10' })];
    expect(movesOf(answered, estate({ objectionSent: '2026-11-02' }))).toEqual([
      ['objection-comments', 'returns', '2026-10-15', '2026-11-16', false],
    ]);
    expect(movesOf(answered, estate({ objectionSent: '2026-10-02' }))).toEqual([]);
  });
});
