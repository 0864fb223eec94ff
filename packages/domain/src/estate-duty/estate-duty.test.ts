import { describe, expect, test } from 'vitest';
import { expectGranted } from '../law/testing';
import { rand, sum } from '../money/cents';
import { parseDecimal, fraction } from '../money/fraction';
import { deductionCodes } from './deductions';
import { day, computeDuty, createEstateOfNet, createSoleHeir, spousePolicy, readValue } from './duty.fixture';
import { computeDutyByScale, dutyScale } from './duty-scale';
import type { EstateForDuty } from './estate-for-duty';
import { computeRapidSuccession } from './rapid-succession';

describe('DE-S03 Estate duty with section 4 deductions and basic abatement', () => {
  test('every figure, and nothing recovered from the spouse whose policy was deducted', () => {
    const result = computeDuty(spousePolicy);
    expect(result).toMatchObject({
      totalValue: rand(11_150_000),
      totalDeductions: rand(4_979_055.75),
      netValue: rand(6_170_944.25),
      abatement: rand(3_500_000),
      dutiableAmount: rand(2_670_944.25),
      duty: rand(534_188.85),
      dutyPayable: rand(534_188.85),
      executorBears: rand(534_188.85),
    });
    expect(result.shares).toMatchObject([{ personId: 'spouse', recoverable: 0 }]);
    expect(result.deductions.map(({ code }) => code)).toEqual(['4(a)', '4(b)', '4(c)', '4(h)', '4(lA)', '4(q)']);
  });
});

describe('DE-S04 Estate duty: portability of the whole abatement, and a plain R9.5m estate', () => {
  const createSurvivor = (evidenceFiled: boolean) =>
    computeDuty(
      createEstateOfNet(10_000_000, {
        predeceasedSpouses: [{ personId: 'first', abatementUsed: rand(0), evidenceFiled }],
      }),
    );
  test('nothing of the first abatement was used', () =>
    expect(createSurvivor(true)).toMatchObject({
      abatement: rand(7_000_000),
      dutiableAmount: rand(3_000_000),
      duty: rand(600_000),
    }));
  test('without evidence both results are shown', () =>
    expect(createSurvivor(false)).toMatchObject({
      abatement: rand(3_500_000),
      dutiableAmount: rand(6_500_000),
      duty: rand(1_300_000),
      onceEvidenceFiled: { abatement: rand(7_000_000), dutiableAmount: rand(3_000_000), duty: rand(600_000) },
    }));
  test('a plain estate', () =>
    expect(computeDuty(createEstateOfNet(9_500_000))).toMatchObject({
      abatement: rand(3_500_000),
      dutiableAmount: rand(6_000_000),
      duty: rand(1_200_000),
    }));
});

describe('DE-S07 Rapid succession relief', () => {
  const first = { died: day('2021-05-10'), netValue: rand(9_000_000), propertyValue: rand(2_400_000) };
  const firstDuty = computeDutyByScale(rand(5_500_000), expectGranted(dutyScale.on(first.died))).value;
  test('every figure', () => {
    const second = { died: day('2024-03-01'), netValue: rand(10_000_000), propertyValue: rand(3_000_000) };
    const secondDuty = computeDutyByScale(rand(6_500_000), expectGranted(dutyScale.on(second.died))).value;
    expect([firstDuty, secondDuty]).toEqual([rand(1_100_000), rand(1_300_000)]);
    const relief = computeRapidSuccession({ ...first, duty: firstDuty }, { ...second, duty: secondDuty }, 'netValue');
    expect(readValue(relief)).toEqual({
      cappedPropertyValue: rand(2_400_000),
      attributableDuty: rand(312_000),
      reliefPercent: 80,
      relief: rand(249_600),
      firstEstateAttributableDuty: rand(293_333.33),
      reliefAllowed: rand(249_600),
    });
  });
  test('the same through the whole computation', () => {
    const result = computeDuty({
      died: day('2024-03-01'),
      property: [
        { id: 'farm', kind: 'immovable', value: rand(3_000_000) },
        { id: 'rest', kind: 'movable', value: rand(7_000_000) },
      ],
      successions: [{ propertyId: 'farm', first: { ...first, duty: firstDuty } }],
    });
    expect(result).toMatchObject({
      duty: rand(1_300_000),
      rapidSuccessionRelief: rand(249_600),
      dutyPayable: rand(1_050_400),
    });
  });
});

describe('4(q) when the spouse takes the residue and the residue pays the duty', () => {
  const createResidueEstate = (gross: number, others: number, more = {}) =>
    createEstateOfNet(gross, { spouseResidue: { residueBeforeDuty: rand(gross - others), ...more } });
  test('before duty: D = t × (L − F)', () =>
    expect(computeDuty(createResidueEstate(20_000_000, 8_500_000))).toMatchObject({
      residueToSpouse: rand(11_500_000),
      duty: rand(1_000_000),
    }));
  test('after duty: D = t × (L − F) / (1 − t)', () =>
    expect(computeDuty(createResidueEstate(20_000_000, 8_500_000), { fourQBeforeDuty: false })).toMatchObject({
      residueToSpouse: rand(10_250_000),
      dutiableAmount: rand(6_250_000),
      duty: rand(1_250_000),
    }));
  test('after duty, across R30m: the upper band carries the rest', () => {
    // base 29m: in the lower band D would be 7.25m and the amount 36.25m, so D = (6m + 25% × (29m − 30m)) / 75%.
    const result = computeDuty(createResidueEstate(100_000_000, 32_500_000), { fourQBeforeDuty: false });
    expect(result.duty).toBe(rand(7_666_666.67));
    expect(result.dutiableAmount).toBe(rand(36_666_666.67));
  });
  test('a usufruct over the residue divides by 1 − t × 12% × factor', () => {
    const usufruct = { usufruct: { factor: parseDecimal('7.25457') } };
    const before = computeDuty(createResidueEstate(10_000_000, 0, usufruct));
    expect(before.residueToSpouse).toBe(rand(8_705_484));
    const wide = createResidueEstate(20_000_000, 4_000_000, usufruct);
    const found = computeDuty(wide).duty;
    const other = computeDuty(wide, { fourQBeforeDuty: false }).duty;
    expect(other).toBe(Math.round(found / (1 - 0.2 * 0.12 * 7.25457)));
  });
  test('a residue too small for the duty gives the spouse nothing, never less', () =>
    expect(computeDuty(createResidueEstate(20_000_000, 19_900_000), { fourQBeforeDuty: false }).residueToSpouse).toBe(
      0,
    ));
  test('half the residue to the spouse', () =>
    expect(computeDuty(createResidueEstate(20_000_000, 8_000_000, { share: fraction(1, 2) })).residueToSpouse).toBe(
      rand(6_000_000),
    ));
});

