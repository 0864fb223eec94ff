import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { type Cents, cents, nil, rand, sum } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import { computeExecutorFee, type ExecutorFeeInput } from './executor-fee';
import { mayPayExecutor, shareExecutorFee } from './share-executor-fee';

const died = toLocalDate('2026-04-02');
const accountDay = toLocalDate('2026-11-15');
const shareAlone = (taxPoint: LocalDate, fee: Cents, vendor = true) =>
  expectGranted(shareExecutorFee(fee, [{ id: 'e', vendor }], { country: 'ZA', taxPoint })).value[0]!;
const createFeeInput = (more: Partial<ExecutorFeeInput>): ExecutorFeeInput => ({
  country: 'ZA',
  diedOn: died,
  grossAssets: nil,
  incomeAfterDeath: nil,
  ...more,
});

describe('DE-S01 Executor remuneration at tariff, VAT vendor', () => {
  test.each([
    { gross: 1_000_000, fee: 35_000, vat: 5_250, total: 40_250 },
    { gross: 14_300_000, fee: 500_500, vat: 75_075, total: 575_575 },
  ])('R$gross', ({ gross, fee, vat, total }) => {
    const worked = expectGranted(computeExecutorFee(createFeeInput({ grossAssets: rand(gross) })));
    expect(worked.value).toMatchObject({ capitalCommission: rand(fee), incomeCommission: nil, fee: rand(fee) });
    expect(shareAlone(accountDay, worked.value.fee)).toMatchObject({ vat: rand(vat), total: rand(total) });
  });
});

test('DE-S14: each leg has its own VAT', () => {
  const { chargedToCapital, incomeCommission } = expectGranted(
    computeExecutorFee(createFeeInput({ grossAssets: rand(1_875_527.87), incomeAfterDeath: rand(41_432.1) })),
  ).value;
  expect(shareAlone(accountDay, chargedToCapital)).toMatchObject({ fee: rand(65_643.48), vat: rand(9_846.52) });
  expect(shareAlone(accountDay, incomeCommission)).toMatchObject({ fee: rand(2_485.93), vat: rand(372.89) });
});

test('the minimum is tested once, on both legs together, and the legs keep their tariff amounts', () => {
  const small = expectGranted(
    computeExecutorFee(createFeeInput({ grossAssets: rand(8_000), incomeAfterDeath: rand(1_000) })),
  ).value;
  expect(small).toEqual({
    capitalCommission: rand(280),
    incomeCommission: rand(60),
    fee: rand(350),
    chargedToCapital: rand(290),
    basis: 'minimum',
  });
  const enough = expectGranted(
    computeExecutorFee(createFeeInput({ grossAssets: rand(8_000), incomeAfterDeath: rand(2_000) })),
  ).value;
  expect(enough).toMatchObject({ fee: rand(400), basis: 'tariff' });
});

test('what the will fixes governs, below the minimum too', () => {
  const fixed = expectGranted(
    computeExecutorFee(createFeeInput({ grossAssets: rand(5_000_000), fixedByWill: { amount: rand(100) } })),
  );
  expect(fixed.value).toMatchObject({ fee: rand(100), basis: 'will' });
  const rates = { capitalRate: percent(2), incomeRate: percent(0) };
  const byRate = computeExecutorFee(
    createFeeInput({ grossAssets: rand(1_000), incomeAfterDeath: rand(500), fixedByWill: rates }),
  );
  expect(expectGranted(byRate).value).toMatchObject({ fee: rand(20), basis: 'will' });
});

test('an agreed lower rate needs a reason and stays at or below the tariff', () => {
  const reduced = { capitalRate: percent('2.5'), reason: 'Agreed with the heirs' };
  expect(
    expectGranted(computeExecutorFee(createFeeInput({ grossAssets: rand(1_000_000), reduced }))).value,
  ).toMatchObject({
    fee: rand(25_000),
    basis: 'reduced',
  });
  expect(
    readRefusalFields(
      computeExecutorFee(
        createFeeInput({ reduced: { capitalRate: percent(4), incomeRate: percent(-1), reason: ' ' } }),
      ),
    ),
  ).toEqual(['reduced.reason', 'reduced.capitalRate', 'reduced.incomeRate']);
  expect(readRefusalFields(computeExecutorFee(createFeeInput({ reduced, fixedByWill: { amount: nil } })))).toEqual([
    'reduced',
  ]);
});

