import { expect, test } from 'vitest';
import type { EstateMarriage } from '../estate/deceased';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import { toLocalDate } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { minus, nil, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { sumProjectedAward } from './projected-awards';
import { projectDeath } from './projection';
import { w3AsAt } from './w3.testing';

const createClient = (own: number, ofSpouse: number) => {
  const marriage: EstateMarriage = {
    kind: 'civil',
    contract: 'withAccrual',
    marriedOn: toLocalDate('1995-01-01'),
    spouseId: 'WIFE',
    accrual: {
      deceased: { netEndValue: rand(own), commencementValue: nil },
      survivor: { netEndValue: rand(ofSpouse), commencementValue: nil },
      cpiAtMarriage: fraction(100),
      cpiAtDissolution: fraction(100),
    },
  };
  return createTestEstate({
    people: [createTestPerson('WIFE'), createTestChild('SON', { bornOn: toLocalDate('1996-01-01') })],
    marriages: [marriage],
    assets: [createTestAsset('Cash', own, 'money', { class: 'claim' })],
    will: { legacies: [], residue: { to: [createTaker('SON', 1)] } },
  });
};

test('what a spouse claims by accrual is no debt to strangers: it stands apart, and the family receives it', () => {
  const projection = expectGranted(projectDeath(createClient(6_000_000, 2_000_000), w3AsAt));
  expect(projection.accrual).toBe(rand(2_000_000));
  expect(projection.debts).toBe(nil);
  const wife = projection.awards.find(({ personId }) => personId === 'WIFE')!;
  expect(sumProjectedAward(wife)).toBe(rand(2_000_000));
  expect(projection.flow.ends.find(({ id }) => id === 'WIFE')?.amount).toBe(rand(2_000_000));
  expect(projection.check.holds).toBe(true);
});

test('what a spouse owes the estate by accrual is a claim, no cash', () => {
  const projection = expectGranted(projectDeath(createClient(1_000_000, 9_000_000), w3AsAt));
  expect(projection.grossEstateAssets.value).toBe(rand(5_000_000));
  expect(projection.liquidity.cash).toBe(rand(1_000_000));
  expect(projection.liquidity.strict.value).toBe(minus(rand(1_000_000), projection.cashRequired.value));
});
