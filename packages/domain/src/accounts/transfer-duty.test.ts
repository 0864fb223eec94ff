import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { namibianTransferDuty, transferDuty } from './transfer-duty';

const on = localDate('2026-01-15');

describe('W13: Namibian transfer duty of a natural person, from 1 October 2024', () => {
  it.each([
    [1_100_000, 0],
    [1_580_000, 4800],
    [2_000_000, 25_800],
    [3_150_000, 83_300],
    [5_000_000, 231_300],
  ])('on N$%d it is N$%d', (value, duty) => {
    expect(granted(transferDuty({ on, value: rand(value), acquirer: 'natural' })).value).toBe(rand(duty));
  });

  it('each band begins where the one before ends', () => {
    const { natural } = namibianTransferDuty.rows[0]!;
    for (const { above, base } of natural.slice(1)) {
      expect(granted(transferDuty({ on, value: above, acquirer: 'natural' })).value).toBe(base);
    }
  });

  it('a surviving spouse pays none and a company pays 12%', () => {
    const value = rand(2_000_000);
    expect(granted(transferDuty({ on, value, acquirer: 'survivingSpouse' })).value).toBe(nil);
    expect(granted(transferDuty({ on, value, acquirer: 'juristic' })).value).toBe(rand(240_000));
  });

  it('refuses a day without a table and a value below nought', () => {
    const refused = transferDuty({ on: localDate('2020-01-01'), value: cents(-1), acquirer: 'natural' });
    expect(refusedFields(refused)).toEqual(['on', 'value']);
  });
});
