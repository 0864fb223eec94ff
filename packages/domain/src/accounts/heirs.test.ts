import { message } from '../law/message';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import {
  createTestChild,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { ann, findAward, ben, createCash, drawAccount, halves, noFees, today } from './two-heirs.testing';

describe('what heirs take', () => {
  it("a minor's money is paid into the Guardian's Fund, unless the will frees it", () => {
    const minor = createTestChild('cat', { bornOn: toLocalDate('2015-01-01') });
    const will = { legacies: [], residue: { to: [createTaker('ann', 1, 2), createTaker('cat', 1, 2)] } };
    const estate = createTestEstate({ people: [ann, minor], assets: [createCash(100_000)], will, settings: noFees });
    const account = drawAccount(estate);
    expect(findAward(account, 'cat')).toMatchObject({ minor: true, paidTo: { value: 'guardiansFund' } });
    expect(account.distribution?.guardiansFund).toBe(rand(50_000));
    const freed = drawAccount({ ...estate, people: [ann, { ...minor, moneyHeldBy: 'guardian' }] });
    expect(findAward(freed, 'cat')?.paidTo.value).toBe('guardian');
    expect(freed.distribution?.guardiansFund).toBe(nil);
  });

  it('a trust takes through its trustees', () => {
    const trust = createTestPerson('trust', { kind: 'trust', authorityNumber: 'IT 123/2020' });
    const will = { legacies: [], residue: { to: [createTaker('trust', 1)] } };
    const account = drawAccount(
      createTestEstate({ people: [trust], assets: [createCash(10_000)], will, settings: noFees }),
    );
    expect(findAward(account, 'trust')).toMatchObject({
      paidTo: { value: 'trustees' },
      restrictions: [message('to the trustees ({authority})', { authority: 'IT 123/2020' })],
    });
  });

  it('descendants bring in what they had in life', () => {
    const estate = createTestEstate({
      people: [ann, ben],
      assets: [createCash(900_000)],
      will: halves,
      settings: noFees,
    });
    const account = drawAccount({ ...estate, advances: [{ id: 'adv', personId: 'ann', amount: rand(100_000) }] });
    expect(findAward(account, 'ann')?.total.value).toBe(rand(400_000));
    expect(findAward(account, 'ben')?.total.value).toBe(rand(500_000));
    const excused = drawAccount({
      ...estate,
      advances: [{ id: 'adv', personId: 'ann', amount: rand(100_000) }],
      will: { ...halves, noCollation: true },
    });
    expect(findAward(excused, 'ann')?.total.value).toBe(rand(450_000));
  });

  it('legacies shrink when the residue cannot carry the debts; a legatee of an asset then pays in', () => {
    const will = {
      legacies: [
        { kind: 'asset' as const, id: 'a', assetId: 'car', to: [createTaker('ann', 1)] },
        { kind: 'cash' as const, id: 'b', personId: 'ben', amount: rand(100_000) },
      ],
      residue: { to: [createTaker('ben', 1)] },
    };
    const assets = [createTestAsset('car', 300_000, 'inKind'), createCash(150_000)];
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben],
        assets,
        liabilities: [createTestDebt('d', 150_000)],
        will,
        settings: noFees,
      }),
    );
    expect(findAward(account, 'ann')?.total.value).toBe(rand(225_000));
    expect(findAward(account, 'ann')?.cash.value).toBe(rand(-75_000));
    expect(findAward(account, 'ben')?.total.value).toBe(rand(75_000));
  });

  it('an heir who takes a debt over needs no cash for it', () => {
    const assets = [createTestAsset('house', 1_000_000, 'inKind', { class: 'immovable' })];
    const will = { legacies: [], residue: { to: [createTaker('ann', 1)] } };
    const estate = createTestEstate({ people: [ann, ben], assets, will, settings: noFees });
    const account = drawAccount({ ...estate, liabilities: [createTestDebt('bond', 400_000, { takenOverBy: 'ann' })] });
    expect(account.recapitulation?.surplus.value).toBe(nil);
    expect(findAward(account, 'ann')).toMatchObject({ debtsTakenOver: rand(400_000), cash: { value: nil } });
    const stranger = { ...estate, liabilities: [createTestDebt('bond', 400_000, { takenOverBy: 'ben' })] };
    expect(readRefusalFields(drawLiquidationAndDistribution(stranger, createFirstAndFinal(today)))).toEqual([
      'liabilities[0].takenOverBy',
    ]);
  });

  it('without a will the family inherits, and without a family the account asks for it', () => {
    const spouse = createTestPerson('wife');
    const people = [spouse, ann, ben];
    const estate = createTestEstate({
      people,
      marriages: [
        { kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' },
      ],
      assets: [createCash(400_000)],
      settings: noFees,
    });
    const strangers = { ...estate, marriages: [], people: people.map(({ id }) => createTestPerson(id)) };
    expect(readRefusalFields(drawLiquidationAndDistribution(strangers, createFirstAndFinal(today)))).toEqual([
      'people',
    ]);
    const sought = drawAccount({ ...strangers, relativesSought: true });
    expect(sought.distribution?.guardiansFund).toBe(rand(400_000));
    const account = drawAccount(estate);
    expect(['wife', 'ann', 'ben'].map((id) => findAward(account, id)?.total.value)).toEqual([
      rand(250_000),
      rand(75_000),
      rand(75_000),
    ]);
  });

  it('income follows the asset that yields it, to whoever enjoys that asset', () => {
    const will = {
      legacies: [{ kind: 'asset' as const, id: 'l', assetId: 'flat', to: [createTaker('ann', 1)] }],
      residue: { to: [createTaker('ben', 1)] },
    };
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben],
        assets: [createTestAsset('flat', 500_000, 'inKind'), createCash(100_000)],
        will,
        income: [
          { id: 'rent', narrative: 'rent', amount: rand(1000), assetId: 'flat' },
          { id: 'interest', narrative: 'interest', amount: rand(500) },
        ],
      }),
    );
    expect(account.income.awards).toEqual([
      { personId: 'ben', capacity: 'heir', amount: rand(465.5) },
      { personId: 'ann', capacity: 'heir', amount: rand(931) },
    ]);
  });

  it('a deficit on income is carried by the estate, so that the income account closes', () => {
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben],
        assets: [createCash(100_000)],
        will: halves,
        income: [{ id: 'i', narrative: 'rent', amount: rand(100) }],
        incomeExpenses: [{ id: 'e', narrative: 'repairs', amount: rand(1000) }],
      }),
    );
    expect(account.income.deficit).toBe(rand(906.9));
    expect(account.liquidation.creditors.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['income-deficit', rand(906.9)],
    ]);
  });
});

