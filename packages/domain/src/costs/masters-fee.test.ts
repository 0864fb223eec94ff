import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused, Refused } from '../law/refusal';
import { cents, nil, rand } from '../money/cents';
import { curatorshipMastersFee, mastersFee, type MastersFeeScale } from './masters-fee';

const feeOf = (gross: number, day = '2026-04-02'): unknown => {
  const fee = mastersFee({ country: 'ZA', on: localDate(day), gross: rand(gross) });
  return isRefused(fee) ? fee : fee.value;
};

test.each([
  [249_999.99, 0],
  [250_000, 600],
  [399_999.99, 600],
  [400_000, 600],
  [499_999.99, 600],
  [500_000, 800],
  [1_875_527.87, 3_400],
  [3_000_000, 5_800],
  [3_599_999.99, 6_800],
  [3_600_000, 7_000],
  [25_000_000, 7_000],
])("DE-S02 Master's fee, scale from 1 January 2018: R%d", (gross, fee) => {
  expect(feeOf(gross)).toBe(rand(fee));
});

test.each([
  [249_999.99, 0],
  [250_000, 600],
  [499_999.99, 600],
  [500_000, 800],
  [2_518_250, 4_800],
  [3_599_999.99, 6_800],
  [12_000_000, 7_000],
])("W2 Master's fee of a curatorship: R%d", (gross, fee) => {
  const input = { country: 'ZA', on: localDate('2026-02-28'), gross: rand(gross), accountNumber: 1 } as const;
  expect(curatorshipMastersFee(input)).toMatchObject({ value: rand(fee) });
});

test('the date of death chooses the scale; before the first scale there is none', () => {
  expect(feeOf(14_999.99, '2017-12-31')).toBe(nil);
  expect(feeOf(15_000, '2017-12-31')).toBe(rand(42));
  expect(feeOf(201_000, '2017-12-31')).toBe(rand(600));
  expect(feeOf(201_000, '2018-01-01')).toBe(nil);
  expect(feeOf(201_000, '1985-12-31')).toBeInstanceOf(Refused);
});

test('whether later accounts of a curatorship carry the fee is a setting', () => {
  const second = { country: 'ZA', on: localDate('2026-02-28'), gross: rand(500_000), accountNumber: 2 } as const;
  expect(curatorshipMastersFee(second)).toMatchObject({ value: rand(800) });
  expect(curatorshipMastersFee({ ...second, levied: 'firstAccount' })).toMatchObject({ value: nil });
});

test('Namibia has no scale on record: refused until one is captured', () => {
  const estate = { country: 'NA', on: localDate('2026-04-02'), gross: rand(150_000) } as const;
  expect(mastersFee(estate)).toBeInstanceOf(Refused);
  const captured: MastersFeeScale = {
    nilBelow: nil,
    base: rand(50),
    stepFrom: rand(100_000),
    step: rand(10_000),
    stepFee: rand(5),
    maximum: rand(500),
  };
  const fee = mastersFee({ ...estate, captured });
  expect(fee).toMatchObject({ value: rand(75) });
  expect(mastersFee({ ...estate, captured: { ...captured, step: nil } })).toBeInstanceOf(Refused);
});

test('the fee never falls as the value grows, and never passes the maximum', () => {
  const amount = fc.integer({ min: 0, max: 600_000_000 });
  const fee = (gross: number): number => feeOf(gross / 100) as number;
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(fee(low)).toBeLessThanOrEqual(fee(high));
      expect(fee(high)).toBeLessThanOrEqual(rand(7_000));
    }),
  );
  expect(mastersFee({ country: 'ZA', on: localDate('2026-04-02'), gross: cents(-1) })).toBeInstanceOf(Refused);
});
