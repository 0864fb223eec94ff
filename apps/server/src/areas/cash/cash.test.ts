import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { bankAccountCalls, expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { sendFiles } from '../../testing/send-files';
import { createBankAccount, addIncome, addExpense } from './cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const listBalances = async (matterID: number, on?: string) =>
  (await firm.admin.call(ledgerCalls.getBalances, { query: { matterID, ...(on && { on }) } })).body;
const listEvents = async (matterID: number, more: object = {}) =>
  (await firm.admin.call(ledgerCalls.getEvents, { query: { matterID, ...more } })).body;
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);

describe('an entry', () => {
  test('is booked as it is added, and the cash is what the entries explain', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    await addIncome(firm.admin, matterID, { bankAccountID: bank.id });
    await addExpense(firm.admin, matterID, { bankAccountID: bank.id });
    const now = await listBalances(matterID);
    expect(now).toMatchObject({ cash: 1180.25, capital: 1000, income: 300.5, expenses: 120.25, open: 0 });
    expect(now.banks).toEqual([{ bankAccountID: bank.id, name: 'Estate cheque', balance: 1180.25 }]);
    expect(now.months).toEqual([
      { month: '2026-01', cash: 1000 },
      { month: '2026-02', cash: 1180.25 },
    ]);
    expect(await listBalances(matterID, '2026-02-01')).toMatchObject({ cash: 1300.5, expenses: 0 });
    expect(await listBalances(matterID, '2025-12-31')).toMatchObject({ cash: 0, accounts: [] });
    const [account] = (await firm.admin.call(bankAccountCalls.getOfMatter, { query: { matterID } })).body;
    expect(account!.balance).toBe(1180.25);
  });

  test('that is changed keeps its number; what it was is undone and booked anew', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    const { body: added } = await addIncome(firm.admin, matterID, { bankAccountID: bank.id });
    const { body: changed } = await firm.admin.call(incomeCalls.update, { body: { ...added, amount: 310 } });
    expect([changed.id, changed.version, changed.amount]).toEqual([added.id, 2, 310]);
    expect((await listBalances(matterID)).cash).toBe(1310);
    const [standing, undoing, first] = await listEvents(matterID, { account: 'INCOME:RENT' });
    expect([first!.isReversed, undoing!.reversesID, standing!.isReversed]).toEqual([true, first!.id, false]);
    expect(undoing!.postings.map(({ amount }) => amount)).toEqual(first!.postings.map(({ amount }) => -amount));
    await firm.admin.call(incomeCalls._delete, { body: { id: added.id } });
    expect(await listBalances(matterID)).toMatchObject({ cash: 1000, income: 0 });
    expect(await listEvents(matterID, { account: 'INCOME:RENT' })).toHaveLength(4);
    expect((await listTrail(testApp, firm, matterID)).slice(-3)).toEqual([
      'income.added',
      'income.changed',
      'income.removed',
    ]);
  });

  test('without a bank account is still to come, and a provision is listed until it is paid', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    await addIncome(firm.admin, matterID);
    const { body: provided } = await addExpense(firm.admin, matterID, {
      costType: 'Provision for final costs',
      isProvision: true,
    });
    expect(await listBalances(matterID)).toMatchObject({ cash: 1000, income: 300.5, expenses: 120.25, open: 180.25 });
    const listProvisions = async () =>
      (await firm.admin.call(expenseCalls.getProvisionList, { query: { matterID } })).body.map(({ id }) => id);
    expect(await listProvisions()).toEqual([provided.id]);
    await firm.admin.call(expenseCalls.update, { body: { ...provided, bankAccountID: bank.id } });
    expect(await listProvisions()).toEqual([]);
    expect(await listBalances(matterID)).toMatchObject({ cash: 879.75, open: 300.5 });
  });

  test('names the paper behind it; one of another matter is refused, and a paper that goes leaves the entry', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const elsewhere = (await createMatter(testApp, firm)).id;
    const uploadPaper = async (id: number) =>
      (
        await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID: id }, [
          { name: 'Invoice.pdf', content: '%PDF-1.7\nInvoice\n%%EOF' },
        ])
      ).body[0]!.id;
    const documentID = await uploadPaper(matterID);
    const { body: income } = await addIncome(firm.admin, matterID, { documentID });
    const { body: expense } = await addExpense(firm.admin, matterID, { documentID });
    expect([income.documentID, expense.documentID]).toEqual([documentID, documentID]);
    const foreign = await addExpense(firm.admin, matterID, { documentID: await uploadPaper(elsewhere) });
    expect([foreign.status, listFields(foreign)]).toEqual([422, ['documentID']]);
    expect((await firm.admin.call(documentCalls._delete, { body: { id: documentID } })).status).toBe(200);
    const { body: left } = await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } });
    expect(left).toMatchObject([{ id: expense.id, documentID: null }]);
  });

  test('of a period over the death is parted by days: what had accrued is capital', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07' });
    const bank = await createBankAccount(firm.admin, matterID);
    const { body } = await addIncome(firm.admin, matterID, {
      bankAccountID: bank.id,
      receivedDate: '2026-03-01',
      fromDate: '2026-02-01',
      toDate: '2026-02-28',
      amount: 2800,
    });
    expect([body.accruedAtDeath, body.afterDeath]).toEqual([700, 2100]);
    expect(await listBalances(matterID)).toMatchObject({ cash: 3800, capital: 1700, income: 2100 });
  });

  test('of another kind of matter is named by what it was for', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 3 });
    const bank = await createBankAccount(firm.admin, matterID);
    const refused = await addExpense(firm.admin, matterID, { bankAccountID: bank.id });
    expect([refused.status, listFields(refused)]).toEqual([422, ['expenseType']]);
    await addExpense(firm.admin, matterID, { costType: null, expenseType: 'Care and lodging', bankAccountID: bank.id });
    expect((await listBalances(matterID)).accounts.map(({ account }) => account)).toContain('MAINT:CARE');
  });

  test.each([
    [{ amount: 0 }, ['amount']],
    [{ vatAmount: 300.5 }, ['vatAmount']],
    [{ fromDate: '2026-01-01' }, ['toDate']],
    [{ fromDate: '2026-02-01', toDate: '2026-01-01' }, ['toDate']],
    [{ incomeType: 'Luck' }, ['incomeType']],
    [{ bankAccountID: 987_654 }, ['bankAccountID']],
  ])('is refused by its field: %j', async (more, fields) => {
    const { id: matterID } = await createMatter(testApp, firm);
    const answer = await addIncome(firm.admin, matterID, more);
    expect(listFields(answer)).toEqual(fields);
    expect(await listBalances(matterID)).toMatchObject({ income: 0 });
  });

  test('is not in the bank before its day', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    expect(
      listFields(await addIncome(firm.admin, matterID, { bankAccountID: bank.id, receivedDate: '2199-01-01' })),
    ).toEqual(['receivedDate']);
    expect((await addIncome(firm.admin, matterID, { receivedDate: '2199-01-01' })).status).toBe(200);
  });

  test('points into its own matter alone, and another firm’s is an unknown one', async () => {
    const [ours, elsewhere] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    const foreign = await createBankAccount(firm.admin, elsewhere.id);
    expect(listFields(await addIncome(firm.admin, ours.id, { bankAccountID: foreign.id }))).toEqual(['bankAccountID']);
    const asset = await createAsset(firm.admin, elsewhere.id);
    expect(listFields(await addExpense(firm.admin, ours.id, { assetID: asset.id }))).toEqual(['assetID']);
    const other = await testApp.createFirm();
    const { body } = await addIncome(firm.admin, ours.id);
    expect((await other.admin.call(incomeCalls.getbyid, { query: { id: body.id } })).status).toBe(404);
    expect((await other.admin.call(ledgerCalls.getBalances, { query: { matterID: ours.id } })).status).toBe(404);
  });

  test('changed by two at once is kept once, and the other is shown it', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body } = await addExpense(firm.admin, matterID);
    const answers = await Promise.all(
      [130, 140].map((amount) => firm.admin.call(expenseCalls.update, { body: { ...body, amount } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)!.body.amount;
    expect(await listBalances(matterID)).toMatchObject({ expenses: kept });
  });

  test('is found over all matters, the newest first, and only where one may look', async () => {
    const own = await testApp.createFirm();
    const [one, two] = [await createMatter(testApp, own), await createMatter(testApp, own, { systemType: 3 })];
    await addIncome(own.admin, one.id, { description: 'Rent of January', receivedDate: '2026-01-31' });
    await addIncome(own.admin, two.id, { description: 'Rent of February', receivedDate: '2026-02-28' });
    const listFound = async (query: object, who = own.admin) =>
      (await who.call(incomeCalls.getlist, { query: query })).body.map(({ description }) => description);
    expect(await listFound({})).toEqual(['Rent of February', 'Rent of January']);
    expect(await listFound({ searchString: 'january' })).toEqual(['Rent of January']);
    expect(await listFound({ matterID: two.id })).toEqual(['Rent of February']);
    const client = await own.person(['UserMatterAccess']);
    await grantAccess(testApp, own, one.id, client, { rights: ['money'] });
    expect(await listFound({}, client)).toEqual(['Rent of January']);
    const blind = await own.person(['UserMatterAccess']);
    await grantAccess(testApp, own, one.id, blind, { rights: ['diary'] });
    expect(await listFound({}, blind)).toEqual([]);
  });
});

