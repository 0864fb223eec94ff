import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { cents, rand } from '../money/cents';
import {
  computeAbatementDeducted,
  computeAbatement,
  computeSimultaneousAbatements,
  type PredeceasedSpouse,
} from './abatement';
import { computeDutyInterest, type DutyInterestInput } from './interest';
import { computeRapidSuccession, computeReliefPercent } from './rapid-succession';

const day = toLocalDate;
function readValue<T>(outcome: Outcome<WorkedResult<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
const readFields = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);

describe('the abatement', () => {
  const died = day('2025-01-15');
  const createSpouse = (personId: string, used: number, more: Partial<PredeceasedSpouse> = {}): PredeceasedSpouse => ({
    personId,
    abatementUsed: rand(used),
    ...more,
  });
  const computeAmount = (...spouses: PredeceasedSpouse[]) => readValue(computeAbatement(died, spouses)).amount;
  test('of one spouse, the best of several, never more than twice', () => {
    expect(computeAmount(createSpouse('a', 1_000_000))).toBe(rand(6_000_000));
    expect(computeAmount(createSpouse('a', 5_000_000))).toBe(rand(3_500_000));
    const two = readValue(computeAbatement(died, [createSpouse('a', 2_000_000), createSpouse('b', 500_000)]));
    expect(two).toMatchObject({ amount: rand(6_500_000), from: 'b' });
  });
  test('one of three spouses takes a third of what was left', () =>
    expect(computeAmount(createSpouse('a', 500_000, { spousesLeft: 3 }))).toBe(rand(4_500_000)));
  test('the second death’s amount counts, also when the first died under a lower one', () =>
    expect(computeAmount(createSpouse('a', 1_500_000, { died: day('2003-01-01') }))).toBe(rand(5_500_000)));
  test('missing evidence shows what filing it would bring; proved figures of another spouse still count', () => {
    const some = readValue(
      computeAbatement(died, [createSpouse('a', 3_000_000), createSpouse('b', 0, { evidenceFiled: false })]),
    );
    expect(some).toMatchObject({ amount: rand(4_000_000), from: 'a', onceFiled: rand(7_000_000) });
  });
  test('it passes on only where the second death is in 2010 or later', () => {
    const computeOn = (date: string) => readValue(computeAbatement(day(date), [createSpouse('a', 0)])).amount;
    expect(computeOn('2009-12-31')).toBe(rand(3_500_000));
    expect(computeOn('2010-01-01')).toBe(rand(7_000_000));
  });
  test('what an estate deducted is never more than its net value, nor below nought', () => {
    expect(computeAbatementDeducted(rand(3_500_000), rand(2_000_000))).toBe(rand(2_000_000));
    expect(computeAbatementDeducted(rand(3_500_000), rand(-1))).toBe(0);
  });
  test('spouses who died together: the smaller estate first, however they are listed', () => {
    const small = { personId: 'wife', netValue: rand(2_000_000) };
    const large = { personId: 'husband', netValue: rand(9_000_000) };
    const expected = { first: 'wife', firstUsed: rand(2_000_000), second: 'husband', secondAbatement: rand(5_000_000) };
    expect(readValue(computeSimultaneousAbatements(died, [small, large]))).toMatchObject(expected);
    expect(readValue(computeSimultaneousAbatements(died, [large, small]))).toMatchObject(expected);
  });
  test('bad input is refused by field', () => {
    expect(readFields(computeAbatement(died, [createSpouse('a', 0, { spousesLeft: 0 })]))).toEqual([
      'predeceasedSpouses[0].spousesLeft',
    ]);
    expect(readFields(computeAbatement(died, [{ personId: 'a', abatementUsed: cents(-1) }]))).toEqual([
      'predeceasedSpouses[0].abatementUsed',
    ]);
  });
});

