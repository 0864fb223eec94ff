import { formatInEnglish } from '../law/message';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { cents, plus, rand, sum } from '../money/cents';
import { parseDecimal, fraction, percent, isSameFraction, whole } from '../money/fraction';
import { valueCeasingAnnuity } from './annuity';
import { valueCeasingInterest } from './ceasing-interest';
import { type CreatedInterest, valueCreatedInterest } from './created-interest';
import { capitaliseAnnual } from './enjoyment';
import {
  computeAgeNextBirthday,
  type CapitalFactor,
  findHolderFactor,
  findLifeFactor,
  findTermFactor,
} from './factors';
import { tableA } from './table-a';
import { tableB } from './table-b';

const day = toLocalDate;
const on = day('2026-03-14');
function expectOutcome<T>(outcome: Outcome<T>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome;
}
const readValue = <T>(outcome: Outcome<WorkedResult<T>>): T => expectOutcome(outcome).value;
const readFields = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);
const expectFactor = (found: Outcome<CapitalFactor>, written: string) =>
  expect(isSameFraction(expectOutcome(found).factor, parseDecimal(written))).toBe(true);

const flat: CreatedInterest = {
  right: 'usufruct',
  acquiredOn: on,
  fullValue: rand(2_400_000),
  holders: [{ holder: { kind: 'person', personId: 'anna', sex: 'F', born: day('1965-11-02') }, share: whole }],
  bareOwners: [{ personId: 'piet', share: whole }],
};

describe('DE-S05 Life usufruct and bare dominium (Table A) and official table examples', () => {
  test('a woman of 42 years and 3 months', () => {
    const factor = expectOutcome(findLifeFactor('F', 43, on));
    expect(computeAgeNextBirthday(day('1983-12-14'), on)).toBe(43);
    expectFactor(factor, '8.13012');
    expect(capitaliseAnnual(rand(100), factor)).toBe(rand(813.01));
  });
  test('a man of 65 years and 9 months', () => {
    const factor = expectOutcome(findLifeFactor('M', 66, on));
    expect(computeAgeNextBirthday(day('1960-06-14'), on)).toBe(66);
    expectFactor(factor, '6.00726');
    expect(capitaliseAnnual(rand(100), factor)).toBe(rand(600.73));
  });
  test('a fixed period of 10 years and 6 months', () => {
    const factor = expectOutcome(findTermFactor({ years: 10, months: 6 }, on));
    expect(factor.years).toBe(10);
    expectFactor(factor, '5.6502');
    expect(capitaliseAnnual(rand(100), factor)).toBe(rand(565.02));
  });
  test('a flat worth R2.4m, usufructuary born on 2 November 1965', () => {
    const value = readValue(valueCreatedInterest(flat));
    expect(value.holders[0]!.factor.ageNextBirthday).toBe(61);
    expectFactor(value.holders[0]!.factor, '7.25457');
    expect(value).toMatchObject({
      annualValue: rand(288_000),
      interestValue: rand(2_089_316.16),
      bareDominium: rand(310_683.84),
    });
  });
  test('a trust takes fifty years', () => {
    const trust = { holder: { kind: 'body', personId: 'trust' } as const, share: whole };
    const value = readValue(valueCreatedInterest({ ...flat, fullValue: rand(100), holders: [trust] }));
    expect(value.holders[0]!.factor.years).toBe(50);
    expectFactor(value.holders[0]!.factor, '8.3045');
    expect(value.interestValue).toBe(rand(99.65));
  });
});

const farm = {
  died: day('2022-06-01'),
  fullValue: rand(6_000_000),
  bonaFideFarm: true,
  successor: { kind: 'person', personId: 'son', sex: 'M', ageNextBirthday: 46 },
  considerationPaid: { amount: rand(1_000_000), wholeYearsBefore: 8 },
  creation: {
    fullValue: rand(4_000_000),
    on: day('2014-06-01'),
    usufructuary: { kind: 'person', personId: 'mother', sex: 'F', ageNextBirthday: 61 },
  },
} as const;

