import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ann, drawAccount, today } from '../accounts/two-heirs.testing';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import type { AssetGains, EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import { createTestAsset, createTestEstate, createTaker } from '../estate/estate.testing';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { computeEstateTaxes } from './estate-taxes';

const seed = Number(process.env['SEED'] ?? 18);

const createTaxedAsset = (
  id: string,
  value: number,
  base: number,
  kind: AssetGains['kind'] = 'ordinary',
): EstateAsset => createTestAsset(id, value, 'inKind', { gains: { kind, baseCost: rand(base) } });
const createEstate = (died: string, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    deceased: { id: 'deceased', name: 'D', diedOn: toLocalDate(died), bornOn: toLocalDate('1970-01-01') },
    people: [ann],
    assets: [
      createTaxedAsset('residence', 4_200_000, 1_500_000, 'residence'),
      createTaxedAsset('flat', 1_800_000, 950_000),
      createTaxedAsset('shares', 640_000, 700_000),
      createTaxedAsset('furniture', 410_000, 600_000, 'personalUse'),
      createTestAsset('bank', 900_000, 'money', { class: 'claim' }),
    ],
    will: { legacies: [], residue: { to: [createTaker('ann', 1)] } },
    settings: {
      accountDate: today,
      taxAtDeath: { method: 'table', otherTaxableIncome: rand(300_000) },
    },
    ...more,
  });

describe('DE-S08 asset by asset', () => {
  test('before 1 March 2026: every gain, the exclusion, the tax and its parts', () => {
    const taxes = expectGranted(computeEstateTaxes(createEstate('2025-08-15'), today));
    expect(taxes.assets.map(({ assetId, gain, excluded, counted }) => [assetId, gain, excluded, counted])).toEqual([
      ['residence', rand(2_700_000), rand(2_000_000), rand(700_000)],
      ['flat', rand(850_000), nil, rand(850_000)],
      ['shares', rand(-60_000), nil, rand(-60_000)],
      ['furniture', rand(-190_000), rand(-190_000), nil],
    ]);
    expect(taxes.taxableGain.value).toBe(rand(476_000));
    expect(taxes.lastReturn?.value).toBe(rand(211_384.18));
    // Without the gain 59,032 less the rebate; the rest is by reason of it, by the parts of those that gained.
    expect(taxes.gainsTax.value).toBe(rand(211_384.18 - (59_032 - 7_932.82)));
    expect(taxes.assets.map(({ tax }) => tax)).toEqual([cents(7_238_677), cents(8_789_823), nil, nil]);
    expect(taxes.isCharged).toBe(true);
    const [residence, , , furniture] = taxes.assets;
    expect(residence!.worked.lines.map(({ label }) => label)).toEqual([
      'Market value at death',
      'Less base cost',
      'Gain',
      'Limit of the residence exclusion',
      'Less residence exclusion',
      'Counts in the sum',
      'Included at 40%, before the exclusion in the year of death',
      'Its part of the tax, by its part of the gains',
    ]);
    expect(furniture!.worked.lines.find(({ label }) => label === 'Not counted')).toMatchObject({
      note: 'Left out: Personal-use asset',
    });
  });

  test('from 1 March 2026 the residence is left out whole', () => {
    const taxes = expectGranted(computeEstateTaxes(createEstate('2026-03-15'), today));
    expect([taxes.assets[0]!.excluded, taxes.assets[0]!.counted]).toEqual([rand(2_700_000), nil]);
    expect(taxes.taxableGain.value).toBe(rand(140_000));
  });

  test('while nobody said how it is found it is an estimate the account does not charge', () => {
    const estate = createEstate('2025-08-15', { settings: { accountDate: today } });
    const taxes = expectGranted(computeEstateTaxes(estate, today));
    expect([taxes.isCharged, taxes.taxableGain.value]).toEqual([false, rand(476_000)]);
    expect(drawAccount(estate).tax).toBeUndefined();
  });

  test('half to the wife rolls over: the other half alone counts, each way on a line of its own', () => {
    const wife = { id: 'wife', name: 'Wife', kind: 'natural' as const, bornOn: toLocalDate('1975-01-01') };
    const estate = createEstate('2025-08-15', {
      people: [ann, wife],
      marriages: [
        { kind: 'civil', spouseId: 'wife', marriedOn: toLocalDate('2000-01-01'), contract: 'withoutAccrual' },
      ],
      assets: [
        createTaxedAsset('flat', 1_800_000, 950_000),
        createTestAsset('bank', 900_000, 'money', { class: 'claim' }),
      ],
      will: { legacies: [], residue: { to: [createTaker('ann', 1, 2), createTaker('wife', 1, 2)] } },
    });
    const [flat] = expectGranted(computeEstateTaxes(estate, today)).assets;
    expect([flat!.gain, flat!.excluded, flat!.counted]).toEqual([rand(850_000), rand(425_000), rand(425_000)]);
    expect(flat!.worked.lines.slice(0, 2).map(({ label, value }) => [label, value])).toEqual([
      ['Part that goes to the surviving spouse', nil],
      ['Part that goes to others', rand(425_000)],
    ]);
  });

  test('a missing base cost is named by its asset', () => {
    const estate = createEstate('2025-08-15', {
      assets: [createTestAsset('flat', 1, 'inKind', { gains: { kind: 'ordinary' } })],
    });
    expect(readRefusalFields(computeEstateTaxes(estate, today))).toEqual(['assets[0].gains.baseCost']);
  });
});

