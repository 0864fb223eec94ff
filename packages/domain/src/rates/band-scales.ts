import { createDatedTable } from '../law/dated';
import type { TaxBand } from '../income-tax/tax-tables';
import { type Cents, rand } from '../money/cents';
import { percent } from '../money/fraction';

/** A scale of bands: what lies above an amount bears a rate, besides what the bands below bear. */
export interface BandScale {
  readonly bands: readonly TaxBand[];
}

const createBands = (...written: readonly (readonly [above: number, base: number, rate: number])[]): BandScale => ({
  bands: written.map(([above, base, rate]) => ({ above: rand(above), base: rand(base), rate: percent(rate) })),
});

/** Income Tax Act Second Schedule: lump sums on retirement and death, added up since October 2007. */
export const retirementLumpSums = createDatedTable<BandScale>('tax table of retirement lump sums', [
  {
    from: '2007-10-01',
    ...createBands([0, 0, 0], [300_000, 0, 18], [600_000, 54_000, 27], [900_000, 135_000, 36]),
    note: 'Confirm the table of the years before March 2011.',
  },
  { from: '2011-03-01', ...createBands([0, 0, 0], [315_000, 0, 18], [630_000, 56_700, 27], [945_000, 141_750, 36]) },
  {
    from: '2014-03-01',
    ...createBands([0, 0, 0], [500_000, 0, 18], [700_000, 36_000, 27], [1_050_000, 130_500, 36]),
  },
  {
    from: '2023-03-01',
    ...createBands([0, 0, 0], [550_000, 0, 18], [770_000, 39_600, 27], [1_155_000, 143_550, 36]),
    note: 'Confirm that no later Rates Act changed it.',
  },
]);

/** Income Tax Act Second Schedule: lump sums on withdrawal from a fund, added up since March 2009. */
export const withdrawalLumpSums = createDatedTable<BandScale>('tax table of withdrawal lump sums', [
  { from: '2011-03-01', ...createBands([0, 0, 0], [22_500, 0, 18], [600_000, 103_950, 27], [900_000, 184_950, 36]) },
  { from: '2014-03-01', ...createBands([0, 0, 0], [25_000, 0, 18], [660_000, 114_300, 27], [990_000, 203_400, 36]) },
  {
    from: '2023-03-01',
    ...createBands([0, 0, 0], [27_500, 0, 18], [726_000, 125_730, 27], [1_089_000, 223_740, 36]),
    note: 'Confirm that no later Rates Act changed it.',
  },
]);

/** Transfer Duty Act 40 of 1949 s 2(1), by the day of acquisition. */
export const transferDutyScale = createDatedTable<BandScale>('scale of transfer duty', [
  { from: '2011-02-23', ...createBands([0, 0, 0], [600_000, 0, 3], [1_000_000, 12_000, 5], [1_500_000, 37_000, 8]) },
  {
    from: '2015-03-01',
    ...createBands([0, 0, 0], [750_000, 0, 3], [1_250_000, 15_000, 6], [1_750_000, 45_000, 8], [2_250_000, 85_000, 11]),
  },
  {
    from: '2016-03-01',
    ...createBands(
      [0, 0, 0],
      [750_000, 0, 3],
      [1_250_000, 15_000, 6],
      [1_750_000, 45_000, 8],
      [2_250_000, 85_000, 11],
      [10_000_000, 937_500, 13],
    ),
  },
  {
    from: '2017-03-01',
    ...createBands(
      [0, 0, 0],
      [900_000, 0, 3],
      [1_250_000, 10_500, 6],
      [1_750_000, 40_500, 8],
      [2_250_000, 80_500, 11],
      [10_000_000, 933_000, 13],
    ),
  },
  {
    from: '2020-03-01',
    ...createBands(
      [0, 0, 0],
      [1_000_000, 0, 3],
      [1_375_000, 11_250, 6],
      [1_925_000, 44_250, 8],
      [2_475_000, 88_250, 11],
      [11_000_000, 1_026_000, 13],
    ),
  },
  {
    from: '2023-03-01',
    ...createBands(
      [0, 0, 0],
      [1_100_000, 0, 3],
      [1_512_500, 12_375, 6],
      [2_117_500, 48_675, 8],
      [2_722_500, 97_075, 11],
      [12_100_000, 1_128_600, 13],
    ),
  },
  {
    from: '2025-04-01',
    ...createBands(
      [0, 0, 0],
      [1_210_000, 0, 3],
      [1_663_800, 13_614, 6],
      [2_329_300, 53_544, 8],
      [2_994_800, 106_784, 11],
      [13_310_000, 1_241_456, 13],
    ),
    note: 'Confirm that no later Rates Act changed it.',
  },
]);

/** Income Tax Act ss 56(2)(b) and 64: what a natural person may give away in a year, and the rate on what is more. */
export const donationsTaxRates = createDatedTable<BandScale & { readonly exempt: Cents }>('rate of donations tax', [
  { from: '2006-03-01', exempt: rand(50_000), ...createBands([0, 0, 20]), note: 'Confirm the exemption of this year.' },
  { from: '2007-03-01', exempt: rand(100_000), ...createBands([0, 0, 20]) },
  { from: '2018-03-01', exempt: rand(100_000), ...createBands([0, 0, 20], [30_000_000, 6_000_000, 25]) },
  {
    from: '2026-03-01',
    exempt: rand(150_000),
    ...createBands([0, 0, 20], [30_000_000, 6_000_000, 25]),
    note: 'As announced in Budget 2026; confirm it in the promulgated Act.',
  },
]);
