import { expect, test } from 'vitest';
import { rand } from '../money/cents';
import { listOverpaid } from './list-overpaid';

test('whoever had more than the account gives is named with what has to come back, and nobody else', () => {
  const dues = [
    { payee: 'Anna Botha', due: rand(1000), done: rand(1000) },
    { payee: 'Ben Botha', due: rand(1000), done: rand(400) },
    { payee: 'Doves', due: rand(20_000), done: rand(20_000.01) },
  ];
  expect(listOverpaid(dues, 'ZA').map(({ values }) => [values?.['payee'], values?.['over']])).toEqual([
    ['Doves', 'R 0.01'],
  ]);
});
