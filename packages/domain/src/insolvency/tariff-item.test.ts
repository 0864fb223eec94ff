import { expect, test } from 'vitest';
import { findTariffItem, isLand } from './tariff-item';

test('an asset earns by what it is: bank money 1%, land 3%, shares 3%, movables and debts 10%', () => {
  const items = [
    ['cash', 'claim', 'Cheque account', 3],
    ['investment', 'claim', 'Fixed deposit, 12 months', 3],
    ['investment', 'movable', 'Vaste deposito', 3],
    ['investment', 'claim', 'Listed shares', 2],
    ['foreign', 'claim', 'Account in London', 3],
    ['foreign', 'immovable', 'Flat in Lisbon', 2],
    ['foreign', 'movable', 'Boat', 1],
    ['immovable', 'immovable', 'House', 2],
    ['business', 'movable', 'Shop', 1],
    ['claim', 'claim', 'Rent deposit', 1],
    ['policy', 'claim', 'Policy', 2],
  ] as const;
  const found = items.map(([kind, of, description]) => findTariffItem({ kind, class: of, description }));
  expect(found).toEqual(items.map(([, , , item]) => item));
  expect([isLand({ kind: 'foreign', class: 'immovable' }), isLand({ kind: 'cash', class: 'claim' })]).toEqual([
    true,
    false,
  ]);
});

test('the item chosen for a line stands in the place of the usual one', () => {
  const house = { kind: 'immovable', class: 'immovable', description: 'House' } as const;
  expect([findTariffItem(house), findTariffItem({ ...house, tariffItem: 1 })]).toEqual([2, 1]);
});
