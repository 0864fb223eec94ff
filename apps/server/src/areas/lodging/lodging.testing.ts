import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { createMatter } from '../../testing/a-matter';
import type { TestApp, TestFirm } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount } from '../cash/cash.testing';

/** A house, savings and one heir: an estate whose account can be lodged. */
export async function createEstateToLodge(app: TestApp, firm: TestFirm, diedOn = '2026-02-07') {
  const { id: matterID } = await createMatter(app, firm, { diedOn, lettersOn: '2026-03-02' });
  const { body: child } = await firm.admin.call(partyCalls['child.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
  });
  const asset = await createAsset(firm.admin, matterID, { valuationAmount: 1_000_000 });
  await createAsset(firm.admin, matterID, {
    kind: 'cash',
    class: 'claim',
    name: 'Savings account',
    treatment: 'money',
    valuationAmount: 200_000,
  });
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: '2026-03-05', openingBalance: 200_000 });
  return { matterID, childID: child.id, asset, bank };
}
