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
import { fraction } from '../money/fraction';
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
    expect(house!.paid).toEqual([{ key: 'liability:bond', creditor: 'bond', amount: rand(909_750) }]);
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

describe('a claim for maintenance larger than what creditors leave (Act 27 of 1990 s 2(3)(b))', () => {
  const maintenance = createTestDebt('maintenance', 800_000, { kind: 'maintenance' });
  const estate = createTestEstate({
    people: [ann, ben],
    assets: [createCash(1_000_000)],
    liabilities: [createTestDebt('loan', 400_000), maintenance],
    will: { ...halves, legacies: [{ kind: 'cash', id: 'l', personId: 'ann', amount: rand(50_000) }] },
    settings: noFees,
  });
  const readLine = (account: ReturnType<typeof drawAccount>, id: string) =>
    account.liquidation.creditors.lines.find((line) => line.id === id);

  it('is reduced, listed and paid; the estate is not insolvent and the heirs take nothing', () => {
    const account = drawAccount(estate);
    expect(account.insolvent).toBeUndefined();
    expect(readLine(account, 'maintenance')?.amount).toBe(rand(600_000));
    expect(readLine(account, 'maintenance')?.worked.section).toBe(
      'Maintenance of Surviving Spouses Act 27 of 1990 s 2(3)(b)',
    );
    expect(account.distribution?.total).toBe(nil);
    expect(account.distribution?.reducedBy).toBe(rand(50_000));
  });

  it('that competes with another is reduced in proportion', () => {
    const child = createTestDebt('child', 400_000, { kind: 'maintenance' });
    const account = drawAccount({ ...estate, liabilities: [...estate.liabilities, child] });
    expect(readLine(account, 'maintenance')?.amount).toBe(rand(400_000));
    expect(readLine(account, 'child')?.amount).toBe(rand(200_000));
  });

  it('leaves duty its part: what is paid and the duty on the rest come to what creditors leave', () => {
    const large = drawAccount({
      ...estate,
      assets: [createCash(20_000_000)],
      liabilities: [{ ...maintenance, amount: rand(19_900_000) }],
      benefits: [{ id: 'b', kind: 'policy', description: 'policy', amount: rand(10_000_000), nominee: 'ben' }],
      settings: { ...noFees, recoverDuty: false },
    });
    expect(large.insolvent).toBeUndefined();
    // X + D = 20,000,000 and D = 20% of (30,000,000 − X − 3,500,000): X = 18,375,000 and D = 1,625,000.
    expect(readLine(large, 'maintenance')?.amount).toBe(rand(18_375_000));
    expect(large.duty.charged.value).toBe(rand(1_625_000));
  });

  it('stays as it is where the creditors alone are more than the estate', () => {
    const account = drawAccount({
      ...estate,
      liabilities: [createTestDebt('loan', 1_400_000), maintenance],
    });
    expect(readLine(account, 'maintenance')?.amount).toBe(rand(800_000));
    expect(account.insolvent?.unpaid).toBe(rand(400_000));
    expect(account.insolvent?.surplus).toBe(nil);
  });

  it('comes before interest on legacies paid late, which makes no estate insolvent either', () => {
    const late = { from: toLocalDate('2026-05-02'), yearlyRate: fraction(10, 100) };
    const legacies = [{ kind: 'cash' as const, id: 'l', personId: 'ann', amount: rand(700_000), lateInterest: late }];
    const account = drawAccount({
      ...estate,
      liabilities: [createTestDebt('loan', 999_000)],
      will: { ...halves, legacies },
    });
    expect(account.insolvent).toBeUndefined();
    expect(account.distribution?.total).toBe(rand(1000));
  });
});

describe('income after the death and debts the capital cannot meet', () => {
  const estate = createTestEstate({
    people: [ann, ben],
    assets: [createCash(100_000)],
    liabilities: [createTestDebt('loan', 400_000)],
    income: [{ id: 'i', narrative: 'rent', amount: rand(1_000_000) }],
    will: halves,
    settings: noFees,
  });

  it('pays them before any heir: the estate is not insolvent, and what is left is the heirs’', () => {
    const account = drawAccount(estate);
    expect(account.insolvent).toBeUndefined();
    // 1,000,000 less the commission of 69,000, less the 300,000 that are lacking.
    expect(account.income.net.value).toBe(rand(631_000));
    expect(account.income.awards.map(({ amount }) => amount)).toEqual([rand(315_500), rand(315_500)]);
    expect(account.distribution?.total).toBe(nil);
  });

  it('is not taken from the half of the survivor of a joint estate', () => {
    const wife = createTestPerson('wife');
    const account = drawAccount({
      ...estate,
      people: [wife, ann],
      marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' }],
      liabilities: [createTestDebt('funeral', 150_000, { kind: 'funeral' })],
      will: { legacies: [], residue: { to: [createTaker('ann', 1)] } },
    });
    expect(account.income.awards.map(({ amount }) => amount)).toEqual([rand(465_500), rand(365_500)]);
  });

  it('that is not enough goes to the creditors with the capital', () => {
    const account = drawAccount({ ...estate, liabilities: [createTestDebt('loan', 4_000_000)] });
    expect(account.insolvent?.ranks.map(({ paid }) => paid)).toEqual([rand(1_031_000)]);
  });

  it('pays maintenance before heirs have any of it', () => {
    const maintenance = createTestDebt('maintenance', 2_000_000, { kind: 'maintenance' });
    const account = drawAccount({ ...estate, liabilities: [...estate.liabilities, maintenance] });
    expect(account.liquidation.creditors.lines.find(({ id }) => id === 'maintenance')?.amount).toBe(rand(631_000));
    expect(account.income.awards).toEqual([]);
  });
});
