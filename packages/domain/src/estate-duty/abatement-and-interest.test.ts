import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { Worked } from '../law/worked';
import { cents, rand } from '../money/cents';
import { abatementDeducted, abatementFor, abatementsOnSimultaneousDeath, type PredeceasedSpouse } from './abatement';
import { dutyInterest, type DutyInterestInput } from './interest';
import { rapidSuccession, reliefPercent } from './rapid-succession';

const day = localDate;
function valueOf<T>(outcome: Outcome<Worked<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
const fieldsOf = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);

describe('the abatement', () => {
  const died = day('2025-01-15');
  const spouse = (personId: string, used: number, more: Partial<PredeceasedSpouse> = {}): PredeceasedSpouse => ({
    personId,
    abatementUsed: rand(used),
    ...more,
  });
  const amount = (...spouses: PredeceasedSpouse[]) => valueOf(abatementFor(died, spouses)).amount;
  test('of one spouse, the best of several, never more than twice', () => {
    expect(amount(spouse('a', 1_000_000))).toBe(rand(6_000_000));
    expect(amount(spouse('a', 5_000_000))).toBe(rand(3_500_000));
    const two = valueOf(abatementFor(died, [spouse('a', 2_000_000), spouse('b', 500_000)]));
    expect(two).toMatchObject({ amount: rand(6_500_000), from: 'b' });
  });
  test('one of three spouses takes a third of what was left', () =>
    expect(amount(spouse('a', 500_000, { spousesLeft: 3 }))).toBe(rand(4_500_000)));
  test('the second death’s amount counts, also when the first died under a lower one', () =>
    expect(amount(spouse('a', 1_500_000, { died: day('2003-01-01') }))).toBe(rand(5_500_000)));
  test('missing evidence shows what filing it would bring; proved figures of another spouse still count', () => {
    const some = valueOf(abatementFor(died, [spouse('a', 3_000_000), spouse('b', 0, { evidenceFiled: false })]));
    expect(some).toMatchObject({ amount: rand(4_000_000), from: 'a', onceFiled: rand(7_000_000) });
  });
  test('it passes on only where the second death is in 2010 or later', () => {
    const on = (date: string) => valueOf(abatementFor(day(date), [spouse('a', 0)])).amount;
    expect(on('2009-12-31')).toBe(rand(3_500_000));
    expect(on('2010-01-01')).toBe(rand(7_000_000));
  });
  test('what an estate deducted is never more than its net value, nor below nought', () => {
    expect(abatementDeducted(rand(3_500_000), rand(2_000_000))).toBe(rand(2_000_000));
    expect(abatementDeducted(rand(3_500_000), rand(-1))).toBe(0);
  });
  test('spouses who died together: the smaller estate first, however they are listed', () => {
    const small = { personId: 'wife', netValue: rand(2_000_000) };
    const large = { personId: 'husband', netValue: rand(9_000_000) };
    const expected = { first: 'wife', firstUsed: rand(2_000_000), second: 'husband', secondAbatement: rand(5_000_000) };
    expect(valueOf(abatementsOnSimultaneousDeath(died, [small, large]))).toMatchObject(expected);
    expect(valueOf(abatementsOnSimultaneousDeath(died, [large, small]))).toMatchObject(expected);
  });
  test('bad input is refused by field', () => {
    expect(fieldsOf(abatementFor(died, [spouse('a', 0, { spousesLeft: 0 })]))).toEqual([
      'predeceasedSpouses[0].spousesLeft',
    ]);
    expect(fieldsOf(abatementFor(died, [{ personId: 'a', abatementUsed: cents(-1) }]))).toEqual([
      'predeceasedSpouses[0].abatementUsed',
    ]);
  });
});

