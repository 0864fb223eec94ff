import { createDatedTable } from '../law/dated';
import { type Cents, rand } from '../money/cents';
import { type Fraction, percent } from '../money/fraction';

export interface TaxBand {
  readonly above: Cents;
  readonly base: Cents;
  readonly rate: Fraction;
}

const createTaxBand = (above: number, base: number, rate: number): TaxBand => ({
  above: rand(above),
  base: rand(base),
  rate: percent(rate),
});

/** Income Tax Act 58 of 1962 s 5 with the yearly Rates Act, and s 6(2) for the rebates. A row serves whole tax years. */
export const normalTaxTables = createDatedTable('table of normal tax for natural persons', [
  {
    from: '2023-03-01',
    to: '2026-02-28',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(237_100, 42_678, 26),
      createTaxBand(370_500, 77_362, 31),
      createTaxBand(512_800, 121_475, 36),
      createTaxBand(673_000, 179_147, 39),
      createTaxBand(857_900, 251_258, 41),
      createTaxBand(1_817_000, 644_489, 45),
    ],
    primary: rand(17_235),
    secondary: rand(9_444),
    tertiary: rand(3_145),
  },
  {
    from: '2026-03-01',
    to: '2027-02-28',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(245_100, 44_118, 26),
      createTaxBand(383_100, 79_998, 31),
      createTaxBand(530_200, 125_599, 36),
      createTaxBand(695_800, 185_215, 39),
      createTaxBand(887_000, 259_783, 41),
      createTaxBand(1_878_600, 666_339, 45),
    ],
    primary: rand(17_820),
    secondary: rand(9_765),
    tertiary: rand(3_249),
    note: 'As announced in Budget 2026; confirm the top limit against the gazetted Rates Act.',
  },
]);

/** Income Tax Act s 25(5): the estate is taxed as a natural person, without the s 6 rebates, from these deaths on. */
export const estateAsTaxpayer = createDatedTable('rule for taxing a deceased estate', [{ from: '2016-03-01' }]);
