import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { bankAccountCalls, expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { distributionCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { trustAttributionCalls, trustTaxCalls, trustTaxYearCalls } from '@boedel/contract/trust-money/trust-tax.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-05-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

/** A trust with a year of rent and foreign interest, a beneficiary with a right to some of it, and a loan of its founder. */
async function createTrust() {
  const matter = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Olive Trust' } as const;
  const { id: matterID } = await createMatter(testApp, firm, matter);
  const who = firm.admin;
  const addHeir = async (firstNames: string) =>
    (
      await who.call(beneficiaryCalls.add, {
        body: { matterID, kind: 'person', firstNames, surname: 'Olivier' } as never,
      })
    ).body.id;
  const [carla, dawid] = [await addHeir('Carla'), await addHeir('Dawid')];
  const bank = { matterID, name: 'Trust account', isMain: true, openingDate: '2025-03-01', openingBalance: 1000 };
  const bankAccountID = (await who.call(bankAccountCalls.add, { body: bank })).body.id;
  const earn = (amount: number, incomeType: string, more: object = {}) =>
    who.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2025-06-01',
        description: incomeType,
        incomeType,
        amount,
        bankAccountID,
        ...more,
      },
    });
  await earn(100_000, 'Rent');
  await earn(5000, 'Interest earned', { isForeign: true, foreignTaxAmount: 500 });
  const spent = {
    matterID,
    paidDate: '2025-07-01',
    description: 'Rates',
    expenseType: 'Rates and upkeep of property',
    amount: 25_000,
    bankAccountID,
  };
  await who.call(expenseCalls.add, { body: spent });
  const vested = {
    matterID,
    vestedDate: '2026-02-20',
    beneficiaryID: carla,
    ground: 'vested',
    nature: 'income',
    incomeType: 'Rent',
    amount: 30_000,
  };
  expect((await who.call(distributionCalls.add, { body: vested as never })).status).toBe(200);
  const loan = {
    matterID,
    creditor: 'Pieter Olivier',
    amount: 5_000_000,
    incurredDate: '2020-05-01',
    isConnectedLoan: true,
  };
  const lent = await who.call(liabilityCalls.add, { body: loan });
  expect(lent.status).toBe(200);
  return { matterID, carla, dawid };
}

describe('the tax year of a trust', () => {
  test('is computed from the books, with what was captured beside them, and each figure has its section', async () => {
    const { matterID, carla } = await createTrust();
    const who = firm.admin;
    const readYear = async () => (await who.call(trustTaxCalls.taxYear, { query: { matterID } })).body;
    // 70 000 of rent and 5 000 from abroad, less 25 000: 50 000 at 45%, less R500 paid abroad.
    const bare = await readYear();
    expect(bare).toMatchObject({ taxableIncome: 50_000, tax: 22_500, balance: 22_000, donationsTax: 61_273.97 });
    expect(bare.remarks.map(({ key }) => key)).toEqual([
      'We do not know whether {name} is a resident, and tax them as one here. Enter it under Beneficiaries.',
    ]);
    for (const section of ['s 25B(1)', 's 7C(3)', 's 6quat', 's 56(2)(b)']) {
      expect(JSON.stringify(bare.paper)).toContain(section);
    }
    const facts = {
      matterID,
      endDate: '2026-02-28',
      lossBroughtForward: 10_000,
      paidFirst: 4000,
      exemptionUsed: 100_000,
    };
    const { body: kept } = await who.call(trustTaxYearCalls.add, { body: facts });
    expect(await readYear()).toMatchObject({
      taxableIncome: 40_000,
      tax: 18_000,
      balance: 13_500,
      donationsTax: 81_273.97,
    });
    const again = await who.call(trustTaxYearCalls.add, { body: facts });
    expect(Object.keys(again.problem as object)).toEqual(['endDate']);
    const wrong = await who.call(trustTaxYearCalls.add, { body: { ...facts, endDate: '2025-02-27' } });
    expect(Object.keys(wrong.problem as object)).toEqual(['endDate']);
    const { warnings: _, ...row } = kept;
    const special = await who.call(trustTaxYearCalls.update, { body: { ...row, basis: 'specialA' } as never });
    expect(special.status).toBe(200);
    expect(await readYear()).toMatchObject({ taxableIncome: 40_000, tax: 7200 });
    for (const format of ['pdf', 'docx', 'xlsx'] as const) {
      expect((await who.call(trustTaxCalls.taxYearFile, { query: { matterID, format } })).status).toBe(200);
    }
    const attribute = (more: object) =>
      who.call(trustAttributionCalls.add, {
        body: {
          matterID,
          endDate: '2026-02-28',
          rule: '7(5)',
          donorID: carla,
          incomeType: 'Rent',
          amount: 70_000,
          ...more,
        } as never,
      });
    const above = await attribute({ amount: 70_000.01 });
    expect(JSON.stringify(above.problem)).toContain('At most 70,000.00 of this was earned');
    expect((await attribute({ rule: '7(3)', beneficiaryID: carla, amount: 30_001 })).status).toBe(422);
    expect((await attribute({ amount: 20_000 })).status).toBe(200);
    expect((await attribute({ rule: '7(3)', beneficiaryID: carla, amount: 30_000 })).status).toBe(200);
    expect(await readYear()).toMatchObject({ taxableIncome: 20_000 });
    const { body: listed } = await who.call(trustAttributionCalls.getbymatterid, { query: { matterID } });
    expect(listed.map(({ donorName, beneficiaryName }) => [donorName, beneficiaryName])).toEqual(
      expect.arrayContaining([
        ['Carla Olivier', 'Carla Olivier'],
        ['Carla Olivier', null],
      ]),
    );
    // The year that runs has no official rate on record: the rest is computed, and that is said.
    const running = await who.call(trustTaxCalls.taxYear, { query: { matterID, toDate: '2027-02-28' } });
    expect(running.body.donationsTax).toBeNull();
    expect(JSON.stringify(running.body.paper)).toContain(
      'the official rate of interest of this year has not been entered',
    );
    const afrikaans = await who.call(trustTaxCalls.taxYear, { query: { matterID, language: 'af' } });
    expect(JSON.stringify(afrikaans.body.paper)).toContain('Belasbare inkomste');
  });

  test('is a trust’s alone, and its firm’s', async () => {
    const estate = await createMatter(testApp, firm);
    expect((await firm.admin.call(trustTaxCalls.taxYear, { query: { matterID: estate.id } })).status).toBe(422);
  });
});