describe('DE-S06 Usufruct ceasing on death of the deceased: s5(1)(b) with both provisos (farm, 30% reduction)', () => {
  test('every figure of the published solution', () => {
    const value = readValue(valueCeasingInterest(farm));
    expectFactor(value.factor, '7.81924');
    expectFactor(value.creation!.factor, '7.25457');
    expect(value).toMatchObject({
      fullValue: rand(4_200_000),
      annualValue: rand(504_000),
      capitalisedValue: rand(3_940_896.96),
      considerationPlusInterest: rand(1_593_848.07),
      valueAfterFirstProviso: rand(2_347_048.89),
      creation: { usufructValue: rand(2_437_535.52), bareDominium: rand(362_464.48), cap: rand(3_837_535.52) },
      valueIncluded: rand(2_347_048.89),
    });
  });
  test('plain interest is the other setting', () => {
    const value = readValue(valueCeasingInterest({ ...farm, interestMethod: 'simple' }));
    expect(value.considerationPlusInterest).toBe(rand(1_480_000));
    expect(value.valueAfterFirstProviso).toBe(rand(2_460_896.96));
  });
  test('consideration above the value leaves nil, never less', () => {
    const considerationPaid = { amount: rand(5_000_000), paidOn: day('2014-06-01') };
    expect(readValue(valueCeasingInterest({ ...farm, considerationPaid })).valueIncluded).toBe(0);
  });
  test('the second proviso caps the value when the property has hardly grown', () => {
    const { considerationPaid: _, ...free } = farm;
    const value = readValue(valueCeasingInterest({ ...free, fullValue: rand(4_000_000), successor: young }));
    expect(value.creation!.cap).toBe(rand(2_437_535.52));
    expect(value.valueIncluded).toBe(rand(2_437_535.52));
  });
});
const young = { kind: 'person', personId: 'son', sex: 'M', ageNextBirthday: 10 } as const;

describe('the tables', () => {
  const computeYearly = (years: number) => (1 - 1.12 ** -years) / 0.12;
  test('Table A holds ages 0 to 90 and every factor follows from its expectation', () => {
    expect(tableA.map((row) => row.age)).toEqual(Array.from({ length: 91 }, (_, age) => age));
    for (const { age, male, female } of tableA) {
      expect(male.factor, `male ${age}`).toBe(Math.round(computeYearly(male.expectation / 100) * 1e5));
      expect(female.factor, `female ${age}`).toBe(Math.round(computeYearly(female.expectation / 100) * 1e5));
    }
  });
  test('Table B holds 1 to 100 years, five of them as printed rather than computed', () => {
    expect(tableB).toHaveLength(100);
    const different = tableB.flatMap((value, index) =>
      value === Math.round(computeYearly(index + 1) * 1e4) ? [] : [index + 1],
    );
    expect(different).toEqual([2, 4, 13, 52, 88]);
  });
  test('above 90 the last row is used and flagged for a person to look at', () => {
    const factor = expectOutcome(findLifeFactor('F', 97, on));
    expectFactor(factor, '2.98912');
    expect(formatInEnglish(factor.review!)).toMatch(/by hand/);
    expect(expectOutcome(findLifeFactor('F', 90, on)).review).toBeUndefined();
  });
  test('a row not yet compared with the Gazette says so', () =>
    expect(expectOutcome(findLifeFactor('M', 46, on)).review).toMatch(/Gazette/));
  test('life or term, whichever is shorter, the months of the term counting', () => {
    const holder = { kind: 'person', personId: 'a', sex: 'M', ageNextBirthday: 68 } as const; // expects 10.28 years
    expect(expectOutcome(findHolderFactor({ ...holder, term: { years: 10 } }, on)).table).toBe('B');
    expect(expectOutcome(findHolderFactor({ ...holder, term: { years: 10, months: 4 } }, on)).table).toBe('A');
  });
  test('a body with a shorter agreed period takes that period', () =>
    expect(expectOutcome(findHolderFactor({ kind: 'body', personId: 't', term: { years: 20 } }, on)).years).toBe(20));
  test('no table before 1 April 1977', () =>
    expect(readFields(findLifeFactor('M', 40, day('1977-03-31')))).toEqual(['date']));
});

