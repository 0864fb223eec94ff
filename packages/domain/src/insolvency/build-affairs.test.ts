import { expect, test } from 'vitest';
import type { CapturedClaim } from '../claims/captured-claim';
import { expectGranted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { buildAffairs } from './build-affairs';
import { computeStatementOfAffairs } from './statement-of-affairs';

const createClaim = (id: string, claimed: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
  id,
  creditorId: id,
  creditor: id,
  type: 'concurrent',
  status: 'lodged',
  claimed: rand(claimed),
  parts: [],
  securedBy: [],
  ...more,
});
const createSecurity = (...assets: readonly (readonly [string, number])[]) => ({
  type: 'secured' as const,
  securedBy: assets.map(([assetId, rank]) => ({ assetId, rank })),
});
const house = { id: 'h', description: 'House', class: 'immovable' as const, value: rand(900) };
const car = { id: 'c', description: 'Car', class: 'movable' as const, value: rand(100) };
const debtor = { id: 'd', description: 'Debtor', class: 'debt' as const, value: rand(30) };

test('annexures come from assets and claims: a claim over two securities counts once, what is lacking is concurrent', () => {
  const affairs = buildAffairs(
    [house, car, debtor],
    [
      createClaim('Second bond', 500, createSecurity(['h', 2])),
      createClaim('First bond', 700, createSecurity(['h', 1], ['c', 1])),
      createClaim('SARS', 40, { type: 'preferent', category: 22 }),
      createClaim('Shop', 60),
      createClaim('Gone', 999, { status: 'withdrawn' }),
      createClaim('Old', 999, { type: 'prescribed' }),
    ],
    rand(10),
  );
  expect(affairs.assets.map(({ encumbrances }) => encumbrances)).toEqual([
    [
      { creditor: 'First bond', amount: rand(700) },
      { creditor: 'Second bond', amount: rand(500) },
    ],
    [{ creditor: 'First bond', amount: nil }],
    [],
  ]);
  const { value } = expectGranted(computeStatementOfAffairs(affairs));
  // All that is owed by security is counted once: 1 200 on 900 and 100, so 300 lack on the house and the car is free.
  expect(value).toMatchObject({
    secured: rand(1_200),
    concurrent: rand(360),
    freeResidue: rand(130),
    availableForConcurrent: rand(80),
  });
  expect(value.annexures.V.map(({ id }) => id)).toEqual(['c']);
});

test('what the first security does not cover is taken from the next', () => {
  const { assets } = buildAffairs([house, car], [createClaim('Bank', 1_050, createSecurity(['h', 1], ['c', 1]))], nil);
  expect(assets.map(({ encumbrances }) => encumbrances[0]!.amount)).toEqual([rand(900), rand(150)]);
});

test('a secured claim whose security is not among the assets stands with the concurrent ones', () => {
  expect(buildAffairs([car], [createClaim('Bank', 50, createSecurity(['gone', 1]))], nil).concurrent).toBe(rand(50));
});

test('claims that are out are not owed; preferent ones stand apart; security on nothing known is concurrent', () => {
  const facts = buildAffairs(
    [house],
    [
      createClaim('1', 40, { type: 'preferent', category: 19 }),
      createClaim('2', 100, { status: 'withdrawn' }),
      createClaim('3', 100),
      createClaim('4', 7, createSecurity(['gone', 1])),
    ],
    nil,
  );
  expect([facts.preferent, facts.concurrent]).toEqual([rand(40), rand(107)]);
  expect(expectGranted(computeStatementOfAffairs(facts)).value.freeResidue).toBe(rand(900));
});
