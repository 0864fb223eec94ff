import { createDatedTable } from '../law/dated';
import { type Cents, nil, rand } from '../money/cents';
import { type Fraction, percent } from '../money/fraction';

/** Income Tax Act 58 of 1962, Eighth Schedule: what changes with the date of disposal, for a natural person. */
export interface GainsRates {
  /** Para 10. */
  readonly inclusion: Fraction;
  /** Para 5(1), and para 5(2) for the year of death. */
  readonly annualExclusion: Cents;
  readonly deathExclusion: Cents;
  /** Para 45(1)(a) and 45(1)(b). */
  readonly residenceGain: Cents;
  readonly residenceProceeds: Cents;
  /** Para 57(3) and para 57(1) 'small business'. */
  readonly smallBusinessGain: Cents;
  readonly smallBusinessValue: Cents;
}

const before2026 = {
  deathExclusion: rand(300_000),
  residenceGain: rand(2_000_000),
  residenceProceeds: rand(2_000_000),
  smallBusinessGain: rand(1_800_000),
  smallBusinessValue: rand(10_000_000),
};

const createSmallBusiness = (gain: number) => ({ smallBusinessGain: rand(gain), smallBusinessValue: rand(5_000_000) });
const noteOnSmallBusiness = 'Confirm the small business amounts of this year against the Act of its time.';
const quarter = percent(25);

export const gainsRates = createDatedTable<GainsRates>('capital gains tax rate', [
  {
    from: '2001-10-01',
    inclusion: quarter,
    annualExclusion: rand(10_000),
    deathExclusion: rand(50_000),
    residenceGain: rand(1_000_000),
    residenceProceeds: nil,
    ...createSmallBusiness(500_000),
    note: noteOnSmallBusiness,
  },
  {
    from: '2006-03-01',
    inclusion: quarter,
    annualExclusion: rand(12_500),
    deathExclusion: rand(60_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: nil,
    ...createSmallBusiness(750_000),
    note: noteOnSmallBusiness,
  },
  {
    from: '2007-03-01',
    inclusion: quarter,
    annualExclusion: rand(15_000),
    deathExclusion: rand(120_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: nil,
    ...createSmallBusiness(750_000),
    note: noteOnSmallBusiness,
  },
  {
    from: '2008-03-01',
    inclusion: quarter,
    annualExclusion: rand(16_000),
    deathExclusion: rand(120_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: nil,
    ...createSmallBusiness(750_000),
    note: noteOnSmallBusiness,
  },
  {
    from: '2009-01-01',
    inclusion: quarter,
    annualExclusion: rand(16_000),
    deathExclusion: rand(120_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: rand(2_000_000),
    ...createSmallBusiness(750_000),
    note: 'Para 45(1)(b) is taken to apply from this day; confirm it, and the small business amounts.',
  },
  {
    from: '2009-03-01',
    inclusion: quarter,
    annualExclusion: rand(17_500),
    deathExclusion: rand(120_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: rand(2_000_000),
    ...createSmallBusiness(750_000),
    note: noteOnSmallBusiness,
  },
  {
    from: '2011-03-01',
    inclusion: quarter,
    annualExclusion: rand(20_000),
    deathExclusion: rand(200_000),
    residenceGain: rand(1_500_000),
    residenceProceeds: rand(2_000_000),
    ...createSmallBusiness(900_000),
    note: noteOnSmallBusiness,
  },
  { from: '2012-03-01', inclusion: percent('33.3'), annualExclusion: rand(30_000), ...before2026 },
  { from: '2016-03-01', inclusion: percent(40), annualExclusion: rand(40_000), ...before2026 },
  {
    from: '2026-03-01',
    inclusion: percent(40),
    annualExclusion: rand(50_000),
    deathExclusion: rand(440_000),
    residenceGain: rand(3_000_000),
    residenceProceeds: rand(3_000_000),
    smallBusinessGain: rand(2_700_000),
    smallBusinessValue: rand(15_000_000),
    note: 'As announced in Budget 2026. Confirm in the promulgated Rates Act, especially the para 45(1)(b) limit.',
  },
]);