/** The tables as they are printed, in rand: from, to, base, rate in hundredths. */
const table = [
  [0, 237_100, 0, 18],
  [237_100, 370_500, 42_678, 26],
  [370_500, 512_800, 77_362, 31],
  [512_800, 673_000, 121_475, 36],
  [673_000, 857_900, 179_147, 39],
  [857_900, 1_817_000, 251_258, 41],
  [1_817_000, 1e12, 644_489, 45],
] as const;
const roundHalfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d));
const computeByTable = (income: number): number => {
  const [from, , base, rate] = table.findLast(([lower]) => income > lower * 100) ?? table[0];
  return base * 100 + roundHalfUp(BigInt(income - from * 100) * BigInt(rate), 100n);
};
const countDaysFromMarch = (died: LocalDate): number => {
  let count = 1;
  for (let day = toLocalDate('2025-03-01'); day < died; day = addDays(day, 1)) count += 1;
  return count;
};

/** The law read once more, with whole cents and nothing of the product: one owner, one heir who is no spouse. */
function computeNaively(estate: Estate): { counted: number[]; taxable: number; balance: number; gainsTax: number } {
  const counted = estate.assets.flatMap(({ value, gains }) => {
    if (!gains) return [];
    const gain = (value as number) - (gains.baseCost as number);
    if (gains.kind === 'personalUse') return [0];
    if (gains.kind === 'ordinary') return [gain];
    if ((value as number) <= 200_000_000) return [gain > 0 ? 0 : gain < -200_000_000 ? gain + 200_000_000 : 0];
    return [Math.sign(gain) * Math.max(0, Math.abs(gain) - 200_000_000) + 0];
  });
  const total = counted.reduce((sum, one) => sum + one, 0);
  const net = Math.max(0, total - 30_000_000);
  const taxable = roundHalfUp(BigInt(net) * 40n, 100n);
  const basis = estate.settings.taxAtDeath!;
  const other = basis.method === 'table' ? basis.otherTaxableIncome : 0;
  const paid = basis.method === 'table' ? (basis.paidInAdvance ?? 0) : 0;
  const age = 2026 - Number(estate.deceased.bornOn!.slice(0, 4));
  const rebate = 1_723_500 + (age >= 65 ? 944_400 : 0) + (age >= 75 ? 314_500 : 0);
  const cut = roundHalfUp(BigInt(rebate) * BigInt(countDaysFromMarch(estate.deceased.diedOn)), 365n);
  const whole = Math.max(0, computeByTable(other + taxable) - cut);
  const byGain = whole - Math.max(0, computeByTable(other) - cut);
  return { counted, taxable, balance: whole - paid, gainsTax: Math.min(byGain, Math.max(0, whole - paid)) };
}

