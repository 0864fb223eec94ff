import { afterEach, describe, expect, test } from 'vitest';
import { computeDutyByScale, dutyScale } from '../estate-duty/duty-scale';
import { toLocalDate } from '../dates/local-date';
import { computeNormalTax } from '../income-tax/normal-tax';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { rand } from '../money/cents';
import { consumerPrices, findConsumerPrices } from './consumer-prices';
import { readLawVersion } from './law-version';
import {
  applyEnteredRates,
  checkRateEntry,
  type EnteredRate,
  findRateTable,
  listRateRows,
  rateTables,
  toRateRow,
} from './rate-tables';

const next: EnteredRate = {
  table: 'normal-tax',
  from: '2027-03-01',
  to: '2028-02-29',
  figures: {
    bands: '0; 0; 18\n250 000; 45 000; 26\n400,000.00; 84,000; 31',
    primary: '18 500',
    secondary: '10 000',
    tertiary: '3 400',
  },
  reference: 'GN 1 of 2027',
  note: null,
};
const readFields = (entered: EnteredRate): string[] => {
  const row = toRateRow(entered);
  return isRefused(row) ? row.refusals.map(({ field }) => field) : [];
};
const computeTax = (on: string) => computeNormalTax(rand(500_000), toLocalDate(on));

afterEach(() => applyEnteredRates([]));

describe('figures entered after a release', () => {
  test('count from their day to their last, and the years before them stay as they were', () => {
    expect(isRefused(computeTax('2027-03-01'))).toBe(true);
    const before = expectGranted(computeTax('2027-02-28')).value;
    applyEnteredRates([next]);
    expect(expectGranted(computeTax('2027-03-01')).value).toBe(rand(115_000)); // 84 000 + 31% of 100 000
    expect(expectGranted(computeTax('2027-02-28')).value).toBe(before);
    expect(isRefused(computeTax('2028-03-01'))).toBe(true);
    applyEnteredRates([]);
    expect(isRefused(computeTax('2027-03-01'))).toBe(true);
  });

  test('end the open row before them, and replace one of the same day', () => {
    const scale = (from: string, abatement: string): EnteredRate => ({
      table: 'estate-duty',
      from,
      to: null,
      figures: { abatement, bands: '0; 0; 20\n30000000; 6000000; 25' },
      reference: 'Act 1 of 2028',
      note: null,
    });
    const readAbatement = (on: string) => expectGranted(dutyScale.on(toLocalDate(on))).abatement;
    applyEnteredRates([scale('2028-03-01', '5 000 000')]);
    expect([readAbatement('2028-02-29'), readAbatement('2028-03-01')]).toEqual([rand(3_500_000), rand(5_000_000)]);
    applyEnteredRates([scale('2028-03-01', '5 000 000'), scale('2028-03-01', '6 000 000')]);
    expect(readAbatement('2028-03-01')).toBe(rand(6_000_000));
    const row = expectGranted(dutyScale.on(toLocalDate('2028-03-01')));
    expect(computeDutyByScale(rand(40_000_000), row).value).toBe(rand(8_500_000));
  });

  test('are refused by field, with what to correct', () => {
    expect(readFields(next)).toEqual([]);
    expect(readFields({ ...next, from: '2027-02-28', to: '2027-01-01' })).toEqual(['to']);
    expect(readFields({ ...next, from: '2027-04-01' })).toEqual(['from']);
    expect(readFields({ ...next, reference: ' ' })).toEqual(['reference']);
    expect(readFields({ ...next, table: 'none' })).toEqual(['table']);
    const changeBands = (bands: string) => readFields({ ...next, figures: { ...next.figures, bands } });
    expect(changeBands('')).toEqual(['bands']);
    expect(changeBands('1; 0; 18')).toEqual(['bands']);
    expect(changeBands('0; 0; 180')).toEqual(['bands']);
    expect(changeBands('0; 0; 18\n250000; 46000; 26')).toEqual(['bands']);
    expect(changeBands('0; 0; 18\n0; 0; 26')).toEqual(['bands']);
    expect(changeBands('0; 0')).toEqual(['bands']);
    expect(readFields({ ...next, figures: { ...next.figures, primary: '-1' } })).toEqual(['primary']);
  });

  test('a month of consumer prices lasts a month, and a month that is missing names what to do', () => {
    const month: EnteredRate = {
      table: 'consumer-prices',
      from: '2026-10-01',
      to: null,
      figures: { index: '160,4' },
      reference: 'P0141, October 2026',
      note: null,
    };
    expect(isRefused(findConsumerPrices(toLocalDate('2026-10-31'), 'at'))).toBe(true);
    applyEnteredRates([month]);
    expect(expectGranted(findConsumerPrices(toLocalDate('2026-10-31'), 'at')).source).toBe('P0141, October 2026');
    expect(isRefused(findConsumerPrices(toLocalDate('2026-11-01'), 'at'))).toBe(true);
    expect(readFields({ ...month, from: '2026-10-02' })).toEqual(['from']);
  });

  test('an index on another base than the months around it is refused', () => {
    const readIndex = (index: string, from = '2026-09-01'): string[] => {
      const entry = { table: 'consumer-prices', from, to: null, figures: { index }, reference: 'P', note: null };
      const checked = checkRateEntry(entry);
      return isRefused(checked) ? readRefusalFields(checked) : [];
    };
    // September 2026 on the base December 2016 = 100 would be about 155.
    expect(readIndex('155.4')).toEqual(['index']);
    expect(readIndex('108.1')).toEqual([]);
    expect(readIndex('77', '1979-12-01')).toEqual(['index']);
    expect(readIndex('2.7', '1979-12-01')).toEqual([]);
    // No month on record within a year says what to compare with.
    expect(readIndex('155.4', '2030-01-01')).toEqual([]);
  });

  test('change the version of the law, which names them', () => {
    const before = readLawVersion();
    applyEnteredRates([next]);
    expect(readLawVersion()).toEqual({ mark: expect.not.stringMatching(before.mark), entered: [next] });
    applyEnteredRates([]);
    expect(readLawVersion()).toEqual(before);
  });
});

