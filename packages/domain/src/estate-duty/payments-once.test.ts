import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { cents } from '../money/cents';
import { paymentsOnce } from './payments-once';

const paid = (id: string, on: string, amount: number) => ({ id, on: localDate(on), amount: cents(amount) });

test('duty that is booked and written down as well counts once; what the books do not have counts too', () => {
  const booked = [paid('b1', '2026-05-01', 100), paid('b2', '2026-05-01', 100)];
  const written = [
    paid('w1', '2026-05-01', 100),
    paid('w2', '2026-05-02', 100),
    paid('w3', '2026-05-01', 90),
    paid('w4', '2026-05-01', 100),
    paid('w5', '2026-05-01', 100),
  ];
  expect(paymentsOnce(booked, written).map(({ id }) => id)).toEqual(['b1', 'b2', 'w2', 'w3', 'w5']);
  expect(paymentsOnce([], written)).toEqual(written);
  expect(paymentsOnce(booked, [])).toEqual(booked);
});
