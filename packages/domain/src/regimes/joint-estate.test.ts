import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, plus, rand, sum } from '../money/cents';
import { defaultAllocations } from './allocation';
import { type JointAsset, divideJointEstate, type JointEstateInput, type JointLiability } from './joint-estate';

const house: JointAsset = { id: 'house', value: rand(2_000_000), inCash: false };
const bank: JointAsset = { id: 'bank', value: rand(600_000.01), inCash: true };
const costs: JointLiability = { id: 'costs', amount: rand(120_000), allocation: 'joint' };
const funeral: JointLiability = { id: 'funeral', amount: rand(40_000), allocation: 'deceasedOnly' };

describe('a joint estate', () => {
  test('goes through the fixed order of steps, the odd cent to the survivor', () => {
    const worked = expectGranted(
      divideJointEstate({ assets: [house, bank], liabilities: [costs, funeral], cashLegacies: rand(50_000) }),
    );
    expect(worked.value).toEqual({
      grossForFees: rand(2_600_000.01),
      grossJoint: rand(2_600_000.01),
      netJoint: rand(2_480_000.01),
      survivorHalf: rand(1_240_000.01),
      survivorTakes: rand(1_240_000.01),
      deceasedHalf: rand(1_240_000),
      balanceForHeirs: rand(1_200_000),
      inKind: [{ asset: 'house', survivor: rand(1_000_000), deceased: rand(1_000_000) }],
      cashPot: rand(390_000.01),
      survivorCash: rand(240_000.01),
      heirsCash: rand(150_000),
    });
  });

  test('leaves separate property of the survivor out and gives that of the deceased to the heirs whole', () => {
    const { value } = expectGranted(
      divideJointEstate({
        assets: [
          house,
          { ...bank, separateOf: 'deceased' },
          { id: 'ring', value: rand(9_000), inCash: false, separateOf: 'survivor' },
        ],
        liabilities: [],
        cashLegacies: nil,
      }),
    );
    expect(value).toMatchObject({
      grossJoint: rand(2_000_000),
      grossForFees: rand(2_600_000.01),
      balanceForHeirs: rand(1_600_000.01),
      survivorCash: nil,
      heirsCash: rand(600_000.01),
    });
  });

  test('that cannot pay is refused and sent to section 34', () => {
    const base: JointEstateInput = { assets: [bank], liabilities: [], cashLegacies: nil };
    const createDebt = (allocation: JointLiability['allocation'], amount: number): JointEstateInput => ({
      ...base,
      liabilities: [{ id: 'debt', amount: rand(amount), allocation }],
    });
    for (const input of [
      createDebt('joint', 700_000),
      createDebt('deceasedOnly', 300_001),
      createDebt('survivorOnly', 300_001),
    ]) {
      expect(readRefusalFields(divideJointEstate(input))).toEqual(['liabilities']);
    }
  });

  test('with negative amounts or entries listed twice is refused by field', () => {
    const input: JointEstateInput = {
      assets: [bank, { ...bank, value: cents(-1) }],
      liabilities: [costs, { ...costs, amount: cents(-1) }],
      cashLegacies: cents(-1),
    };
    expect(readRefusalFields(divideJointEstate(input))).toEqual([
      'assets.bank.value',
      'liabilities.costs.amount',
      'cashLegacies',
      'assets',
      'liabilities',
    ]);
  });

  test('always adds up, in whatever order it is captured', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents);
    const assets = fc.array(
      fc.record({
        value: amount,
        inCash: fc.boolean(),
        separateOf: fc.constantFrom(undefined, 'deceased', 'survivor'),
      }),
    );
    const liabilities = fc.array(
      fc.record({
        amount: amount.map((value) => cents(Math.floor(value / 10))),
        allocation: fc.constantFrom('joint', 'deceasedOnly', 'survivorOnly'),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(assets, liabilities, (someAssets, someDebts) => {
        const input: JointEstateInput = {
          assets: someAssets.map((asset, index) => ({ ...asset, id: `a${index}` })),
          liabilities: someDebts.map((debt, index) => ({ ...debt, id: `l${index}` })),
          cashLegacies: nil,
        };
        const worked = divideJointEstate(input);
        if (isRefused(worked)) return;
        const { value } = worked;
        const debts = sum(input.liabilities.map((debt) => debt.amount));
        expect(plus(plus(value.survivorTakes, value.balanceForHeirs), debts)).toBe(value.grossForFees);
        expect(plus(value.survivorCash, value.heirsCash)).toBe(value.cashPot);
        const reversed = { ...input, assets: input.assets.toReversed(), liabilities: input.liabilities.toReversed() };
        const again = expectGranted(divideJointEstate(reversed)).value;
        expect({ ...again, inKind: again.inKind.toReversed() }).toEqual(value);
      }),
    );
  });
});

test('what the death brings falls on the deceased, what was owed before is joint', () => {
  expect(defaultAllocations.medical.allocation).toBe('joint');
  expect(defaultAllocations.estateDuty.allocation).toBe('deceasedOnly');
  expect(defaultAllocations.capitalGainsTaxAtDeath).toMatchObject({
    allocation: 'deceasedOnly',
    note: expect.stringContaining('differ'),
  });
});
