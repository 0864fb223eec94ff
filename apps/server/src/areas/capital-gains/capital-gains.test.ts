import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { gainsCalls, suggestedTaxYearCalls, taxYearCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addExpense, addIncome, createBankAccount } from '../cash/cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const saveSettings = async (matterID: number, more: object): Promise<void> => {
  const { body } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
  const saved = await firm.admin.call(estateSettingCalls.save, { body: { ...body, ...more } });
  expect(saved.status).toBe(200);
};

/** The worked example DE-S08, captured as a person would. */
async function createScenarioS08(diedOn: string): Promise<number> {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn });
  const { body: about } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  await firm.admin.call(mainPartyCalls.updateMain, { body: { ...about.main, dateOfBirth: '1970-01-01' } });
  await firm.admin.call(partyCalls['child.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1995-05-05' },
  });
  const assets = [
    { name: 'Residence', valuationAmount: 4_200_000, gainsKind: 'residence', cost: 1_500_000 },
    { name: 'Holiday flat', valuationAmount: 1_800_000, gainsKind: 'ordinary', cost: 950_000 },
    { name: 'Shares', valuationAmount: 640_000, gainsKind: 'ordinary', cost: 700_000 },
    { name: 'Furniture', valuationAmount: 410_000, gainsKind: 'personalUse', cost: 600_000 },
  ] as const;
  for (const { cost, ...more } of assets) {
    const kind = more.name === 'Shares' ? ('investment' as const) : ('immovable' as const);
    const ofClass = kind === 'investment' ? ('movable' as const) : ('immovable' as const);
    const { id } = await createAsset(firm.admin, matterID, { ...more, kind, class: ofClass });
    await firm.admin.call(assetCalls.saveAssetAmount, {
      body: { assetID: id, purpose: 'cost', amount: cost } as never,
    });
  }
  await createAsset(firm.admin, matterID, {
    kind: 'cash',
    class: 'claim',
    name: 'Savings account',
    treatment: 'money',
    valuationAmount: 900_000,
  });
  return matterID;
}

const readTaxes = async (matterID: number) =>
  (await firm.admin.call(gainsCalls.getCGTByMatterID, { query: { matterID } })).body;

