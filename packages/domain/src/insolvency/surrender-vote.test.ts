import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { type CreditorVote, computeSurrenderVote } from './surrender-vote';

describe('section 34(1)', () => {
  const [reported, closed] = [toLocalDate('2026-11-01'), toLocalDate('2026-11-15')];
  const createVote = (
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
    const votes = [
      createVote('A', 5_000, true),
      createVote('B', 3_000, true),
      createVote('C', 4_000, false),
      createVote('Small', 999, false),
    ];
    expect(expectGranted(computeSurrenderVote(reported, closed, votes)).value).toEqual({
      surrendered: true,
      countedNumber: 3,
      forNumber: 2,
      countedValue: rand(12_999),
      forValue: rand(8_000),
    });
    expect(
      expectGranted(
        computeSurrenderVote(reported, closed, [createVote('A', 9_000, true), createVote('C', 1_000, false)]),
      ).value.surrendered,
    ).toBe(false);
  });
  test('counts a secured creditor for the unsecured balance, once the security is valued', () => {
    const createSecuredVote = (valuedAt?: number) =>
      createVote('Bank', 9_000, true, { security: valuedAt === undefined ? {} : { valuedAt: rand(valuedAt) } });
    const computeValue = (bank: CreditorVote) =>
      expectGranted(computeSurrenderVote(reported, closed, [bank])).value.countedValue;
    expect(computeValue(createSecuredVote(7_000))).toBe(rand(2_000));
    expect(computeValue(createSecuredVote())).toBe(nil);
  });
  test('gives creditors fourteen days', () => {
    expect(
      readRefusalFields(
        computeSurrenderVote(reported, toLocalDate('2026-11-14'), [
          createVote('A', -1, true),
          createVote('A', 1, true),
        ]),
      ),
    ).toEqual(['votes.A.claim', 'votes', 'closedOn']);
  });
});
