import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { namibianTransferDuty, computeTransferDuty } from './transfer-duty';

const on = toLocalDate('2026-01-15');

describe('W13: Namibian transfer duty of a natural person, from 1 October 2024', () => {
  it.each([
    [1_100_000, 0],
    [1_580_000, 4800],
    [2_000_000, 25_800],
    [3_150_000, 83_300],
    [5_000_000, 231_300],
  ])('on N$%d it is N$%d', (value, duty) => {
    expect(expectGranted(computeTransferDuty({ on, value: rand(value), acquirer: 'natural' })).value).toBe(rand(duty));
  });

  it('each band begins where the one before ends', () => {
    const { natural } = namibianTransferDuty.rows[0]!;
    for (const { above, base } of natural.slice(1)) {
      expect(expectGranted(computeTransferDuty({ on, value: above, acquirer: 'natural' })).value).toBe(base);
    }
  });

  it('a surviving spouse pays none and a company pays 12%', () => {
    const value = rand(2_000_000);
    expect(expectGranted(computeTransferDuty({ on, value, acquirer: 'survivingSpouse' })).value).toBe(nil);
    expect(expectGranted(computeTransferDuty({ on, value, acquirer: 'juristic' })).value).toBe(rand(240_000));
  });

  it('refuses a day without a table and a value below nought', () => {
    const refused = computeTransferDuty({ on: toLocalDate('2020-01-01'), value: cents(-1), acquirer: 'natural' });
    expect(readRefusalFields(refused)).toEqual(['on', 'value']);
  });
});
