import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { type CreditorVote, surrenderVote } from './surrender-vote';

describe('section 34(1)', () => {
  const [reported, closed] = [localDate('2026-11-01'), localDate('2026-11-15')];
  const vote = (
    creditor: string,
    claim: number,
    surrender: boolean,
    more: Partial<CreditorVote> = {},
  ): CreditorVote => ({
    creditor,
    claim: rand(claim),
    surrender,
    ...more,
  });
  test('takes a majority in number and in value', () => {
    const votes = [vote('A', 5_000, true), vote('B', 3_000, true), vote('C', 4_000, false), vote('Small', 999, false)];
    expect(granted(surrenderVote(reported, closed, votes)).value).toEqual({
      surrendered: true,
      countedNumber: 3,
      forNumber: 2,
      countedValue: rand(12_999),
      forValue: rand(8_000),
    });
    expect(
      granted(surrenderVote(reported, closed, [vote('A', 9_000, true), vote('C', 1_000, false)])).value.surrendered,
    ).toBe(false);
  });
  test('counts a secured creditor for the unsecured balance, once the security is valued', () => {
    const secured = (valuedAt?: number) =>
      vote('Bank', 9_000, true, { security: valuedAt === undefined ? {} : { valuedAt: rand(valuedAt) } });
    const value = (bank: CreditorVote) => granted(surrenderVote(reported, closed, [bank])).value.countedValue;
    expect(value(secured(7_000))).toBe(rand(2_000));
    expect(value(secured())).toBe(nil);
  });
  test('gives creditors fourteen days', () => {
    expect(
      refusedFields(surrenderVote(reported, localDate('2026-11-14'), [vote('A', -1, true), vote('A', 1, true)])),
    ).toEqual(['votes.A.claim', 'votes', 'closedOn']);
  });
});
