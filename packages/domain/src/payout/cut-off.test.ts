import { expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { toLocalDate } from '../dates/local-date';
import { computeSendBy, isAfterSendBy } from './cut-off';

const calendar = createCalendar('ZA');
const cutOff = { usual: '15:30', sameDay: '12:00' };
const day = toLocalDate;

test('a file for a working day goes out on that day before the cut-off time', () => {
  expect(computeSendBy({ actionDate: day('2026-11-19'), sameDay: false }, cutOff, calendar)).toEqual({
    day: '2026-11-19',
    time: '15:30',
  });
});

test('a file for a weekend or a public holiday goes out on the working day before', () => {
  // 16 December 2026 is a Wednesday and a public holiday; 25 December is a Friday, and 26 December a holiday.
  expect(computeSendBy({ actionDate: day('2026-12-16'), sameDay: false }, cutOff, calendar).day).toBe('2026-12-15');
  expect(computeSendBy({ actionDate: day('2026-12-27'), sameDay: false }, cutOff, calendar).day).toBe('2026-12-24');
  expect(computeSendBy({ actionDate: day('2026-11-22'), sameDay: true }, cutOff, calendar)).toEqual({
    day: '2026-11-20',
    time: '12:00',
  });
});

test('a same-day file keeps the usual time where the firm has no other', () => {
  const only = { usual: '15:30', sameDay: null };
  expect(computeSendBy({ actionDate: day('2026-11-19'), sameDay: true }, only, calendar).time).toBe('15:30');
});

test('a file is late after the minute of the cut-off, and without one after the day', () => {
  const sendBy = { day: day('2026-11-19'), time: '15:30' };
  expect(isAfterSendBy(sendBy, { day: day('2026-11-19'), time: '15:30:59' })).toBe(false);
  expect(isAfterSendBy(sendBy, { day: day('2026-11-19'), time: '15:31:00' })).toBe(true);
  expect(isAfterSendBy(sendBy, { day: day('2026-11-20'), time: '00:00:00' })).toBe(true);
  expect(isAfterSendBy({ ...sendBy, time: null }, { day: day('2026-11-19'), time: '23:59:00' })).toBe(false);
  expect(isAfterSendBy({ ...sendBy, time: null }, { day: day('2026-11-20'), time: '00:00:00' })).toBe(true);
});