describe('capital gains tax of an estate', () => {
  test('DE-S08 A, to the cent: asset by asset, the last return, and what the account charges', async () => {
    const matterID = await createScenarioS08('2025-08-15');
    const estimate = await readTaxes(matterID);
    expect(estimate.stopping).toEqual([]);
    expect([estimate.isCharged, estimate.taxableGain?.value]).toEqual([false, 47_600_000]);
    await saveSettings(matterID, { taxMethod: 'table', otherTaxableIncome: 300_000 });
    const taxes = await readTaxes(matterID);
    expect(taxes.isCharged).toBe(true);
    expect(taxes.assets.map(({ name, gain, excluded, counted }) => [name, gain, excluded, counted])).toEqual([
      ['Residence', 2_700_000, 2_000_000, 700_000],
      ['Holiday flat', 850_000, 0, 850_000],
      ['Shares', -60_000, 0, -60_000],
      ['Furniture', -190_000, -190_000, 0],
    ]);
    expect(taxes.lastReturn?.value).toBe(21_138_418);
    expect(taxes.gainsTax?.value).toBe(16_028_500);
    const labels = taxes.lastReturn?.lines.map(({ label, value }) => [label, value]);
    expect(labels).toContainEqual(['Less rebates for 168 of 365 days', 793_282]);
    const { body } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect(JSON.stringify(body.paper)).toContain('capital gains tax at death');
  });

  test('is proposed for payment as the account charges it, with the income tax, and what is paid is proposed no more', async () => {
    const matterID = await createScenarioS08('2025-08-15');
    await saveSettings(matterID, { taxMethod: 'table', otherTaxableIncome: 300_000 });
    const { rows } = (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;
    const findTax = (among: typeof rows) => among.find(({ key }) => key === 'cost:taxes');
    // The last return of DE-S08 A, whole.
    expect(findTax(rows)).toMatchObject({ payee: 'South African Revenue Service', due: 211_384.18, done: 0 });
    const readLeft = async () =>
      (await firm.admin.call(afterLodgingCalls.getbymatterid, { query: { matterID } })).body.creditorsLeft;
    expect(await readLeft()).toBe(211_384.18);
    const { body: account } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    const bank = await createBankAccount(firm.admin, matterID, { openingBalance: 900_000 });
    await addExpense(firm.admin, matterID, {
      costType: 'Tax of the deceased and the estate paid',
      amount: 200_000,
      bankAccountID: bank.id,
    });
    const { rows: after } = (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;
    expect(findTax(after)).toMatchObject({ due: 211_384.18, done: 200_000, amount: 11_384.18 });
    expect(await readLeft()).toBe(11_384.18);
    // Paying it is no further cost of the account.
    const { body: same } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect(same.flow).toEqual(account.flow);
  });

  test('DE-S08 B: from 1 March 2026', async () => {
    const { assets, taxableGain } = await readTaxes(await createScenarioS08('2026-03-15'));
    expect([assets[0]!.excluded, assets[0]!.counted, taxableGain?.value]).toEqual([2_700_000, 0, 14_000_000]);
  });

  test('names the asset whose base cost is missing, and where it is mended', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-15' });
    await firm.admin.call(partyCalls['child.add'], { body: { matterID, surname: 'Botha', firstNames: 'Elsa' } });
    const asset = await createAsset(firm.admin, matterID, { gainsKind: 'ordinary' });
    const { stopping, assets } = await readTaxes(matterID);
    expect(assets).toEqual([]);
    expect(stopping.map(({ tab, rowID, field }) => [tab, rowID, field])).toContainEqual([
      'assets',
      String(asset.id),
      'assets[0].gains.baseCost',
    ]);
  });
});

describe('the estate as a taxpayer', () => {
  test('its years are proposed from the ledger, captured, taxed and borne by the account', async () => {
    const matterID = await createScenarioS08('2025-08-15');
    await saveSettings(matterID, { accountDate: '2026-06-30', taxMethod: 'table', otherTaxableIncome: 0 });
    await addIncome(firm.admin, matterID, { amount: 250_000, receivedDate: '2025-12-01' });
    const proposed = await firm.admin.call(suggestedTaxYearCalls.suggested, { query: { matterID } });
    expect(proposed.body[0]).toEqual({
      fromDate: '2025-08-16',
      toDate: '2026-02-28',
      netIncome: 250_000,
      taxableIncome: null,
    });
    const { fromDate, toDate, netIncome } = proposed.body[0]!;
    const year = {
      matterID,
      fromDate,
      toDate,
      taxableIncome: netIncome,
      paidInAdvance: 6_000,
      account: null,
      assessmentNumber: null,
    };
    const added = await firm.admin.call(taxYearCalls.add, { body: year });
    expect(added.status).toBe(200);
    // By hand: 42,678 and 26% of 12,900, less 6,000.
    expect((await readTaxes(matterID)).afterDeath?.value).toBe(4_003_200);
    const { body } = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect([body.balances, JSON.stringify(body.paper).includes('income tax of the estate, 2025-08-16')]).toEqual([
      true,
      true,
    ]);
    const { body: left } = await firm.admin.call(suggestedTaxYearCalls.suggested, { query: { matterID } });
    expect(left.map((one) => one.fromDate)).toEqual(['2026-03-01']);
    // Income that is booked into the captured year afterwards is not lost sight of.
    await addIncome(firm.admin, matterID, { amount: 1000, receivedDate: '2025-12-01' });
    const { body: after } = await firm.admin.call(suggestedTaxYearCalls.suggested, { query: { matterID } });
    expect(after[1]).toMatchObject({ fromDate: '2025-08-16', netIncome: 251_000, taxableIncome: 250_000 });
  });

  test('a year that overlaps, crosses February or begins before the death is refused by its field', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2025-08-15' });
    await firm.admin.call(partyCalls['child.add'], { body: { matterID, surname: 'Botha', firstNames: 'Elsa' } });
    const add = (fromDate: string, toDate: string) =>
      firm.admin.call(taxYearCalls.add, {
        body: {
          matterID,
          fromDate,
          toDate,
          taxableIncome: 1,
          paidInAdvance: null,
          account: null,
          assessmentNumber: null,
        },
      });
    expect((await add('2025-08-16', '2026-02-28')).status).toBe(200);
    for (const [from, to, field] of [
      ['2025-08-15', '2025-08-15', 'fromDate'],
      ['2026-02-28', '2026-02-28', 'fromDate'],
      ['2026-03-01', '2027-03-01', 'toDate'],
    ] as const) {
      const refused = await add(from, to);
      expect([refused.status, Object.keys(refused.problem ?? {})]).toEqual([422, expect.arrayContaining([field])]);
    }
  });
});
