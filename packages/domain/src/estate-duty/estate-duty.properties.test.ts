import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sum } from '../money/cents';
import { day, computeDuty, createEstateOfNet, createSoleHeir, spousePolicy } from './duty.fixture';
import type { EstateForDuty } from './estate-for-duty';

describe('true of any estate', () => {
  const amount = fc.integer({ min: 0, max: 6e9 }).map((value) => cents(value));
  const estates = fc.record({
    died: fc.constantFrom('1990-01-01', '1997-05-05', '2003-01-01', '2006-06-06', '2012-12-12', '2024-02-29').map(day),
    values: fc.array(amount, { minLength: 1, maxLength: 6 }),
    policies: fc.array(amount, { maxLength: 3 }),
    deductions: fc.array(
      fc.record({
        code: fc.constantFrom('4(a)', '4(b)', '4(c)', '4(d)', '4(h)', '4(lA)'),
        amount: fc.integer({ min: 0, max: 1e8 }).map((value) => cents(value)),
      }),
      { maxLength: 5 },
    ),
    spouse: fc.integer({ min: 0, max: 1e9 }).map((value) => cents(value)),
    used: fc.option(
      fc.integer({ min: 0, max: 7e8 }).map((value) => cents(value)),
      { nil: undefined },
    ),
  });
  type DrawnDutyEstate = typeof estates extends fc.Arbitrary<infer T> ? T : never;
  const build = (drawn: DrawnDutyEstate): EstateForDuty => ({
    died: drawn.died,
    property: drawn.values.map((value, i) => ({ id: `p${i}`, kind: 'movable', value })),
    deemed: drawn.policies.map((proceeds, i) => ({
      kind: 'policy',
      id: `d${i}`,
      proceeds,
      payees: createSoleHeir(`h${i}`),
    })),
    deductions: drawn.deductions,
    spouseBenefits: [{ amount: drawn.spouse }],
    predeceasedSpouses: drawn.used === undefined ? [] : [{ personId: 's', abatementUsed: drawn.used }],
  });

  /** A second, plain reading of the Schedule, sharing nothing with the first. */
  function computeNaively(drawn: DrawnDutyEstate): bigint {
    const year = drawn.died.slice(0, 10);
    const basic =
      year < '2002-03-01'
        ? 100_000_000n
        : year < '2006-03-01'
          ? 150_000_000n
          : year < '2007-03-01'
            ? 250_000_000n
            : 350_000_000n;
    let net = 0n;
    for (const value of [...drawn.values, ...drawn.policies]) net += BigInt(value);
    for (const deduction of drawn.deductions) net -= BigInt(deduction.amount);
    net -= BigInt(drawn.spouse);
    let free = basic;
    if (drawn.used !== undefined && year >= '2010-01-01') {
      const used = BigInt(drawn.used) < basic ? BigInt(drawn.used) : basic;
      free = 2n * basic - used;
    }
    const taxed = net > free ? net - free : 0n;
    const rate = year < '1996-03-14' ? 15n : year < '2001-10-01' ? 25n : 20n;
    let hundredths = taxed * rate;
    if (year >= '2018-03-01' && taxed > 3_000_000_000n) hundredths += (taxed - 3_000_000_000n) * 5n;
    return (hundredths + 50n) / 100n;
  }

  test('a second reading of the Schedule gives the same duty', () =>
    fc.assert(
      fc.property(estates, (drawn) => {
        expect(BigInt(computeDuty(build(drawn)).duty)).toBe(computeNaively(drawn));
      }),
      { numRuns: 500 },
    ));
  test('a larger estate never pays less', () =>
    fc.assert(
      fc.property(estates, amount, fc.boolean(), (drawn, more, fourQBeforeDuty) => {
        const residue = { spouseResidue: { residueBeforeDuty: drawn.spouse } };
        const before = computeDuty({ ...build(drawn), ...residue }, { fourQBeforeDuty });
        const after = computeDuty(
          { ...build({ ...drawn, values: [...drawn.values, more] }), ...residue },
          { fourQBeforeDuty },
        );
        expect(after.dutyPayable).toBeGreaterThanOrEqual(before.dutyPayable);
      }),
    ));
  test('the order of capture changes nothing', () =>
    fc.assert(
      fc.property(estates, (drawn) => {
        const estate = build(drawn);
        const turned: EstateForDuty = {
          ...estate,
          property: estate.property.toReversed(),
          deemed: estate.deemed!.toReversed(),
          deductions: estate.deductions!.toReversed(),
        };
        const [a, b] = [computeDuty(estate), computeDuty(turned)];
        expect(b).toMatchObject({
          netValue: a.netValue,
          dutyPayable: a.dutyPayable,
          executorBears: a.executorBears,
          deductions: a.deductions,
        });
        const readByPerson = (shares: typeof a.shares) =>
          Object.fromEntries(shares.map((s) => [s.personId, s.recoverable]));
        expect(readByPerson(b.shares)).toEqual(readByPerson(a.shares));
      }),
    ));
  test('what each bears adds up to the duty, and nobody bears less than nothing', () =>
    fc.assert(
      fc.property(estates, (drawn) => {
        const result = computeDuty(build(drawn));
        const borne: Cents[] = [...result.shares.map((share) => share.recoverable), result.executorBears];
        expect(sum(borne)).toBe(result.dutyPayable);
        expect(Math.min(...borne)).toBeGreaterThanOrEqual(0);
      }),
    ));
  test('the duty found with 4(q) after duty leaves the spouse the residue less that duty', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e10 }), fc.integer({ min: 0, max: 2e10 }), (others, residueBeforeDuty) => {
        const estate = {
          ...createEstateOfNet(0),
          property: [{ id: 'all', kind: 'movable', value: cents(others + residueBeforeDuty) } as const],
          spouseResidue: { residueBeforeDuty: cents(residueBeforeDuty) },
        };
        const result = computeDuty(estate, { fourQBeforeDuty: false });
        expect(result.residueToSpouse).toBe(Math.max(0, residueBeforeDuty - result.duty));
      }),
    ));
  test('nothing gives nothing', () =>
    expect(computeDuty(createEstateOfNet(0))).toMatchObject({ duty: 0, dutyPayable: 0, executorBears: 0 }));
});

test('working an estate out stays cheap: tens of microseconds, a few times the cost of copying its input', () => {
  const measureTime = (run: () => unknown): number => {
    const start = performance.now();
    for (let i = 0; i < 300; i++) run();
    return performance.now() - start;
  };
  // Measured against a yardstick on the same machine in turn, so that other work going on does not decide the test.
  const ratios = Array.from({ length: 25 }, () => {
    const yardstick = measureTime(() => JSON.parse(JSON.stringify(spousePolicy, replaceBigInts)));
    return measureTime(() => computeDuty(spousePolicy)) / yardstick;
  });
  const middle = ratios.toSorted((a, b) => a - b)[12];
  expect(middle).toBeLessThan(10);
});
const replaceBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
