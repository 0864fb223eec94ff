import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireBody } from '@boedel/contract/call';
import { bankAccountCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount, addIncome, addExpense } from './cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

type MovementBody = WireBody<typeof movementCalls.add>;
const move = (matterID: number, more: Partial<MovementBody>) =>
  firm.admin.call(movementCalls.add, {
    body: { matterID, movedDate: '2026-05-05', description: 'Moved', amount: 100, ...more },
  });
const listBalances = async (matterID: number) =>
  (await firm.admin.call(ledgerCalls.getBalances, { query: { matterID } })).body;
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);

async function createPrivateSale(who: TestPerson, matterID: number, result: object, more: object = {}) {
  const { id: assetID } = await createAsset(firm.admin, matterID, { name: 'Flat 3', valuationAmount: 900, ...more });
  await who.call(assetCalls.arrangeSale, { body: { assetID, way: 'outOfHand', date: '2026-04-01' } as never });
  const offer = { assetID, oTPSignedDate: '2026-04-02', buyerName: 'B Koper', purchasePrice: 1000 };
  await who.call(assetCalls.signedOTPAudit, { body: offer });
  const body = { assetID, saleResultAmount: 1000, saleResultDate: '2026-05-01', ...result };
  const sold = await who.call(assetCalls.saveSaleResult, { body: body });
  return { assetID, sold };
}

describe('money that is neither income nor an expense', () => {
  test('a transfer changes two accounts and no total', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const cheque = await createBankAccount(firm.admin, matterID);
    const call = await createBankAccount(firm.admin, matterID, { name: 'Call account', openingBalance: 0 });
    const moved = await move(matterID, { kind: 'transfer', bankAccountID: cheque.id, toBankAccountID: call.id });
    expect(moved.status).toBe(200);
    const after = await listBalances(matterID);
    expect([after.cash, after.open]).toEqual([1000, 0]);
    expect(Object.fromEntries(after.banks.map(({ name, balance }) => [name, balance]))).toEqual({
      'Estate cheque': 900,
      'Call account': 100,
    });
    const same = await move(matterID, { kind: 'transfer', bankAccountID: cheque.id, toBankAccountID: cheque.id });
    expect([same.status, listFields(same)]).toEqual([422, ['toBankAccountID']]);
    const nowhere = await move(matterID, { kind: 'transfer', bankAccountID: cheque.id });
    expect(listFields(nowhere)).toEqual(['toBankAccountID']);
    await firm.admin.call(movementCalls._delete, { body: { id: moved.body.id } });
    expect((await listBalances(matterID)).banks.map(({ balance }) => balance)).toEqual([0, 1000]);
  });

  test('an award names who was paid, and a kind of another matter is refused', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    const heir = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'person', surname: 'Erfgenaam' } as never,
    });
    const bare = await move(matterID, { kind: 'awardPaid', bankAccountID: bank.id });
    expect(listFields(bare)).toEqual(['partyID']);
    const paid = await move(matterID, { kind: 'awardPaid', bankAccountID: bank.id, partyID: heir.body.id });
    expect(paid.status).toBe(200);
    const events = await firm.admin.call(ledgerCalls.getEvents, { query: { matterID, account: 'AWARDS' } });
    expect(events.body[0]!.postings[0]).toMatchObject({ partyID: heir.body.id, aboutName: 'Erfgenaam', amount: 100 });
    // What an heir pays in stands against what was paid out to the same heir.
    expect(listFields(await move(matterID, { kind: 'heirPaidIn', bankAccountID: bank.id }))).toEqual(['partyID']);
    await move(matterID, { kind: 'heirPaidIn', bankAccountID: bank.id, partyID: heir.body.id, amount: 30 });
    const both = await firm.admin.call(ledgerCalls.getEvents, { query: { matterID, account: 'AWARDS' } });
    const ofHeir = both.body.flatMap(({ postings }) => postings).filter(({ partyID }) => partyID === heir.body.id);
    expect(ofHeir.reduce((sum, { amount }) => sum + amount, 0)).toBe(70);
    const raf = await move(matterID, { kind: 'compensated', bankAccountID: bank.id });
    expect(listFields(raf)).toEqual(['kind']);
    const tomorrow = await move(matterID, { kind: 'unknownIn', bankAccountID: bank.id, movedDate: '2090-01-01' });
    expect(listFields(tomorrow)).toEqual(['movedDate']);
  });
});