describe('income of one asset', () => {
  const flats = [
    createTestAsset('one', 500_000, 'inKind'),
    createTestAsset('other', 500_000, 'inKind'),
    createCash(100_000),
  ];
  const will = {
    legacies: [
      { kind: 'asset' as const, id: 'l1', assetId: 'one', to: [createTaker('ann', 1)] },
      { kind: 'asset' as const, id: 'l2', assetId: 'other', to: [createTaker('ben', 1)] },
    ],
    residue: { to: [createTaker('ben', 1)] },
  };

  it("never bears the loss of another heir's: whoever takes the asset pays it in", () => {
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben],
        assets: flats,
        will,
        income: [{ id: 'i', narrative: 'rent', amount: rand(1000), assetId: 'one' }],
        incomeExpenses: [{ id: 'e', narrative: 'repairs', amount: rand(600), assetId: 'other' }],
      }),
    );
    expect(account.income.awards).toEqual([
      { personId: 'ann', capacity: 'heir', amount: rand(931) },
      { personId: 'ben', capacity: 'heir', amount: rand(-600) },
    ]);
    expect(account.income.deficit).toBe(nil);
  });

  it('bears no loss of the residue either: the estate does', () => {
    const account = drawAccount(
      createTestEstate({
        people: [ann, ben],
        assets: flats,
        will,
        income: [{ id: 'i', narrative: 'rent', amount: rand(1000), assetId: 'one' }],
        incomeExpenses: [{ id: 'e', narrative: 'storage', amount: rand(250) }],
      }),
    );
    expect(account.income.awards).toEqual([{ personId: 'ann', capacity: 'heir', amount: rand(931) }]);
    expect(account.income.deficit).toBe(rand(250));
  });

  it('the deceased owned alone goes to the heirs, not half to the survivor', () => {
    const wife = createTestPerson('wife', { bornOn: toLocalDate('1960-01-01') });
    const account = drawAccount(
      createTestEstate({
        people: [wife, ann],
        marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' }],
        assets: [
          createTestAsset('bank', 900_000, 'money', { separateOf: 'deceased' }),
          createTestAsset('car', 100_000, 'money'),
        ],
        will: { legacies: [], residue: { to: [createTaker('ann', 1)] } },
        income: [{ id: 'i', narrative: 'interest', amount: rand(1000), assetId: 'bank' }],
        settings: noFees,
      }),
    );
    expect(account.income.awards.map(({ personId }) => personId)).toEqual(['ann']);
  });
});
