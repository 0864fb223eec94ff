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
    from: '2012-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(160_000, 28_800, 25),
      createTaxBand(250_000, 51_300, 30),
      createTaxBand(346_000, 80_100, 35),
      createTaxBand(484_000, 128_400, 38),
      createTaxBand(617_000, 178_940, 40),
    ],
    primary: rand(11_440),
    secondary: rand(6_390),
    tertiary: rand(2_130),
  },
  {
    from: '2013-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(165_600, 29_808, 25),
      createTaxBand(258_750, 53_096, 30),
      createTaxBand(358_110, 82_904, 35),
      createTaxBand(500_940, 132_894, 38),
      createTaxBand(638_600, 185_205, 40),
    ],
    primary: rand(12_080),
    secondary: rand(6_750),
    tertiary: rand(2_250),
  },
  {
    from: '2014-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(174_550, 31_419, 25),
      createTaxBand(272_700, 55_957, 30),
      createTaxBand(377_450, 87_382, 35),
      createTaxBand(528_000, 140_074, 38),
      createTaxBand(673_100, 195_212, 40),
    ],
    primary: rand(12_726),
    secondary: rand(7_110),
    tertiary: rand(2_367),
  },
  {
    from: '2015-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(181_900, 32_742, 26),
      createTaxBand(284_100, 59_314, 31),
      createTaxBand(393_200, 93_135, 36),
      createTaxBand(550_100, 149_619, 39),
      createTaxBand(701_300, 208_587, 41),
    ],
    primary: rand(13_257),
    secondary: rand(7_407),
    tertiary: rand(2_466),
  },
  {
    from: '2016-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(188_000, 33_840, 26),
      createTaxBand(293_600, 61_296, 31),
      createTaxBand(406_400, 96_264, 36),
      createTaxBand(550_100, 147_996, 39),
      createTaxBand(701_300, 206_964, 41),
    ],
    primary: rand(13_500),
    secondary: rand(7_407),
    tertiary: rand(2_466),
  },
  {
    from: '2017-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(189_880, 34_178, 26),
      createTaxBand(296_540, 61_910, 31),
      createTaxBand(410_460, 97_225, 36),
      createTaxBand(555_600, 149_475, 39),
      createTaxBand(708_310, 209_032, 41),
      createTaxBand(1_500_000, 533_625, 45),
    ],
    primary: rand(13_635),
    secondary: rand(7_479),
    tertiary: rand(2_493),
  },
  {
    from: '2018-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(195_850, 35_253, 26),
      createTaxBand(305_850, 63_853, 31),
      createTaxBand(423_300, 100_263, 36),
      createTaxBand(555_600, 147_891, 39),
      createTaxBand(708_310, 207_448, 41),
      createTaxBand(1_500_000, 532_041, 45),
    ],
    primary: rand(14_067),
    secondary: rand(7_713),
    tertiary: rand(2_574),
  },
  {
    from: '2019-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(195_850, 35_253, 26),
      createTaxBand(305_850, 63_853, 31),
      createTaxBand(423_300, 100_263, 36),
      createTaxBand(555_600, 147_891, 39),
      createTaxBand(708_310, 207_448, 41),
      createTaxBand(1_500_000, 532_041, 45),
    ],
    primary: rand(14_220),
    secondary: rand(7_794),
    tertiary: rand(2_601),
  },
  {
    from: '2020-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(205_900, 37_062, 26),
      createTaxBand(321_600, 67_144, 31),
      createTaxBand(445_100, 105_429, 36),
      createTaxBand(584_200, 155_505, 39),
      createTaxBand(744_800, 218_139, 41),
      createTaxBand(1_577_300, 559_464, 45),
    ],
    primary: rand(14_958),
    secondary: rand(8_199),
    tertiary: rand(2_736),
  },
  {
    from: '2021-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(216_200, 38_916, 26),
      createTaxBand(337_800, 70_532, 31),
      createTaxBand(467_500, 110_739, 36),
      createTaxBand(613_600, 163_335, 39),
      createTaxBand(782_200, 229_089, 41),
      createTaxBand(1_656_600, 587_593, 45),
    ],
    primary: rand(15_714),
    secondary: rand(8_613),
    tertiary: rand(2_871),
  },
  {
    from: '2022-03-01',
    bands: [
      createTaxBand(0, 0, 18),
      createTaxBand(226_000, 40_680, 26),
      createTaxBand(353_100, 73_726, 31),
      createTaxBand(488_700, 115_762, 36),
      createTaxBand(641_400, 170_734, 39),
      createTaxBand(817_600, 239_452, 41),
      createTaxBand(1_731_600, 614_192, 45),
    ],
    primary: rand(16_425),
    secondary: rand(9_000),
    tertiary: rand(2_997),
  },
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
    note: 'As announced in Budget 2026. Confirm the top limit against the gazetted Rates Act.',
  },
]);

/** Income Tax Act s 25(5): the estate is taxed as a natural person, without the s 6 rebates, from these deaths on. */
export const estateAsTaxpayer = createDatedTable('rule for taxing a deceased estate', [{ from: '2016-03-01' }]);
