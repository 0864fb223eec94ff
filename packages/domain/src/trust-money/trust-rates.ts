import { createDatedTable } from '../law/dated';
import { type Fraction, fraction, percent } from '../money/fraction';

/** What a trust is taxed at. */
export interface TrustRates {
  /** Of taxable income, of a trust that is no special trust. */
  readonly rate: Fraction;
  /** The part of a net capital gain that is taxable (Eighth Schedule para 10(c)). */
  readonly inclusion: Fraction;
}

/** By the first day of the year of assessment. */
export const trustRates = createDatedTable<TrustRates>('rate of tax of trusts', [
  { from: '2012-03-01', rate: percent(40), inclusion: percent('66.6') },
  { from: '2015-03-01', rate: percent(41), inclusion: percent('66.6') },
  { from: '2016-03-01', rate: percent(41), inclusion: percent(80) },
  { from: '2017-03-01', rate: percent(45), inclusion: percent(80) },
]);

/** The part of a foreign dividend that is exempt in the hands of a trust (s 10B(3)(b)). */
export const foreignDividends = createDatedTable<{ readonly exempt: Fraction }>('exempt part of foreign dividends', [
  { from: '2012-03-01', exempt: fraction(25, 40) },
  { from: '2015-03-01', exempt: fraction(26, 41) },
  { from: '2017-03-01', exempt: fraction(25, 45) },
]);

const byRepurchaseRate = 'The repurchase rate of that time and 1%; confirm the table of the revenue service.';
const createRow = (from: string, rate: number | string) => ({ from, rate: percent(rate), note: byRepurchaseRate });

/**
 * Seventh Schedule para 1: the repurchase rate and one per cent, from the first day of the month after it changed. Interest
 * below it on a loan to a trust is a donation (s 7C).
 */
export const officialInterest = createDatedTable<{ readonly rate: Fraction }>('official rate of interest', [
  createRow('2016-04-01', 8),
  createRow('2017-08-01', '7.75'),
  createRow('2018-04-01', '7.5'),
  createRow('2018-12-01', '7.75'),
  createRow('2019-08-01', '7.5'),
  createRow('2020-02-01', '7.25'),
  createRow('2020-04-01', '6.25'),
  createRow('2020-05-01', '5.25'),
  createRow('2020-06-01', '4.75'),
  createRow('2020-08-01', '4.5'),
  createRow('2021-12-01', '4.75'),
  createRow('2022-02-01', 5),
  createRow('2022-04-01', '5.25'),
  createRow('2022-06-01', '5.75'),
  createRow('2022-08-01', '6.5'),
  createRow('2022-10-01', '7.25'),
  createRow('2022-12-01', 8),
  createRow('2023-02-01', '8.25'),
  createRow('2023-04-01', '8.75'),
  createRow('2023-06-01', '9.25'),
  createRow('2024-10-01', 9),
  createRow('2024-12-01', '8.75'),
  createRow('2025-02-01', '8.5'),
  createRow('2025-06-01', '8.25'),
  createRow('2025-09-01', 8),
  // What the Reserve Bank decided later is not known here; it is entered when it is.
  { ...createRow('2025-12-01', '7.75'), to: '2026-02-28' },
]);

/** From years of assessment that begin on or after this day only residents are taxed on what vests in them (s 25B(1)). */
export const residentsOnly = createDatedTable<{ readonly residentsOnly: boolean }>('rule for income that vests', [
  { from: '1991-03-01', residentsOnly: false },
  {
    from: '2024-03-01',
    residentsOnly: true,
    note: 'As amended by the Taxation Laws Amendment Act 17 of 2023; confirm the day it takes effect for this trust.',
  },
]);