describe('a bank account', () => {
  test('moves with its opening balance, and stays once money was booked on it', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID, { openingBalance: -50 });
    expect(bank.balance).toBe(-50);
    const { body } = await firm.admin.call(bankAccountCalls.saveAccount, {
      body: { ...bank, openingBalance: 75.5 },
    });
    expect(body).toMatchObject({ id: bank.id, balance: 75.5, version: 2 });
    const refused = await firm.admin.call(bankAccountCalls.deleteAccount, { body: { id: bank.id } });
    expect([refused.status, listFields(refused)]).toEqual([422, ['id']]);
    const empty = await createBankAccount(firm.admin, matterID, { openingDate: null, openingBalance: null });
    expect((await firm.admin.call(bankAccountCalls.deleteAccount, { body: { id: empty.id } })).status).toBe(200);
  });

  test('is the main one alone: a second is refused with the name of the first', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const main = await createBankAccount(firm.admin, matterID, { name: 'Estate cheque', isMain: true });
    const second = await firm.admin.call(bankAccountCalls.add, { body: { matterID, name: 'Call', isMain: true } });
    expect([second.status, listFields(second)]).toEqual([422, ['isMain']]);
    expect(JSON.stringify(second.problem)).toContain('Estate cheque');
    // The main one is saved again as it is, and another once the mark was taken from it.
    const kept = await firm.admin.call(bankAccountCalls.saveAccount, { body: { ...main, notes: 'Seen' } });
    expect([kept.status, kept.body.hasLines]).toEqual([200, false]);
    await firm.admin.call(bankAccountCalls.saveAccount, { body: { ...kept.body, isMain: false } });
    const now = await firm.admin.call(bankAccountCalls.add, { body: { matterID, name: 'Call', isMain: true } });
    expect(now.status).toBe(200);
  });

  test('has a day with its balance', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const given = { matterID, name: 'Half', openingBalance: 5 } as never;
    expect(listFields(await firm.admin.call(bankAccountCalls.add, { body: given }))).toEqual(['openingDate']);
  });
});

