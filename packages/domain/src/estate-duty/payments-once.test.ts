import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { cents } from '../money/cents';
import { mergePayments } from './payments-once';

const createPayment = (id: string, on: string, amount: number) => ({ id, on: toLocalDate(on), amount: cents(amount) });

test('duty that is booked and written down as well counts once; what the books do not have counts too', () => {
  const booked = [createPayment('b1', '2026-05-01', 100), createPayment('b2', '2026-05-01', 100)];
  const written = [
    createPayment('w1', '2026-05-01', 100),
    createPayment('w2', '2026-05-02', 100),
    createPayment('w3', '2026-05-01', 90),
    createPayment('w4', '2026-05-01', 100),
    createPayment('w5', '2026-05-01', 100),
  ];
  expect(mergePayments(booked, written).map(({ id }) => id)).toEqual(['b1', 'b2', 'w2', 'w3', 'w5']);
  expect(mergePayments([], written)).toEqual(written);
  expect(mergePayments(booked, [])).toEqual(booked);
});
