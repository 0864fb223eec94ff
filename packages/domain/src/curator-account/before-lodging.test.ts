import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { type CuratorLodgingFacts, listCuratorLodgingPoints } from './before-lodging';

const whole: CuratorLodgingFacts = {
  curators: ['K Urator'],
  mastersReference: 'MC 12/2026',
  identityNumber: '5105055008082',
  remuneration: cents(1),
  isVatDecided: true,
  vouchersWithoutPaper: 0,
};
const list = (more: Partial<CuratorLodgingFacts> = {}) =>
  listCuratorLodgingPoints({ ...whole, ...more }).map(({ id }) => id);

test('an account with its curator, reference, identity number and decided VAT has nothing open', () => {
  expect(list()).toEqual([]);
});

test('each of them is named where it is missing; VAT is asked for only where there is remuneration', () => {
  expect(
    list({ curators: [], mastersReference: ' ', identityNumber: null, isVatDecided: false, vouchersWithoutPaper: 2 }),
  ).toEqual(['curator', 'mastersReference', 'identity', 'vat', 'vouchers']);
  expect(list({ isVatDecided: false, remuneration: cents(0) })).toEqual([]);
});
