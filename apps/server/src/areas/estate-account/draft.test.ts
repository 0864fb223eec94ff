import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addExpense, addIncome, createBankAccount } from '../cash/cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const { draft, draftFile } = estateAccountCalls;
const draftAccount = async (matterID: number, more: object = {}) =>
  (await firm.admin.call(draft, { query: { matterID, ...more } })).body;

describe('the account of a matter', () => {
  test('names what is stopping it, and the tab where it is mended', async () => {
    const { id } = await createMatter(testApp, firm);
    const { paper, stopping, balances } = await draftAccount(id);
    expect([paper, balances]).toEqual([null, false]);
    expect(stopping.map(({ tab }) => tab)).toContain('deceased');
    const file = await firm.admin.call(draftFile, { query: { matterID: id } });
    expect(file.status).toBe(422);
  });

  test('of another kind of matter there is none', async () => {
    const { id } = await createMatter(testApp, firm, { systemType: 3 });
    expect((await draftAccount(id)).stopping).toHaveLength(1);
  });

  test('is for whoever may see accounts; another firm’s matter is an unknown one', async () => {
    const { id } = await createMatter(testApp, firm);
    const other = await testApp.createFirm();
    expect((await other.admin.call(draft, { query: { matterID: id } })).status).toBe(404);
    const blind = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, id, blind, { rights: ['estate'] });
    expect((await blind.call(draft, { query: { matterID: id } })).status).toBe(404);
  });

  test('is drawn from what is captured: assets, claims, costs and income, to the heir', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
    });
    await createAsset(firm.admin, matterID, { valuationAmount: 1_000_000 });
    await createAsset(firm.admin, matterID, {
      kind: 'cash',
      class: 'claim',
      name: 'Savings account',
      treatment: 'money',
      valuationAmount: 200_000,
    });
    await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Municipality of Paarl', amount: 4000, kind: 'debtBeforeDeath' } as never,
    });
    await addIncome(firm.admin, matterID, { amount: 2000, receivedDate: '2026-04-01' });
    await addExpense(firm.admin, matterID, { amount: 500, paidDate: '2026-04-02' });
    const { paper, stopping, balances, proofs } = await draftAccount(matterID);
    expect(stopping).toEqual([]);
    expect(proofs.length).toBeGreaterThan(5);
    expect(balances).toBe(true);
    const text = JSON.stringify(paper);
    for (const words of [
      'Erf 12 Paarl',
      'Municipality of Paarl',
      'Rent of the flat',
      'Notice in the Gazette',
      'Elsa Botha',
    ]) {
      expect(text).toContain(words);
    }
    // The naive way: 3.5% of 1,200,000 and 6% of 2,000, the Master's fee of an estate of 1.2 million.
    for (const amount of ['42 000.00', '120.00', '2 200.00'])
      expect(text.replaceAll('\u00a0', ' ').replaceAll(',', ' ')).toContain(amount);
    expect(paper?.mark).toBe('Draft');
    const file = await firm.admin.call(draftFile, { query: { matterID, format: 'pdf', language: 'af' } });
    expect(file.raw.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  test('finds money in the bank that the account does not have', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
    });
    const savings = { kind: 'cash', class: 'claim', name: 'Savings account', treatment: 'money' } as const;
    await createAsset(firm.admin, matterID, { ...savings, valuationAmount: 200_000 });
    await createBankAccount(firm.admin, matterID, { openingDate: '2026-03-05', openingBalance: 150_000 });
    const readCheck = async () => {
      const { proofs } = await draftAccount(matterID);
      const found = proofs.find(({ check }) => check.key === 'The money received for assets is money of the account');
      const { body } = await firm.admin.call(reconCalls.getCashAllocation, { query: { matterID } });
      return [found?.holds, body.recapitulation?.received, body.recapitulation?.toCome];
    };
    expect(await readCheck()).toEqual([true, 150_000, 50_000]);
    await createBankAccount(firm.admin, matterID, { openingDate: '2026-03-05', openingBalance: 50_000.01 });
    expect(await readCheck()).toEqual([false, 200_000.01, -0.01]);
  });
});