test('every row of every table is shown as somebody could type it, and read back as it was', () => {
  for (const found of rateTables) {
    for (const { from, to, note, figures } of listRateRows(found)) {
      const entered = { table: found.id, from, to: found.isByMonth ? null : to, figures, reference: 'A notice', note };
      const row = expectGranted(toRateRow(entered));
      const shown = listRateRows({ ...found, table: { ...found.table, rows: [row] } })[0]!;
      expect([found.id, shown.figures]).toEqual([found.id, figures]);
    }
  }
});

test('consumer prices by month agree with the yearly averages and the rates that were printed beside them', () => {
  const readIndex = (month: string): number => {
    const { index } = expectGranted(findConsumerPrices(toLocalDate(`${month}-15`), 'at'));
    return Number(index.n) / Number(index.d);
  };
  const readYear = (year: number): number[] =>
    Array.from({ length: 12 }, (_, month) => readIndex(`${year}-${String(month + 1).padStart(2, '0')}`));
  const average = (year: number): number => readYear(year).reduce((total, index) => total + index, 0) / 12;
  // Averages on the base December 2021 = 100, from the same table.
  for (const [year, printed] of [
    [1984, 5.7],
    [1990, 13.6],
    [1998, 28.9],
    [2003, 39.1],
    [2008, 51.2],
    [2012, 63.1],
    [2020, 93.3],
  ] as const) {
    expect(Math.abs(average(year) / 0.861 - printed)).toBeLessThan(0.1);
  }
  // Rates of inflation as P0141 prints them, December on December, to what one decimal of an index leaves open.
  for (const [year, rate] of [
    [1990, 14.6],
    [2002, 12.4],
    [2008, 9.5],
    [2010, 3.5],
    [2015, 5.2],
    [2025, 3.6],
  ] as const) {
    const found = (readIndex(`${year}-12`) / readIndex(`${year - 1}-12`) - 1) * 100;
    expect(Math.abs(found - rate)).toBeLessThan(0.6);
  }
  expect([readIndex('2024-12'), readIndex('2026-08')]).toEqual([100, 107.7]);
  expect(consumerPrices.rows).toHaveLength((2026 - 1980) * 12 + 8);
});

test('bands, rates and limits as published', () => {
  const readFigures = (id: string, on: string) =>
    listRateRows(findRateTable(id)!).find(({ from, to }) => from <= on && (to === null || on <= to))?.figures;
  expect(readFigures('donations-tax', '2026-03-01')?.['exempt']).toBe('150,000.00');
  expect(readFigures('donations-tax', '2026-02-28')?.['exempt']).toBe('100,000.00');
  expect(readFigures('prescribed-interest', '2014-07-31')).toEqual({ rate: '15.5' });
  expect(readFigures('prescribed-interest', '2016-05-01')).toEqual({ rate: '10.5' });
  expect(readFigures('prescribed-interest', '2026-03-01')).toBeUndefined();
  expect(readFigures('transfer-duty', '2015-03-01')?.['bands']).toContain('2250000; 85000; 11');
  expect(readFigures('retirement-lump-sums', '2023-03-01')?.['bands']).toContain('770000; 39600; 27');
  expect(readFigures('capital-gains', '2001-10-01')).toMatchObject({ inclusion: '25', deathExclusion: '50,000.00' });
  expect(readFigures('capital-gains', '2007-02-28')).toMatchObject({ deathExclusion: '60,000.00' });
  expect(readFigures('capital-gains', '2012-02-29')).toMatchObject({
    inclusion: '25',
    annualExclusion: '20,000.00',
    deathExclusion: '200,000.00',
  });
});
