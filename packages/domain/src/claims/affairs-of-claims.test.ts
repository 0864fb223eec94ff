import { expect, test } from 'vitest';
import { computeStatementOfAffairs } from '../insolvency/statement-of-affairs';
import { isRefused } from '../law/refusal';
import { nil, rand } from '../money/cents';
import { buildAffairsFacts } from './affairs-of-claims';
import type { CapturedClaim } from './captured-claim';

const createClaim = (id: string, more: Partial<CapturedClaim>): CapturedClaim => ({
  id,
  creditorId: id,
  creditor: `Creditor ${id}`,
  type: 'concurrent',
  status: 'lodged',
  claimed: rand(100),
  parts: [],
  securedBy: [],
  ...more,
});
const farm = { id: 'farm', description: 'Farm', class: 'immovable' as const, value: rand(500) };
const truck = { id: 'truck', description: 'Truck', class: 'movable' as const, value: rand(80) };

test('a claim on two things is counted once: up to the value of the first, and the rest on the last', () => {
  const on = ['truck', 'farm'].map((assetId) => ({ assetId, rank: 1 }));
  const { assets } = buildAffairsFacts(
    [farm, truck],
    [createClaim('1', { type: 'secured', claimed: rand(300), securedBy: on })],
    nil,
  );
  expect(assets.map(({ id, encumbrances }) => [id, encumbrances.map(({ amount }) => amount)])).toEqual([
    ['farm', [rand(220)]],
    ['truck', [rand(80)]],
  ]);
});

test('claims that are out are not owed; preferent ones stand apart; security on nothing known is concurrent', () => {
  const facts = buildAffairsFacts(
    [farm],
    [
      createClaim('1', { type: 'preferent', category: 19, claimed: rand(40) }),
      createClaim('2', { status: 'withdrawn' }),
      createClaim('3', {}),
      createClaim('4', { type: 'secured', claimed: rand(7), securedBy: [{ assetId: 'gone', rank: 1 }] }),
    ],
    nil,
  );
  expect([facts.preferent, facts.concurrent]).toEqual([rand(40), rand(107)]);
  const stated = computeStatementOfAffairs(facts);
  expect(isRefused(stated) ? stated.refusals : stated.value.freeResidue).toBe(rand(500));
});
