import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, toLocalDate, toDayParts } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { checkHandOver } from './may-hand-over';
import { checkRepeat, readMeantDay, computeNextDue, type TaskRepeat } from './repeat';
import { stepTemplates } from './step-templates';
import { groupTask } from './task-groups';

const on = toLocalDate;
const listSeries = (first: LocalDate, repeat: TaskRepeat): LocalDate[] => {
  const days = [first];
  for (
    let next = computeNextDue(first, repeat, readMeantDay(first));
    next;
    next = computeNextDue(next, repeat, readMeantDay(first))
  )
    days.push(next);
  return days;
};

describe('a task that repeats', () => {
  test('on the 31st falls on the last day of a shorter month, and on the 31st again after it', () => {
    const monthly = { unit: 'months', every: 1, until: on('2027-05-31') } as const;
    expect(listSeries(on('2026-12-31'), monthly)).toEqual(
      ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map(on),
    );
  });

  test('on 29 February falls on the 28th in other years, and on the 29th in the next leap year', () => {
    const yearly = { unit: 'years', every: 1, until: on('2032-12-31') } as const;
    expect(listSeries(on('2028-02-29'), yearly)).toEqual(
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map(on),
    );
  });

  test('ends with its last day, that day included', () => {
    const weekly = { unit: 'weeks', every: 2, until: on('2026-11-30') } as const;
    expect(listSeries(on('2026-11-02'), weekly)).toEqual(['2026-11-02', '2026-11-16', '2026-11-30'].map(on));
    expect(computeNextDue(on('2026-11-30'), weekly, 30)).toBeNull();
  });

  test('always goes forward, and month by month keeps to the day meant or the last of the month', () => {
    const start = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(on('2000-01-01'), days));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 60 }), (first, every) => {
        const days = listSeries(first, { unit: 'months', every, until: addDays(first, 4000) });
        // A second, naive way: whole months counted from the first day, clipped to what the month has.
        const { year, month, day } = toDayParts(first);
        days.forEach((found, index) => {
          const last = new Date(Date.UTC(year, month - 1 + index * every + 1, 0));
          expect(found).toBe(
            new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())))
              .toISOString()
              .slice(0, 10),
          );
        });
      }),
    );
  });

  test.each([
    [{ dueDate: null, repeatUnit: 'months', repeatEvery: 1, repeatUntil: on('2027-01-01') }, 'dueDate'],
    [{ dueDate: on('2027-01-01'), repeatUnit: 'months', repeatEvery: 1, repeatUntil: null }, 'repeatUntil'],
    [{ dueDate: on('2027-01-02'), repeatUnit: 'days', repeatEvery: 1, repeatUntil: on('2027-01-01') }, 'repeatUntil'],
    [
      { dueDate: on('2027-01-02'), repeatUnit: 'days', repeatEvery: null, repeatUntil: on('2027-02-01') },
      'repeatEvery',
    ],
  ] as const)('is refused without a first day, without an end, or with an end before it (%#)', (asked, field) => {
    const refused = checkRepeat(asked);
    expect(isRefused(refused) && refused.refusals[0]?.field).toBe(field);
  });
});

test.each([
  ['2026-11-16', null, 'overdue'],
  ['2026-11-17', null, 'today'],
  ['2026-11-18', null, 'week'],
  ['2026-11-22', null, 'week'], // Sunday
  ['2026-11-23', null, 'later'],
  [null, null, 'later'],
  ['2026-11-01', 'the Master', 'waiting'],
] as const)('on Tuesday 2026-11-17 a task due %s, waiting for %s, stands under %s', (due, waitingFor, group) => {
  const dueDate = due && on(due);
  expect(groupTask({ dueDate, waitingFor, isDone: false }, on('2026-11-17'))).toBe(group);
  expect(groupTask({ dueDate, waitingFor, isDone: true }, on('2026-11-17'))).toBe('done');
});

test('all of a colleague’s tasks are handed over by the colleague or an administrator, to somebody else', () => {
  const by = { personId: 1, roles: ['Capture Matter'] as const };
  expect(checkHandOver({ by, from: 1, to: 2 })).toBeUndefined();
  expect(isRefused(checkHandOver({ by, from: 2, to: 1 }))).toBe(true);
  expect(checkHandOver({ by: { personId: 1, roles: ['Admin'] }, from: 2, to: 1 })).toBeUndefined();
  expect(isRefused(checkHandOver({ by, from: 1, to: 1 }))).toBe(true);
});

test('the steps of each type lead to milestones of its list, in order, and no stage is empty', () => {
  const most: Readonly<Record<string, number>> = { 1: 10, 2: 10, 3: 8, 4: 3, 5: 7 };
  for (const [type, stages] of Object.entries(stepTemplates)) {
    const numbers = stages.map(({ milestone }) => milestone);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(most[type]!);
    expect(stages.every(({ steps }) => steps.length > 0)).toBe(true);
  }
});
