import { expect, test } from 'vitest';
import { toRepairAddress } from './to-repair-address';

test('the way leads to the tab within the tab where the field is captured', () => {
  expect(toRepairAddress(7, { tab: 'liabilities', field: 'donations[2].value' })).toBe(
    '/matters/7/liabilities?show=duty',
  );
  expect(toRepairAddress(7, { tab: 'beneficiaries', field: 'intestateHeirs' })).toBe(
    '/matters/7/beneficiaries?show=agreements',
  );
  expect(toRepairAddress(7, { tab: 'beneficiaries', field: 'people[0].name' })).toBe('/matters/7/beneficiaries');
  expect(toRepairAddress(7, { tab: 'assets', field: 'assets[0].value', rowID: '12' })).toBe(
    '/matters/7/assets?asset=12',
  );
});