describe('rapid succession', () => {
  test('the percentage goes by anniversaries', () => {
    const computeReliefAfter = (date: string) => computeReliefPercent(day('2020-02-29'), day(date));
    expect(computeReliefAfter('2022-02-28')).toBe(100);
    expect(computeReliefAfter('2022-03-01')).toBe(80);
    expect(computeReliefAfter('2024-02-29')).toBe(80);
    expect(computeReliefAfter('2026-02-28')).toBe(60);
    expect(computeReliefAfter('2028-02-29')).toBe(40);
    expect(computeReliefAfter('2030-02-28')).toBe(20);
    expect(computeReliefAfter('2030-03-01')).toBe(0);
    expect(isRefused(computeReliefPercent(day('1953-01-01'), day('1954-01-01')))).toBe(true);
  });
  const first = {
    died: day('2023-01-01'),
    duty: rand(100_000),
    netValue: rand(4_000_000),
    propertyValue: rand(1_000_000),
  };
  const second = {
    died: day('2024-01-01'),
    duty: rand(1_300_000),
    netValue: rand(10_000_000),
    propertyValue: rand(3_000_000),
  };
  test('never more than the property bore in the first estate; no duty there, no relief', () => {
    expect(readValue(computeRapidSuccession(first, second, 'netValue'))).toMatchObject({
      relief: rand(130_000),
      reliefAllowed: rand(25_000),
    });
    expect(readValue(computeRapidSuccession({ ...first, duty: rand(0) }, second, 'netValue')).reliefAllowed).toBe(0);
  });
  test('another denominator is a setting, and asks for its figures', () => {
    const dutiable = { dutiableAmount: rand(6_500_000) };
    const result = computeRapidSuccession(
      { ...first, dutiableAmount: rand(500_000) },
      { ...second, ...dutiable },
      'dutiableAmount',
    );
    expect(readValue(result)).toMatchObject({ attributableDuty: rand(200_000), reliefAllowed: rand(100_000) });
    expect(readFields(computeRapidSuccession(first, { ...second, ...dutiable }, 'dutiableAmount'))).toEqual([
      'first.dutiableAmount',
    ]);
  });
  test('a first death after the second is refused', () =>
    expect(readFields(computeRapidSuccession({ ...first, died: day('2025-01-01') }, second, 'netValue'))).toEqual([
      'first.died',
    ]));
});

describe('interest on late duty', () => {
  const late: DutyInterestInput = {
    died: day('2023-05-10'),
    duty: rand(1_000_000),
    payments: [],
    asOf: day('2025-05-10'),
  };
  const computeInterest = (change: Partial<DutyInterestInput>) =>
    readValue(computeDutyInterest({ ...late, ...change }));
  test('assessed after twelve months: 6% a year from twelve months after death', () => {
    expect(computeInterest({})).toMatchObject({ from: '2024-05-10', limb: 'twelveMonths', interest: rand(60_000) });
    expect(computeInterest({ asOf: day('2024-05-10') })).toMatchObject({ limb: 'none', interest: 0 });
  });
  test('deposits in time lessen the base; a later payment ends the interest on its part', () => {
    const payments = [
      { on: day('2024-07-22'), amount: rand(100_000) }, // 73 days
      { on: day('2024-05-10'), amount: rand(400_000) },
    ];
    const result = computeInterest({ payments });
    expect(result.parts.map(({ days, interest }) => [days, interest])).toEqual([
      [73, rand(1_200)],
      [365, rand(30_000)],
    ]);
    expect(result).toMatchObject({ interest: rand(31_200), unpaid: rand(500_000) });
  });
  test('assessed in time but unpaid: from thirty days after the day for payment', () => {
    const inTime = { assessedOn: day('2024-01-10'), payableOn: day('2024-02-10'), asOf: day('2024-05-23') };
    expect(computeInterest(inTime)).toMatchObject({ from: '2024-03-11', limb: 'thirtyDays', interest: rand(12_000) });
    expect(computeInterest({ ...inTime, asOf: day('2024-03-11') }).interest).toBe(0);
  });
  test('a late assessment has one stream only, from the twelve months', () => {
    const result = computeInterest({ assessedOn: day('2024-06-01'), payableOn: day('2024-07-01') });
    expect(result).toMatchObject({ limb: 'twelveMonths', interest: rand(60_000) });
  });
  test('time that SARS allowed is free', () =>
    expect(computeInterest({ freeUntil: day('2025-02-26') })).toMatchObject({
      from: '2025-02-26',
      interest: rand(12_000),
    }));
  test('payments beyond the duty bear nothing', () =>
    expect(computeInterest({ payments: [{ on: day('2024-05-01'), amount: rand(2_000_000) }] })).toMatchObject({
      interest: 0,
      unpaid: 0,
    }));
  test('the order of capture changes nothing', () => {
    const payments = [
      { on: day('2024-09-01'), amount: rand(300_000.07) },
      { on: day('2024-06-15'), amount: rand(123_456.78) },
      { on: day('2024-05-01'), amount: rand(50_000) },
    ];
    expect(computeInterest({ payments: payments.toReversed() })).toEqual(computeInterest({ payments }));
  });
  test('bad input is refused by field', () => {
    expect(readFields(computeDutyInterest({ ...late, assessedOn: day('2024-01-01') }))).toEqual(['payableOn']);
    expect(readFields(computeDutyInterest({ ...late, duty: cents(-1) }))).toEqual(['duty']);
    expect(readFields(computeDutyInterest({ ...late, asOf: day('2023-05-09') }))).toEqual(['asOf']);
  });
});