describe('rapid succession', () => {
  test('the percentage goes by anniversaries', () => {
    const after = (date: string) => reliefPercent(day('2020-02-29'), day(date));
    expect(after('2022-02-28')).toBe(100);
    expect(after('2022-03-01')).toBe(80);
    expect(after('2024-02-29')).toBe(80);
    expect(after('2026-02-28')).toBe(60);
    expect(after('2028-02-29')).toBe(40);
    expect(after('2030-02-28')).toBe(20);
    expect(after('2030-03-01')).toBe(0);
    expect(isRefused(reliefPercent(day('1953-01-01'), day('1954-01-01')))).toBe(true);
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
    expect(valueOf(rapidSuccession(first, second, 'netValue'))).toMatchObject({
      relief: rand(130_000),
      reliefAllowed: rand(25_000),
    });
    expect(valueOf(rapidSuccession({ ...first, duty: rand(0) }, second, 'netValue')).reliefAllowed).toBe(0);
  });
  test('another denominator is a setting, and asks for its figures', () => {
    const dutiable = { dutiableAmount: rand(6_500_000) };
    const result = rapidSuccession(
      { ...first, dutiableAmount: rand(500_000) },
      { ...second, ...dutiable },
      'dutiableAmount',
    );
    expect(valueOf(result)).toMatchObject({ attributableDuty: rand(200_000), reliefAllowed: rand(100_000) });
    expect(fieldsOf(rapidSuccession(first, { ...second, ...dutiable }, 'dutiableAmount'))).toEqual([
      'first.dutiableAmount',
    ]);
  });
  test('a first death after the second is refused', () =>
    expect(fieldsOf(rapidSuccession({ ...first, died: day('2025-01-01') }, second, 'netValue'))).toEqual([
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
  const interest = (change: Partial<DutyInterestInput>) => valueOf(dutyInterest({ ...late, ...change }));
  test('assessed after twelve months: 6% a year from twelve months after death', () => {
    expect(interest({})).toMatchObject({ from: '2024-05-10', limb: 'twelveMonths', interest: rand(60_000) });
    expect(interest({ asOf: day('2024-05-10') })).toMatchObject({ limb: 'none', interest: 0 });
  });
  test('deposits in time lessen the base; a later payment ends the interest on its part', () => {
    const payments = [
      { on: day('2024-07-22'), amount: rand(100_000) }, // 73 days
      { on: day('2024-05-10'), amount: rand(400_000) },
    ];
    const result = interest({ payments });
    expect(result.parts.map(({ days, interest }) => [days, interest])).toEqual([
      [73, rand(1_200)],
      [365, rand(30_000)],
    ]);
    expect(result).toMatchObject({ interest: rand(31_200), unpaid: rand(500_000) });
  });
  test('assessed in time but unpaid: from thirty days after the day for payment', () => {
    const inTime = { assessedOn: day('2024-01-10'), payableOn: day('2024-02-10'), asOf: day('2024-05-23') };
    expect(interest(inTime)).toMatchObject({ from: '2024-03-11', limb: 'thirtyDays', interest: rand(12_000) });
    expect(interest({ ...inTime, asOf: day('2024-03-11') }).interest).toBe(0);
  });
  test('a late assessment has one stream only, from the twelve months', () => {
    const result = interest({ assessedOn: day('2024-06-01'), payableOn: day('2024-07-01') });
    expect(result).toMatchObject({ limb: 'twelveMonths', interest: rand(60_000) });
  });
  test('time that SARS allowed is free', () =>
    expect(interest({ freeUntil: day('2025-02-26') })).toMatchObject({ from: '2025-02-26', interest: rand(12_000) }));
  test('payments beyond the duty bear nothing', () =>
    expect(interest({ payments: [{ on: day('2024-05-01'), amount: rand(2_000_000) }] })).toMatchObject({
      interest: 0,
      unpaid: 0,
    }));
  test('the order of capture changes nothing', () => {
    const payments = [
      { on: day('2024-09-01'), amount: rand(300_000.07) },
      { on: day('2024-06-15'), amount: rand(123_456.78) },
      { on: day('2024-05-01'), amount: rand(50_000) },
    ];
    expect(interest({ payments: payments.toReversed() })).toEqual(interest({ payments }));
  });
  test('bad input is refused by field', () => {
    expect(fieldsOf(dutyInterest({ ...late, assessedOn: day('2024-01-01') }))).toEqual(['payableOn']);
    expect(fieldsOf(dutyInterest({ ...late, duty: cents(-1) }))).toEqual(['duty']);
    expect(fieldsOf(dutyInterest({ ...late, asOf: day('2023-05-09') }))).toEqual(['asOf']);
  });
});