const createAmount = (most: number) => fc.integer({ min: 0, max: most }).map(cents);
const anyTaxed = fc
  .record({
    value: createAmount(900_000_000),
    base: createAmount(900_000_000),
    kind: fc.constantFrom('ordinary' as const, 'residence' as const, 'personalUse' as const),
  })
  .map(({ value, base, kind }) => ({ value, gains: { kind, baseCost: base } }));
const anyTaxedEstate = fc
  .record({
    assets: fc.array(anyTaxed, { minLength: 1, maxLength: 6 }),
    other: createAmount(200_000_000),
    paid: createAmount(20_000_000),
    died: fc.integer({ min: 0, max: 364 }).map((days) => addDays(toLocalDate('2025-03-01'), days)),
    born: fc.integer({ min: 1935, max: 1960 }),
  })
  .map(({ assets, other, paid, died, born }) =>
    createEstate(died, {
      deceased: { id: 'deceased', name: 'D', diedOn: died, bornOn: toLocalDate(`${born}-02-28`) },
      assets: [
        ...assets.map((asset, index) => ({ ...createTestAsset(`a${index}`, 0, 'inKind'), ...asset })),
        createTestAsset('bank', 90_000_000, 'money', { class: 'claim' }),
      ],
      settings: {
        accountDate: today,
        taxAtDeath: { method: 'table', otherTaxableIncome: other, paidInAdvance: paid },
      },
    }),
  );

test('a second, naive reading of any estate gives the same gains, the same return and the same tax', () => {
  fc.assert(
    fc.property(anyTaxedEstate, (estate) => {
      const taxes = expectGranted(computeEstateTaxes(estate, today));
      const again = computeNaively(estate);
      expect(taxes.assets.map(({ counted }) => counted)).toEqual(again.counted);
      expect(taxes.taxableGain.value).toBe(again.taxable);
      expect(taxes.lastReturn?.value).toBe(again.balance);
      expect(taxes.gainsTax.value).toBe(again.gainsTax);
      const parts = taxes.assets.reduce((sum, { tax }) => sum + tax, 0);
      expect(parts).toBe(again.counted.some((one) => one > 0) ? again.gainsTax : 0);
      for (const { marketValue, baseCost, gain, excluded, counted, worked } of taxes.assets) {
        expect([marketValue - baseCost, gain - excluded, worked.value]).toEqual([gain, counted, counted]);
      }
    }),
    { numRuns: 1000, seed },
  );
});

test('the estate’s own years are taxed by the table without rebates, and the account charges them', () => {
  const createTaxYear = (id: string, from: string, to: string, income: number, more: object = {}) => ({
    id,
    from: toLocalDate(from),
    to: toLocalDate(to),
    taxableIncome: rand(income),
    ...more,
  });
  const estate = createEstate('2025-08-15', {
    income: [{ id: 'rent', narrative: 'Rent', amount: rand(400_000) }],
    taxYears: [
      createTaxYear('1', '2025-08-16', '2026-02-28', 250_000),
      createTaxYear('2', '2026-03-01', '2026-11-15', 100_000, { paidInAdvance: rand(5_000), account: 2 }),
    ],
  });
  // By hand: 42,678 + 26% of 12,900; 18% of 100,000 less 5,000. In the second account, but of the estate all the same.
  const taxes = expectGranted(computeEstateTaxes(estate, today));
  expect(taxes.afterDeath?.value).toBe(rand(42_678 + 3_354 + 18_000 - 5_000));
});