describe('the price of an asset that is sold', () => {
  test('is booked with its result, follows it, and is taken back when the sale is cancelled', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const bank = await createBankAccount(firm.admin, matterID);
    const { assetID, sold } = await createPrivateSale(firm.admin, matterID, {}, { share: '1/2' });
    expect(sold.status).toBe(200);
    // The estate's half, and not in the bank yet.
    expect(await listBalances(matterID)).toMatchObject({ cash: 1000, capital: 1500, open: 500 });
    const result = { assetID, saleResultAmount: 1200, saleResultDate: '2026-05-02', bankAccountID: bank.id };
    await firm.admin.call(assetCalls.saveSaleResult, { body: result });
    expect(await listBalances(matterID)).toMatchObject({ cash: 1600, capital: 1600, open: 0 });
    const { body: asset } = await firm.admin.call(assetCalls.getbyid, { query: { id: assetID } });
    await firm.admin.call(assetCalls.update, { body: { ...asset, share: '1/4' } });
    expect((await listBalances(matterID)).cash).toBe(1300);
    await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'The buyer could not pay' } });
    expect(await listBalances(matterID)).toMatchObject({ cash: 1000, open: 0 });
    const foreign = await firm.admin.call(assetCalls.saveSaleResult, {
      body: { ...result, bankAccountID: 987_654 },
    });
    expect(foreign.status).toBe(422);
  });

  test('is booked also by somebody who was given the estate without its money', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const helper = await firm.person(['UserMatterAccess', 'Capture Matter']);
    await grantAccess(testApp, firm, matterID, helper, { rights: ['estate'], mayCapture: true });
    const { sold } = await createPrivateSale(helper, matterID, {});
    expect(sold.status).toBe(200);
    expect((await listBalances(matterID)).open).toBe(1000);
  });

  test('is not changed once its period was lodged', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const { assetID } = await createPrivateSale(firm.admin, matterID, {});
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into ledger_lock (matter_id, up_to, why) values (${matterID}, '2026-05-31', 'First account')`),
    );
    const late = await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'Fell through' } });
    expect(late.status).toBe(422);
    // What does not touch the money is still corrected.
    const { body: asset } = await firm.admin.call(assetCalls.getbyid, { query: { id: assetID } });
    const renamed = await firm.admin.call(assetCalls.update, { body: { ...asset, name: 'Flat 3, Paarl' } });
    expect(renamed.status).toBe(200);
  });
});

describe("the estate's cash", () => {
  test('is by the ledger what a naive sum of everything that moved comes to', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-01-01' });
    const bank = await createBankAccount(firm.admin, matterID, { openingBalance: 1000 });
    const other = await createBankAccount(firm.admin, matterID, { name: 'Call', openingBalance: -20 });
    const policy = await createAsset(firm.admin, matterID, {
      name: 'Deposit',
      treatment: 'money',
      class: 'claim',
      kind: 'claim',
    });
    const heir = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'person', surname: 'Erf' } as never,
    });
    const debt = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Municipality', amount: 40, kind: 'debtBeforeDeath' } as never,
    });
    await addIncome(firm.admin, matterID, { bankAccountID: bank.id, amount: 300.5 });
    await addIncome(firm.admin, matterID, { amount: 77 });
    await addExpense(firm.admin, matterID, { bankAccountID: bank.id, amount: 120.25 });
    await addExpense(firm.admin, matterID, {
      costType: null,
      liabilityID: debt.body.id,
      bankAccountID: other.id,
      amount: 40,
    });
    await createPrivateSale(firm.admin, matterID, { bankAccountID: other.id });
    await move(matterID, { kind: 'transfer', bankAccountID: bank.id, toBankAccountID: other.id, amount: 250 });
    await move(matterID, { kind: 'assetCollected', bankAccountID: bank.id, assetID: policy.id, amount: 15.75 });
    await move(matterID, { kind: 'awardPaid', bankAccountID: other.id, partyID: heir.body.id, amount: 500 });
    const gone = await move(matterID, { kind: 'unknownIn', bankAccountID: bank.id, amount: 9999 });
    await firm.admin.call(movementCalls._delete, { body: { id: gone.body.id } });
    const { cash } = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ cash: number }>(sql`select (
        (select sum(opening_balance_cents) from bank_account where matter_id = ${matterID})
        + (select sum(amount_cents) from income where matter_id = ${matterID} and bank_account_id is not null)
        - (select sum(amount_cents) from expense where matter_id = ${matterID} and bank_account_id is not null)
        + (select sum(result_cents) from asset_sale where matter_id = ${matterID} and bank_account_id is not null)
        + (select sum(case kind when 'assetCollected' then amount_cents when 'awardPaid' then -amount_cents else 0 end)
          from money_movement where matter_id = ${matterID}))::bigint as cash`),
    );
    const shown = await listBalances(matterID);
    expect(Math.round(shown.cash * 100)).toBe(cash);
    expect(shown.cash).toBe(1636);
    const listed = await firm.admin.call(bankAccountCalls.getOfMatter, { query: { matterID } });
    expect(listed.body.reduce((total, { balance }) => total + balance, 0)).toBeCloseTo(1636, 6);
  });
});
