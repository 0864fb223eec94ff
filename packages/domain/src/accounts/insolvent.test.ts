import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import {
  createTestCost,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { nil, rand, sum } from '../money/cents';
import { ann, findAward, ben, createCash, drawAccount, halves, noFees } from './two-heirs.testing';

describe('an insolvent estate (s 34)', () => {
  const insolvent = drawAccount(
    createTestEstate({
      people: [ann, ben],
      assets: [createTestAsset('house', 1_000_000, 'sold', { class: 'immovable' }), createCash(100_000)],
      liabilities: [
        createTestDebt('bond', 1_200_000, { securedBy: ['house'] }),
        createTestDebt('card', 200_000),
        createTestDebt('funeral', 30_000, { kind: 'funeral' }),
        createTestDebt('tax', 20_000, { kind: 'incomeTaxToDeath' }),
      ],
      costs: [
        createTestCost('notices', 'advertisements', 2000),
        { ...createTestCost('agent', 'other', 50_000), assetId: 'house' },
      ],
      will: halves,
    }),
  ).insolvent!;

  it('an encumbered asset pays its own costs and fee, then its creditor', () => {
    expect(insolvent.encumbered).toHaveLength(1);
    const [house] = insolvent.encumbered;
    expect(house!.costs.map(({ amount }) => amount)).toEqual([rand(50_000), rand(35_000), rand(5250)]);
    expect(house!.net.value).toBe(rand(909_750));
    expect(house!.paid).toEqual([{ id: 'bond', creditor: 'bond', amount: rand(909_750) }]);
    expect(house!.surplus).toBe(nil);
  });

  it('the free residue goes by rank, and what is beyond a preference is concurrent', () => {
    expect(insolvent.freeResidue.value).toBe(rand(100_000));
    expect(insolvent.freeResidueCosts).toBe(rand(8325));
    expect(insolvent.ranks.map(({ rank, paid }) => [rank, paid])).toEqual([
      ['s96Funeral', rand(300)],
      ['s97', rand(8025)],
      ['s101', rand(20_000)],
      ['s103', rand(71_675)],
    ]);
    const concurrent = insolvent.ranks.at(-1)!;
    expect(concurrent.claimed).toBe(rand(519_950));
    expect(sum(concurrent.claims.map(({ paid }) => paid))).toBe(rand(71_675));
    expect(insolvent.dividend).toBe('13.7850');
  });

  it('heirs take nothing', () => {
    expect(insolvent.surplus).toBe(nil);
    expect(insolvent.unpaid).toBe(rand(519_950 - 71_675));
  });

  it('in community, only the half of the deceased may fail: the survivor keeps the own half', () => {
    const wife = createTestPerson('wife');
    const account = drawAccount(
      createTestEstate({
        people: [wife, ann],
        marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' }],
        assets: [createCash(200_000)],
        liabilities: [createTestDebt('funeral', 150_000, { kind: 'funeral' })],
        income: [{ id: 'i', narrative: 'rent', amount: rand(1000) }],
        will: { legacies: [], residue: { to: [createTaker('ann', 1)] } },
        settings: noFees,
      }),
    );
    expect(account.insolvent?.freeResidue.value).toBe(rand(100_465.5));
    expect(account.insolvent?.ranks.map(({ paid }) => paid)).toEqual([rand(300), rand(100_165.5)]);
    expect(findAward(account, 'wife')).toMatchObject({ capacity: 'byRight', cash: { value: rand(100_000) } });
    expect(account.income.awards).toEqual([{ personId: 'wife', capacity: 'byRight', amount: rand(465.5) }]);
  });
});
