import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { computeTaxToDeath } from '../income-tax/tax-to-death';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { cents, rand } from '../money/cents';
import { parseDecimal, fraction } from '../money/fraction';
import { computeEstateGains } from './estate-sales';
import type { GainsAsset } from './gains-asset';
import { computeGainsAtDeath, type GainsAtDeathInput } from './gains-at-death';
import { computeTimeLivedIn } from './primary-residence';
import { computeTaxAboveHalf } from './tax-above-half';
import { type PreValuationAsset, computeValuationBaseCost, countYearsHeld } from './valuation-date';

const day = toLocalDate;
function readValue<T>(outcome: Outcome<WorkedResult<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
const readFields = (outcome: unknown): string[] => (isRefused(outcome) ? outcome.refusals.map((r) => r.field) : []);

const residence: GainsAsset = {
  id: 'home',
  kind: 'residence',
  marketValue: rand(4_200_000),
  baseCost: rand(1_500_000),
};
const flat: GainsAsset = { id: 'flat', kind: 'ordinary', marketValue: rand(1_800_000), baseCost: rand(950_000) };
const shares: GainsAsset = { id: 'shares', kind: 'ordinary', marketValue: rand(640_000), baseCost: rand(700_000) };
const car: GainsAsset = { id: 'car', kind: 'personalUse', marketValue: rand(410_000), baseCost: rand(600_000) };
const estate: GainsAtDeathInput = { died: day('2025-08-15'), assets: [residence, flat, shares, car] };
const computeGains = (change: Partial<GainsAtDeathInput>) => readValue(computeGainsAtDeath({ ...estate, ...change }));
const computeSingleGain = (asset: GainsAsset, change: Partial<GainsAtDeathInput> = {}) =>
  computeGains({ assets: [asset], ...change });

describe('DE-S08 CGT at death with a primary residence, before and after 1 March 2026', () => {
  test('case A: death on 15 August 2025, under 65, R300 000 other income', () => {
    const result = computeGains({});
    expect(result).toMatchObject({
      residenceExclusionUsed: rand(2_000_000),
      sumOfGains: rand(1_490_000),
      deathExclusion: rand(300_000),
      netCapitalGain: rand(1_190_000),
      taxableCapitalGain: rand(476_000),
    });
    const tax = readValue(
      computeTaxToDeath({
        died: estate.died,
        age: { group: 'under65' },
        otherTaxableIncome: rand(300_000),
        taxableCapitalGain: result.taxableCapitalGain,
      }),
    );
    expect(tax).toMatchObject({
      taxableIncome: rand(776_000),
      normalTaxBeforeRebates: rand(219_317),
      daysInPeriod: 168,
      rebates: rand(7_932.82),
      normalTax: rand(211_384.18),
    });
  });
  test('case B: death on 15 March 2026', () =>
    expect(computeGains({ died: day('2026-03-15') })).toMatchObject({
      residenceExclusionUsed: rand(2_700_000),
      sumOfGains: rand(790_000),
      deathExclusion: rand(440_000),
      netCapitalGain: rand(350_000),
      taxableCapitalGain: rand(140_000),
    }));
});

const sold = toLocalDate('2003-09-30');
const plot: PreValuationAsset = {
  proceeds: rand(2_000_000),
  costBefore: rand(310_000),
  costAfter: rand(300_000),
  yearsBefore: 16,
  yearsAfter: 2,
};
const computeBaseCost = (change: Partial<PreValuationAsset>) =>
  readValue(computeValuationBaseCost({ ...plot, ...change }, sold));

describe('DE-S09 Time-apportionment base cost, expenditure before and after 1 October 2001', () => {
  test('every figure of the published scenario', () =>
    expect(computeBaseCost({})).toMatchObject({
      method: 'timeApportionment',
      proceedsAttributableToPre: rand(1_016_393.44),
      timeApportionment: rand(937_905.28),
      baseCost: rand(1_237_905.28),
      gain: rand(762_094.72),
    }));
});

describe('valuation date value', () => {
  test('the highest of the three methods is taken', () => {
    expect(computeBaseCost({ marketValue: rand(1_000_000) })).toMatchObject({
      method: 'marketValue',
      gain: rand(700_000),
    });
    expect(computeBaseCost({ costBefore: undefined })).toMatchObject({
      method: 'twentyPercent',
      valuationDateValue: rand(340_000),
    });
  });
  test('the executor’s own choice is followed', () =>
    expect(computeBaseCost({ marketValue: rand(1_000_000), choice: 'twentyPercent' }).gain).toBe(rand(1_360_000)));
  test('a market value the proceeds do not exceed leaves neither gain nor loss (para 26(3))', () =>
    expect(computeBaseCost({ marketValue: rand(2_500_000), choice: 'marketValue' }).gain).toBe(0));
  test('a method that would make a loss is passed over and flagged', () => {
    const result = computeBaseCost({ marketValue: rand(1_900_000) });
    expect(result).toMatchObject({ method: 'timeApportionment', gain: rand(762_094.72) });
    expect(result.review).toMatch(/by hand/);
  });
  test('expenditure over several years counts at most twenty', () => {
    const long = { yearsBefore: 30, costAfter: rand(0), costBefore: rand(200_000), yearsAfter: 20 };
    expect(computeBaseCost({ ...long, costBeforeInSeveralYears: true }).valuationDateValue).toBe(rand(1_100_000));
    expect(computeBaseCost(long).valuationDateValue).toBe(rand(1_280_000));
  });
  test('a historical loss takes the lower of market value and time-apportionment (para 27(3)(b))', () => {
    const loss = { proceeds: rand(50), costBefore: rand(100), costAfter: rand(0), yearsBefore: 5, yearsAfter: 5 };
    expect(computeBaseCost({ ...loss, marketValue: rand(150) })).toMatchObject({
      method: 'timeApportionment',
      gain: rand(-25),
    });
    expect(computeBaseCost(loss).gain).toBe(rand(-25));
  });
  test('a cost above both proceeds and market value takes the higher of two (para 27(3)(a))', () => {
    const loss = { proceeds: rand(150), costBefore: rand(250), costAfter: rand(25), marketValue: rand(200) };
    expect(computeBaseCost(loss)).toMatchObject({
      method: 'marketValue',
      valuationDateValue: rand(200),
      gain: rand(-75),
    });
    expect(computeBaseCost({ ...loss, marketValue: rand(100) })).toMatchObject({
      valuationDateValue: rand(125),
      gain: 0,
    });
  });
  test('a part of a year counts as a year on either side', () => {
    expect(countYearsHeld(day('1985-10-01'), day('2003-09-30'))).toEqual({ yearsBefore: 16, yearsAfter: 2 });
    expect(countYearsHeld(day('1985-09-30'), day('2003-10-01'))).toEqual({ yearsBefore: 17, yearsAfter: 3 });
  });
});

describe('what is left out', () => {
  test('half a joint home has half the limit', () => {
    const joint = computeSingleGain({ ...residence, marketValue: rand(8_000_000), share: fraction(1, 2) });
    expect(joint.assets[0]!.gain).toBe(rand(3_250_000));
    expect(joint.residenceExclusionUsed).toBe(rand(1_000_000));
  });
  test('time away and business use cut the gain the exclusion covers', () => {
    const use = { timeLivedIn: fraction(1, 2), domesticPart: parseDecimal('0.8') };
    expect(computeSingleGain({ ...residence, residence: use }).residenceExclusionUsed).toBe(rand(1_080_000));
  });
  test('a loss on the home is left out too', () =>
    expect(computeSingleGain({ ...residence, baseCost: rand(5_000_000) })).toMatchObject({
      sumOfGains: 0,
      lossLost: 0,
    }));
  test('a home worth no more than the limit is wholly left out', () => {
    const small = computeSingleGain({ ...residence, marketValue: rand(1_900_000) });
    expect(small.assets[0]!.residence).toMatchObject({ ground: 'para 45(1)(b)', excluded: rand(400_000) });
  });
  test('the spouse takes over at base cost, but only a resident spouse', () => {
    const toSpouse = { ...flat, goesTo: 'spouse', acquired: day('2010-01-01') } as const;
    const rolled = computeSingleGain(toSpouse);
    expect(rolled.sumOfGains).toBe(0);
    expect(rolled.rollOvers).toEqual([{ assetId: 'flat', baseCost: rand(950_000), acquired: day('2010-01-01') }]);
    expect(computeSingleGain(toSpouse, { spouseIsResident: false }).sumOfGains).toBe(rand(850_000));
  });
  test('policies, retirement interests, cash and public benefit bequests', () => {
    for (const kind of ['longTermPolicy', 'retirementInterest', 'cash'] as const) {
      expect(computeSingleGain({ id: 'a', kind, marketValue: rand(5_000_000) }).sumOfGains).toBe(0);
    }
    expect(computeSingleGain({ ...flat, goesTo: 'publicBenefit' }).sumOfGains).toBe(0);
  });
  test('coins are not personal-use assets; a loss on a private yacht does not count', () => {
    const coin = { ...car, marketValue: rand(900_000), personalUseException: 'goldOrPlatinumCoin' } as const;
    expect(computeSingleGain(coin).sumOfGains).toBe(rand(300_000));
    expect(computeSingleGain({ ...car, personalUseException: 'boatOver10m' }).sumOfGains).toBe(0);
  });
  test('small business gains up to the lifetime limit, unless the businesses are too large', () => {
    const shop = {
      ...flat,
      marketValue: rand(3_950_000),
      smallBusiness: { yearsHeld: 6, substantiallyInvolved: true },
    };
    const facts = { valueOfAllBusinesses: rand(10_000_000), usedBefore: rand(800_000) };
    expect(computeSingleGain(shop, { smallBusiness: facts }).smallBusinessExclusionUsed).toBe(rand(1_000_000));
    const large = { ...facts, valueOfAllBusinesses: rand(10_000_000.01) };
    expect(computeSingleGain(shop, { smallBusiness: large }).smallBusinessExclusionUsed).toBe(0);
    const short = { ...shop, smallBusiness: { yearsHeld: 4, substantiallyInvolved: true } };
    expect(computeSingleGain(short, { smallBusiness: facts }).smallBusinessExclusionUsed).toBe(0);
  });
  test('a non-resident is taxed on land in South Africa alone', () => {
    const result = computeGains({
      deceasedIsResident: false,
      assets: [{ ...flat, taxedForNonResident: true }, shares],
    });
    expect(result.sumOfGains).toBe(rand(850_000));
  });
  test('losses: moved towards nil by the exclusion, brought forward after it, and lost with the person', () => {
    expect(computeSingleGain({ ...flat, baseCost: rand(2_300_000) })).toMatchObject({
      taxableCapitalGain: 0,
      lossLost: rand(200_000),
    });
    expect(computeSingleGain(flat, { lossBroughtForward: rand(500_000) }).netCapitalGain).toBe(rand(50_000));
    expect(computeSingleGain(flat, { earlierInYear: rand(-100_000) }).sumOfGains).toBe(rand(750_000));
  });
  test('days away count, save two years while the house was being built', () => {
    const lived = computeTimeLivedIn(day('2021-01-01'), day('2024-12-31'), [
      { from: day('2021-01-01'), to: day('2022-12-31'), reason: 'beingBuilt' },
      { from: day('2024-01-01'), to: day('2024-12-31') },
    ]);
    expect(lived).toEqual({ n: 365n, d: 487n }); // 1 095 of 1 461 days
  });
});

describe('after death', () => {
  test('the estate’s own sales, year by year, with its own losses only', () => {
    const years = readValue(
      computeEstateGains(day('2025-08-15'), [
        { assetId: 'a', soldOn: day('2025-12-01'), price: rand(900_000), valueAtDeath: rand(1_000_000) },
        {
          assetId: 'b',
          soldOn: day('2026-06-01'),
          price: rand(1_300_000),
          valueAtDeath: rand(1_000_000),
          furtherCost: rand(50_000),
        },
      ]),
    );
    expect(years[0]).toMatchObject({
      sumOfGains: rand(-100_000),
      annualExclusion: rand(40_000),
      lossForward: rand(60_000),
    });
    expect(years[1]).toMatchObject({
      sumOfGains: rand(250_000),
      annualExclusion: rand(50_000),
      netCapitalGain: rand(140_000),
      taxableCapitalGain: rand(56_000),
    });
  });
  test('the home sold within two years keeps its exclusion, later it does not', () => {
    const sale = { assetId: 'home', price: rand(5_000_000), valueAtDeath: rand(4_200_000), wasResidence: true };
    const computeSoldGain = (soldOn: string) =>
      readValue(computeEstateGains(day('2024-05-01'), [{ ...sale, soldOn: day(soldOn) }]))[0]!;
    expect(computeSoldGain('2026-05-01').sumOfGains).toBe(0);
    expect(computeSoldGain('2026-05-02').sumOfGains).toBe(rand(800_000));
  });
  test('an heir may carry the tax above half of the estate, but only to save an asset from sale', () => {
    const computeCarried = (must: boolean) =>
      readValue(computeTaxAboveHalf(day('2025-01-01'), rand(700_000), rand(1_000_000), must));
    expect(computeCarried(true).heirMayCarry).toBe(rand(200_000));
    expect(computeCarried(false).heirMayCarry).toBe(0);
  });
});

describe('bad input is refused by field', () => {
  const listRefusedFields = (asset: GainsAsset, change: Partial<GainsAtDeathInput> = {}) =>
    readFields(computeGainsAtDeath({ ...estate, assets: [asset], ...change }));
  test('a death in the future', () => expect(listRefusedFields(flat, { today: day('2025-08-14') })).toEqual(['died']));
  test('a death no rate covers', () => expect(listRefusedFields(flat, { died: day('2001-09-30') })).toEqual(['died']));
  test('a missing base cost', () =>
    expect(listRefusedFields({ ...flat, baseCost: undefined })).toEqual(['assets[0].baseCost']));
  test('a negative value', () =>
    expect(listRefusedFields({ ...flat, marketValue: cents(-1) })).toEqual(['assets[0].marketValue']));
  test('a share over one', () =>
    expect(listRefusedFields({ ...flat, share: fraction(3, 2) })).toEqual(['assets[0].share']));
  test('a foreign asset without a rate', () =>
    expect(listRefusedFields({ ...flat, marketValue: { amount: rand(100), currency: 'EUR' } })).toEqual([
      'assets[0].marketValue.randPerUnit',
    ]));
  test('a part above one', () =>
    expect(listRefusedFields({ ...residence, residence: { timeLivedIn: fraction(2) } })).toEqual([
      'assets[0].residence.timeLivedIn',
    ]));
  test('years that are not whole', () =>
    expect(readFields(computeValuationBaseCost({ ...plot, yearsAfter: 0 }, sold))).toEqual(['yearsAfter']));
  test('a disposal before gains were taxed has no rule', () =>
    expect(readFields(computeValuationBaseCost(plot, toLocalDate('2001-09-30')))).toEqual(['disposedOn']));
});

describe('true of any estate', () => {
  const asset = fc.record({
    id: fc.string(),
    kind: fc.constantFrom('ordinary', 'residence', 'personalUse', 'cash', 'longTermPolicy'),
    marketValue: fc.integer({ min: 0, max: 5e9 }).map(cents),
    baseCost: fc.integer({ min: 0, max: 5e9 }).map(cents),
    goesTo: fc.constantFrom('spouse', 'other', undefined),
  }) as fc.Arbitrary<GainsAsset>;
  test('the order of capture changes nothing', () =>
    fc.assert(
      fc.property(fc.array(asset, { maxLength: 8 }), (assets) => {
        expect(computeGains({ assets: assets.toReversed() }).taxableCapitalGain).toBe(
          computeGains({ assets }).taxableCapitalGain,
        );
      }),
    ));
  test('a higher market value never gives a smaller taxable gain', () =>
    fc.assert(
      fc.property(fc.array(asset, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 1e9 }), (assets, more) => {
        const [first, ...rest] = assets as [GainsAsset, ...GainsAsset[]];
        const dearer = { ...first, marketValue: cents((first.marketValue as number) + more) };
        const before = computeGains({ assets }).taxableCapitalGain;
        expect(computeGains({ assets: [dearer, ...rest] }).taxableCapitalGain).toBeGreaterThanOrEqual(before);
      }),
    ));
  test('nothing gives nothing', () => expect(computeGains({ assets: [] }).taxableCapitalGain).toBe(0));
});
