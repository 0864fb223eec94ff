import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTestPerson, createTaker } from '../estate/estate.testing';
import { cents, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { allocateAssets, sumAllocations } from './allocation';

const anna = createTestPerson('anna', { sex: 'F', bornOn: toLocalDate('1960-06-15') });
const ben = createTestPerson('ben');
const house = { id: 'house', value: rand(1_000_000) };
const car = { id: 'car', value: cents(100) };
const input = { agreements: [], assets: [house, car], people: [anna, ben], diedOn: toLocalDate('2026-03-01') };

describe('who is given what', () => {
  it('parts of an asset add up to the part that is given, and the rest is left', () => {
    const { allocations, left } = allocateAssets({
      ...input,
      will: {
        legacies: [
          { id: 'l', kind: 'asset', assetId: 'car', to: [createTaker('anna', 1, 3), createTaker('ben', 1, 3)] },
        ],
      },
    });
    expect(allocations.map(({ amount }) => amount)).toEqual([cents(34), cents(33)]);
    expect(left.get('car')).toEqual(fraction(1, 3));
    expect(left.get('house')).toEqual(fraction(1));
  });

  it('a usufruct and the ownership under it are the asset together', () => {
    const { allocations, left } = allocateAssets({
      ...input,
      will: {
        legacies: [
          {
            id: 'l',
            kind: 'limited',
            assetId: 'house',
            right: 'usufruct',
            holders: [createTaker('anna', 1)],
            bareOwners: [createTaker('ben', 1)],
          },
        ],
      },
    });
    expect(sumAllocations(allocations)).toBe(house.value);
    expect(allocations.map(({ ground }) => ground)).toEqual(['usufruct', 'bare dominium']);
    expect(allocations[0]!.amount).toBeGreaterThan(0);
    expect(left.get('house')!.n).toBe(0n);
  });

  it('without a birth date the value of the right stays open', () => {
    const { allocations } = allocateAssets({
      ...input,
      will: {
        legacies: [
          {
            id: 'l',
            kind: 'limited',
            assetId: 'house',
            right: 'usufruct',
            holders: [createTaker('ben', 1)],
            bareOwners: [createTaker('anna', 1)],
          },
        ],
      },
    });
    expect(allocations.map(({ amount }) => amount)).toEqual([undefined, undefined]);
  });

  it('money and what heirs agreed stand beside the will', () => {
    const { allocations } = allocateAssets({
      ...input,
      will: { legacies: [{ id: 'c', kind: 'cash', personId: 'ben', amount: rand(5) }] },
      agreements: [{ id: 'g', ground: 'allotment', assets: [{ assetId: 'car', to: [createTaker('ben', 1)] }] }],
    });
    expect(sumAllocations(allocations)).toBe(rand(6));
  });
});