describe('a locked period', () => {
  test('takes no entry and lets none go; the sentence says what to do', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body } = await addIncome(firm.admin, matterID);
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into ledger_lock (matter_id, up_to, why) values (${matterID}, '2026-02-28', 'First account')`),
    );
    expect(listFields(await addIncome(firm.admin, matterID))).toEqual(['receivedDate']);
    const removed = await firm.admin.call(incomeCalls._delete, { body: { id: body.id } });
    expect([removed.status, listFields(removed)]).toEqual([422, ['id']]);
    const changed = await firm.admin.call(incomeCalls.update, {
      body: { ...body, receivedDate: '2026-03-01' },
    });
    expect([changed.status, listFields(changed)]).toEqual([422, ['id']]);
    expect((await addIncome(firm.admin, matterID, { receivedDate: '2026-03-01' })).status).toBe(200);
  });
});

describe('a claim that is paid', () => {
  test('is booked against the creditor, out of a bank account, and is no cost', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    const { body: claim } = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Municipality of Paarl', amount: 400, kind: 'debtBeforeDeath' } as never,
    });
    const unpaid = await addExpense(firm.admin, matterID, { costType: null, liabilityID: claim.id });
    expect([unpaid.status, listFields(unpaid)]).toEqual([422, ['bankAccountID']]);
    await addExpense(firm.admin, matterID, {
      costType: null,
      liabilityID: claim.id,
      bankAccountID: bank.id,
      amount: 400,
    });
    expect(await listBalances(matterID)).toMatchObject({ cash: 600, capital: 600, expenses: 0 });
    const [paid] = await listEvents(matterID, { account: 'CLAIMS' });
    expect(paid!.postings[0]).toMatchObject({ account: 'CLAIMS', liabilityID: claim.id, amount: 400 });
  });
});