describe('deductions', () => {
  test('the list is the letters of section 4 with 4(q) last', () => {
    const codes = deductionCodes.map(({ code }) => code);
    expect(codes.at(-1)).toBe('4(q)');
    expect(codes).toEqual([...codes].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });
  test('the spouse’s deduction covers only what no other letter deducted', () => {
    const estate = createEstateOfNet(5_000_000, {
      deductions: [{ code: '4(h)', amount: rand(4_000_000), propertyId: 'all' }],
      spouseBenefits: [{ amount: rand(2_000_000), propertyId: 'all' }],
    });
    expect(computeDuty(estate)).toMatchObject({ totalDeductions: rand(5_000_000), netValue: 0 });
  });
  test('what the spouse must hand on, and a trust that may give to others, are not deducted', () => {
    const benefits = [
      { amount: rand(2_000_000), handsOn: rand(500_000) },
      { amount: rand(1_000_000), discretionaryTrust: true },
    ];
    expect(computeDuty(createEstateOfNet(9_000_000, { spouseBenefits: benefits })).totalDeductions).toBe(
      rand(1_500_000),
    );
  });
  test('debts abroad count beyond foreign assets left out', () => {
    const estate = createEstateOfNet(9_000_000, {
      ordinarilyResident: false,
      property: [
        { id: 'here', kind: 'immovable', value: rand(9_000_000) },
        { id: 'there', kind: 'immovable', value: rand(600_000), abroad: true },
      ],
      deductions: [{ code: '4(f)', amount: rand(1_000_000) }],
    });
    expect(computeDuty(estate)).toMatchObject({ totalValue: rand(9_000_000), totalDeductions: rand(400_000) });
  });
});

describe('who bears it', () => {
  const estate: EstateForDuty = {
    died: day('2025-06-01'),
    property: [
      { id: 'house', kind: 'immovable', value: rand(7_000_000) },
      { id: 'usufruct', kind: 'limitedInterest', value: rand(1_000_000), gainedBy: createSoleHeir('owner') },
    ],
    deemed: [
      {
        kind: 'policy',
        id: 'policy',
        proceeds: rand(2_000_000),
        payees: [
          { personId: 'child', share: fraction(1, 4) },
          { personId: 'spouse', share: fraction(3, 4) },
        ],
      },
    ],
    spouseBenefits: [{ amount: rand(1_500_000), propertyId: 'policy', personId: 'spouse' }],
  };
  test('each by what the property adds to the net value, the executor the rest', () => {
    const result = computeDuty(estate); // net value 8.5m, duty 1m
    expect(result.duty).toBe(rand(1_000_000));
    expect(result.shares.map(({ personId, recoverable }) => [personId, recoverable])).toEqual([
      ['owner', rand(117_647.06)],
      ['child', rand(58_823.53)],
      ['spouse', 0],
    ]);
    expect(result.executorBears).toBe(rand(823_529.41));
  });
  test('transfer duty paid by the one who gains comes off that share', () => {
    const result = computeDuty({
      ...estate,
      credits: [{ kind: 'transferDuty', propertyId: 'usufruct', amount: rand(17_647.06) }],
    });
    expect(result.dutyPayable).toBe(rand(982_352.94));
    expect(result.shares[0]).toMatchObject({
      share: rand(117_647.06),
      credit: rand(17_647.06),
      recoverable: rand(100_000),
    });
    expect(result.executorBears).toBe(rand(823_529.41));
  });
  test('death duty abroad counts up to the duty here on that property', () => {
    const foreign = createEstateOfNet(0, {
      property: [
        { id: 'all', kind: 'movable', value: rand(8_000_000) },
        {
          id: 'villa',
          kind: 'immovable',
          value: { amount: rand(100_000), currency: 'EUR', randPerUnit: fraction(20) },
          abroad: true,
        },
      ],
      credits: [{ kind: 'foreignDeathDuty', propertyId: 'villa', amount: rand(900_000) }],
    });
    expect(computeDuty(foreign)).toMatchObject({
      duty: rand(1_300_000),
      totalCredits: rand(260_000),
      dutyPayable: rand(1_040_000),
    });
  });
  test('debts that shrink the net value never make the payees pay more than is owed', () => {
    const result = computeDuty({ ...estate, deductions: [{ code: '4(b)', amount: rand(4_500_000) }] }); // net 4m, duty 100 000
    expect(sum([...result.shares.map((s) => s.recoverable), result.executorBears])).toBe(result.dutyPayable);
  });
});