test('who is no vendor adds no VAT, whatever the date', () => {
  expect(shareAlone(toLocalDate('1950-01-01'), rand(35_000), false)).toMatchObject({ vat: nil, total: rand(35_000) });
});

test('the VAT rate is that of the account, not of the death', () => {
  const { fee } = expectGranted(
    computeExecutorFee(createFeeInput({ diedOn: toLocalDate('2017-06-30'), grossAssets: rand(1_000_000) })),
  ).value;
  expect(shareAlone(toLocalDate('2018-03-31'), fee)).toMatchObject({ vat: rand(4_900) });
  expect(shareAlone(toLocalDate('2018-04-01'), fee)).toMatchObject({ vat: rand(5_250) });
});

test('a date without a row is refused, and so is an amount below nil', () => {
  expect(readRefusalFields(computeExecutorFee(createFeeInput({ diedOn: toLocalDate('1960-01-01') })))).toEqual([
    'diedOn',
  ]);
  expect(
    readRefusalFields(computeExecutorFee(createFeeInput({ grossAssets: cents(-1), incomeAfterDeath: cents(-1) }))),
  ).toEqual(['grossAssets', 'incomeAfterDeath']);
  const early = { country: 'ZA', taxPoint: toLocalDate('1980-01-01') } as const;
  expect(readRefusalFields(shareExecutorFee(rand(1), [{ id: 'e', vendor: true }], early))).toEqual(['taxPoint']);
});

test('a Namibian fee says that its tariff is quoted, not confirmed', () => {
  const worked = expectGranted(computeExecutorFee(createFeeInput({ country: 'NA', grossAssets: rand(1_000_000) })));
  expect(worked.value.fee).toBe(rand(35_000));
  expect(worked.lines.some((line) => line.note?.includes('Namibia'))).toBe(true);
});

describe('joint executors share one fee', () => {
  const basis = { country: 'ZA', taxPoint: accountDay } as const;
  test('each adds VAT to the own part only as a vendor', () => {
    const parts = expectGranted(
      shareExecutorFee(
        rand(100.01),
        [
          { id: 'b', vendor: true },
          { id: 'a', vendor: false },
        ],
        basis,
      ),
    ).value;
    expect(parts).toEqual([
      { executor: 'b', fee: rand(50.01), vat: rand(7.5), total: rand(57.51) },
      { executor: 'a', fee: rand(50), vat: nil, total: rand(50) },
    ]);
  });

  test('parts, one named twice, a part of nil, nobody: refused by field', () => {
    const a = { id: 'a', vendor: false };
    expect(readRefusalFields(shareExecutorFee(cents(-1), [], basis))).toEqual(['executors', 'fee']);
    expect(readRefusalFields(shareExecutorFee(nil, [a, a], basis))).toEqual(['executors']);
    expect(readRefusalFields(shareExecutorFee(nil, [a, { ...a, id: 'b', part: fraction(0) }], basis))).toEqual([
      'executors.part',
      'executors.part',
    ]);
  });

  test('the parts add up, the odd cents go to the first captured, and no id decides', () => {
    const people = fc.uniqueArray(fc.record({ id: fc.string(), vendor: fc.boolean() }), {
      selector: (person) => person.id,
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.nat(), people, (amount, executors) => {
        const parts = expectGranted(shareExecutorFee(cents(amount), executors, basis)).value;
        const fees: number[] = parts.map((part) => part.fee);
        expect(sum(parts.map((part) => part.fee))).toBe(amount);
        expect(fees).toEqual(fees.toSorted((a, b) => b - a));
        const others = executors.map(({ vendor }, nth) => ({ id: `${executors.length - nth}`, vendor }));
        const again = expectGranted(shareExecutorFee(cents(amount), others, basis)).value;
        expect(again.map(({ fee, vat }) => [fee, vat])).toEqual(parts.map(({ fee, vat }) => [fee, vat]));
      }),
    );
  });
});

test('section 51(4): the executor waits for distribution or the written approval of the Master', () => {
  expect(readRefusalFields(mayPayExecutor(accountDay, {}))).toEqual(['payOn']);
  expect(readRefusalFields(mayPayExecutor(accountDay, { distributableOn: toLocalDate('2026-11-16') }))).toEqual([
    'payOn',
  ]);
  expect(mayPayExecutor(accountDay, { masterApprovedOn: accountDay })).toBeUndefined();
});
