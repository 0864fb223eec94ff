import { createDatedTable } from '../law/dated';
import { percent } from '../money/fraction';

const byRepurchaseRate = 'The repurchase rate of that time and 3.5%, s 1(2); confirm the notice in the Gazette.';
const createRow = (from: string, rate: number) => ({ from, rate: percent(rate), note: byRepurchaseRate });

/**
 * Prescribed Rate of Interest Act 55 of 1975 s 1: interest on a debt whose rate nothing else fixes. From 8 January 2016 a
 * change of the repurchase rate counts from the first day of the second month after it.
 */
export const prescribedInterest = createDatedTable<{ readonly rate: ReturnType<typeof percent> }>(
  'prescribed rate of interest',
  [
    { from: '1993-10-01', rate: percent('15.5') },
    { from: '2014-08-01', rate: percent(9) },
    createRow('2016-01-08', 9.75),
    createRow('2016-03-01', 10.25),
    createRow('2016-05-01', 10.5),
    createRow('2017-09-01', 10.25),
    createRow('2018-05-01', 10),
    createRow('2019-01-01', 10.25),
    createRow('2019-09-01', 10),
    createRow('2020-03-01', 9.75),
    createRow('2020-05-01', 8.75),
    createRow('2020-06-01', 7.75),
    createRow('2020-07-01', 7.25),
    createRow('2020-09-01', 7),
    createRow('2022-01-01', 7.25),
    createRow('2022-03-01', 7.5),
    createRow('2022-05-01', 7.75),
    createRow('2022-07-01', 8.25),
    createRow('2022-09-01', 9),
    createRow('2022-11-01', 9.75),
    createRow('2023-01-01', 10.5),
    createRow('2023-03-01', 10.75),
    createRow('2023-05-01', 11.25),
    createRow('2023-07-01', 11.75),
    createRow('2024-11-01', 11.5),
    createRow('2025-01-01', 11.25),
    createRow('2025-03-01', 11),
    createRow('2025-07-01', 10.75),
    createRow('2025-09-01', 10.5),
    // What the Reserve Bank decided later is not known here; it is entered when it is.
    { ...createRow('2026-01-01', 10.25), to: '2026-02-28' },
  ],
);
