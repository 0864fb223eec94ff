import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, RefusalError } from '../law/refusal';
import { cents, nil, rand } from '../money/cents';
import { computeCuratorshipMastersFee, computeMastersFee, type MastersFeeScale } from './masters-fee';

const readFee = (gross: number, day = '2026-04-02'): unknown => {
  const fee = computeMastersFee({ country: 'ZA', on: toLocalDate(day), gross: rand(gross) });
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
  expect(readFee(gross)).toBe(rand(fee));
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
  const input = { country: 'ZA', on: toLocalDate('2026-02-28'), gross: rand(gross), accountNumber: 1 } as const;
  expect(computeCuratorshipMastersFee(input)).toMatchObject({ value: rand(fee) });
});

test('the date of death chooses the scale; before the first scale there is none', () => {
  expect(readFee(14_999.99, '2017-12-31')).toBe(nil);
  expect(readFee(15_000, '2017-12-31')).toBe(rand(42));
  expect(readFee(201_000, '2017-12-31')).toBe(rand(600));
  expect(readFee(201_000, '2018-01-01')).toBe(nil);
  expect(readFee(201_000, '1985-12-31')).toBeInstanceOf(RefusalError);
});

test('whether later accounts of a curatorship carry the fee is a setting', () => {
  const second = { country: 'ZA', on: toLocalDate('2026-02-28'), gross: rand(500_000), accountNumber: 2 } as const;
  expect(computeCuratorshipMastersFee(second)).toMatchObject({ value: rand(800) });
  expect(computeCuratorshipMastersFee({ ...second, levied: 'firstAccount' })).toMatchObject({ value: nil });
});

test('Namibia has no scale on record: refused until one is captured', () => {
  const estate = { country: 'NA', on: toLocalDate('2026-04-02'), gross: rand(150_000) } as const;
  expect(computeMastersFee(estate)).toBeInstanceOf(RefusalError);
  const captured: MastersFeeScale = {
    nilBelow: nil,
    base: rand(50),
    stepFrom: rand(100_000),
    step: rand(10_000),
    stepFee: rand(5),
    maximum: rand(500),
  };
  const fee = computeMastersFee({ ...estate, captured });
  expect(fee).toMatchObject({ value: rand(75) });
  expect(computeMastersFee({ ...estate, captured: { ...captured, step: nil } })).toBeInstanceOf(RefusalError);
});

test('the fee never falls as the value grows, and never passes the maximum', () => {
  const amount = fc.integer({ min: 0, max: 600_000_000 });
  const readFeeInCents = (gross: number): number => readFee(gross / 100) as number;
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(readFeeInCents(low)).toBeLessThanOrEqual(readFeeInCents(high));
      expect(readFeeInCents(high)).toBeLessThanOrEqual(rand(7_000));
    }),
  );
  expect(computeMastersFee({ country: 'ZA', on: toLocalDate('2026-04-02'), gross: cents(-1) })).toBeInstanceOf(
    RefusalError,
  );
});