describe('variations', () => {
  test('a lower accepted yield changes the annual value and leaves the factor', () => {
    const value = readValue(valueCreatedInterest({ ...flat, acceptedYield: percent(6) }));
    expect(value.annualValue).toBe(rand(144_000));
    expect(value.interestValue).toBe(rand(1_044_658.08));
  });
  test('works of art go by their average receipts', () =>
    expect(readValue(valueCreatedInterest({ ...flat, averageNetReceipts: rand(1000) })).interestValue).toBe(
      rand(7254.57),
    ));
  test('an annuity charged on land falls away for its owner', () => {
    const owner = { kind: 'person', personId: 'o', sex: 'F', ageNextBirthday: 43 } as const;
    const annuity = { died: on, yearly: rand(12_000), chargedOnProperty: true, owner };
    expect(readValue(valueCeasingAnnuity(annuity))).toBe(rand(97_561.44));
  });
  test('an annuity that is charged on nothing and stops has no value', () =>
    expect(readValue(valueCeasingAnnuity({ died: on, yearly: rand(12_000), chargedOnProperty: false }))).toBe(0));
});

describe('bad input is refused by field', () => {
  const listRefusedFields = (change: Partial<CreatedInterest>) =>
    readFields(valueCreatedInterest({ ...flat, ...change }));
  test('a usufruct without a bare owner', () => expect(listRefusedFields({ bareOwners: [] })).toEqual(['bareOwners']));
  test('shares over one', () =>
    expect(listRefusedFields({ bareOwners: [...flat.bareOwners, { personId: 'x', share: fraction(1, 2) }] })).toEqual([
      'bareOwners',
    ]));
  test('shares short of one', () =>
    expect(listRefusedFields({ bareOwners: [{ personId: 'x', share: fraction(1, 2) }] })).toEqual(['bareOwners']));
  test('a birth after the right', () => {
    const holder = { kind: 'person', personId: 'x', sex: 'F', born: day('2027-01-01') } as const;
    expect(listRefusedFields({ holders: [{ holder, share: whole }] })).toEqual(['born']);
  });
  test('a negative value', () => expect(listRefusedFields({ fullValue: cents(-1) })).toContain('fullValue'));
  test('a yield above 12%', () => expect(listRefusedFields({ acceptedYield: percent(13) })).toEqual(['acceptedYield']));
  test('consideration paid after the death', () =>
    expect(
      readFields(valueCeasingInterest({ ...farm, considerationPaid: { amount: rand(1), paidOn: day('2023-01-01') } })),
    ).toEqual(['considerationPaid[0].paidOn']));
  test('a farm before the 30% was law', () =>
    expect(readFields(valueCeasingInterest({ ...farm, died: day('2004-01-01'), creation: undefined }))).toContain(
      'bonaFideFarm',
    ));
});

test('three holders of a right over 17 cents do not come to 18', () => {
  const holders = ['a', 'b', 'c'].map((personId) => ({
    holder: { kind: 'person' as const, personId, sex: 'M' as const, ageNextBirthday: 0 },
    share: fraction(1, 3),
  }));
  const result = readValue(
    valueCreatedInterest({
      ...flat,
      fullValue: cents(17),
      holders,
      bareOwners: [{ personId: 'o', share: fraction(1) }],
    }),
  );
  expect(result.holders.map(({ value }) => value)).toEqual([6, 6, 5]);
  expect(result.bareDominium).toBe(0);
});

test('whatever the value, ages and shares, the right and the bare dominium add up to the full value', () => {
  const person = fc.record({
    sex: fc.constantFrom('M' as const, 'F' as const),
    ageNextBirthday: fc.integer({ min: 0, max: 110 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.array(person, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (value, people, owners) => {
        const result = readValue(
          valueCreatedInterest({
            ...flat,
            fullValue: cents(value),
            holders: people.map((p, i) => ({
              holder: { kind: 'person', personId: `h${i}`, ...p },
              share: fraction(1, people.length),
            })),
            bareOwners: Array.from({ length: owners }, (_, i) => ({ personId: `o${i}`, share: fraction(1, owners) })),
          }),
        );
        expect(plus(result.interestValue, sum(result.bareOwners.map((o) => o.value)))).toBe(value);
        expect(sum(result.holders.map((h) => h.value))).toBe(result.interestValue);
      },
    ),
  );
});
