import { expenseCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { createP9Matter } from '../insolvency-account/p9.testing';
import { listVersions } from './payout.testing';

const testApp = createTestApp();
let firm: TestFirm;
let checker: TestPerson;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  checker = await firm.person(['Capture Matter', 'Request Account'], { systemType: 1 });
});

const runInFirm = (statement: ReturnType<typeof sql>) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.run(statement));
const confirm = (matterID: number, on: string) =>
  runInFirm(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
    values (${matterID}, 'confirmation', 'Confirmed', ${on}, ${on}::timestamptz)`);
const listProposals = async (matterID: number) =>
  (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;
async function lodgeAccount(matterID: number): Promise<void> {
  await firm.admin.call(insolvencyAccountCalls.saveChoices, {
    body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-30' },
  });
  const body = { matterID, kind: 'firstAndFinal', language: 'en' } as never;
  expect((await firm.admin.call(lodgingCalls.lodgeInsolvency, { body })).status).toBe(200);
}

test('the dividends of P9 are filled in once confirmed, approved, filed and booked on their claims, never twice', async () => {
  const { matterID, bankID } = await createP9Matter(testApp, firm);
  await runInFirm(
    sql`update creditor set account_number = '62700110000', branch_code = '250655', account_type = 'Current'`,
  );
  await runInFirm(
    sql`update bank_account set account_number = '62123450009', branch_code = '250655', is_main = true where id = ${bankID}`,
  );
  await lodgeAccount(matterID);
  const early = await listProposals(matterID);
  expect(early.rows.map(({ purpose }) => purpose)).toEqual(['provision']);
  expect(early.notYet).toHaveLength(1);
  await confirm(matterID, '2026-11-12');
  const { rows, notYet, toCome } = await listProposals(matterID);
  expect([notYet, toCome]).toEqual([[], []]);
  const due = Object.fromEntries(
    rows.filter(({ purpose }) => purpose === 'dividend').map((row) => [row.payee, row.amount]),
  );
  // The awards of the worked example, to the cent.
  expect(due).toEqual({
    'Mortgage Bank': 983_895.91,
    'Vehicle Bank': 154_959.77,
    'D. Worker': 16_700,
    'SARS income tax': 46_318,
    'SARS interest on tax': 3_902.11,
    'Card Co': 26_605.16,
    Store: 3_805.7,
    'Dr P': 1_946.94,
  });
  expect(rows.find(({ key }) => key === 'cost:executorRemuneration')!.amount).toBe(57_868.71);
  const keys = rows.filter(({ purpose }) => purpose === 'dividend').map(({ key }) => key);
  const filled = await firm.admin.call(payoutCalls.fill, { body: { matterID, keys } });
  expect(filled.status).toBe(200);
  expect((await firm.admin.call(payoutCalls.fill, { body: { matterID, keys: keys.slice(0, 1) } })).status).toBe(422);
  const store = filled.body.find(({ payee }) => payee === 'Store')!;
  const more = { ...store, amount: store.amount + 0.01 };
  const over = await firm.admin.call(payoutCalls.update, { body: more });
  expect([over.status, Object.keys(over.problem)]).toEqual([422, ['amount']]);
  const one = [store];
  const approved = await checker.call(payoutCalls.approve, { body: { rows: listVersions(...one) } });
  expect(approved.status).toBe(200);
  const body = { matterID, rows: listVersions(...approved.body), format: 'fnb' as const, actionDate: '2026-11-16' };
  expect((await firm.admin.call(payoutCalls.makeFile, { body })).status).toBe(200);
  const at = (await firm.admin.call(payoutCalls.getbyid, { query: { id: store.id } })).body;
  const results = [{ id: at.id, version: at.version, outcome: 'paid' as const, date: '2026-11-16' }];
  expect((await firm.admin.call(payoutCalls.saveResults, { body: { matterID, results } })).status).toBe(200);
  const events = (await firm.admin.call(ledgerCalls.getEvents, { query: { matterID, account: 'DIVIDENDS' } })).body;
  expect(
    events.map(({ postings }) => postings.map(({ account, aboutName, amount }) => [account, aboutName, amount])),
  ).toEqual([
    [
      ['DIVIDENDS', 'Store', 3_805.7],
      ['BANK', 'Estate cheque', -3_805.7],
    ],
  ]);
  const after = await listProposals(matterID);
  expect(after.rows.filter(({ purpose }) => purpose === 'dividend')).toEqual([]);
});

test('a contribution is money to come until it came in, and a dividend beyond the account is refused', async () => {
  const { matterID, bankID } = await createP9Matter(testApp, firm);
  await firm.admin.call(expenseCalls.add, {
    body: {
      matterID,
      paidDate: '2026-06-12',
      description: 'Long case',
      voucher: 'V90',
      amount: 200_000,
      costType: 'Other costs',
      bankAccountID: bankID,
    },
  });
  await lodgeAccount(matterID);
  await confirm(matterID, '2026-11-12');
  const { rows, toCome } = await listProposals(matterID);
  expect(rows.filter(({ purpose }) => purpose === 'dividend').map(({ payee }) => payee)).toEqual([
    'Mortgage Bank',
    'Vehicle Bank',
  ]);
  const card = toCome.find(({ name }) => name === 'Card Co')!;
  expect(card.left).toBe(card.due);
  const received = await firm.admin.call(movementCalls.add, {
    body: {
      matterID,
      movedDate: '2026-11-14',
      description: 'Card Co pays',
      kind: 'contributionReceived',
      amount: 100,
      bankAccountID: bankID,
      claimID: card.claimID,
    },
  });
  expect(received.status).toBe(200);
  const left = (await listProposals(matterID)).toCome.find(({ name }) => name === 'Card Co')!;
  expect([left.received, Math.round((left.due - left.left) * 100)]).toEqual([100, 10_000]);
  // It cannot pay more: the rest falls on the others, with what was spent to collect it.
  const { body: claim } = await firm.admin.call(claimCalls.getbyid, { query: { id: card.claimID } });
  const marked = await firm.admin.call(claimCalls.update, {
    body: { ...(claim as object), cannotContribute: true, collectionCost: 250 } as never,
  });
  expect(marked.status).toBe(200);
  const after = (await listProposals(matterID)).toCome;
  expect(after.find(({ name }) => name === 'Card Co')).toMatchObject({ due: 100, left: 0 });
  const sumCents = (rows: typeof after) => rows.reduce((all, { due }) => all + Math.round(due * 100), 0);
  expect(sumCents(after)).toBe(sumCents(toCome) + 25_000);
  const dividend = {
    matterID,
    payee: 'Card Co',
    purpose: 'dividend',
    claimID: card.claimID,
    amount: 1,
    bankAccountID: bankID,
  };
  expect((await firm.admin.call(payoutCalls.add, { body: dividend as never })).status).toBe(422);
  const nobody = { ...dividend, claimID: null };
  expect((await firm.admin.call(payoutCalls.add, { body: nobody as never })).status).toBe(422);
});

test('no more is proposed than the bank holds; set off, a secured creditor is paid what its contribution leaves', async () => {
  const lodgeShort = async (more: object) => {
    const { matterID, bankID } = await createP9Matter(testApp, firm);
    await firm.admin.call(expenseCalls.add, {
      body: {
        matterID,
        paidDate: '2026-06-12',
        description: 'Long case',
        voucher: 'V90',
        amount: 200_000,
        costType: 'Other costs',
        bankAccountID: bankID,
      },
    });
    const choices = { matterID, number: 1, version: 0, awardsToDate: '2026-10-30', ...more };
    expect((await firm.admin.call(insolvencyAccountCalls.saveChoices, { body: choices })).status).toBe(200);
    const body = { matterID, kind: 'firstAndFinal', language: 'en' } as never;
    expect((await firm.admin.call(lodgingCalls.lodgeInsolvency, { body })).status).toBe(200);
    await confirm(matterID, '2026-11-12');
    const bank = (await firm.admin.call(ledgerCalls.getEvents, { query: { matterID, account: 'BANK' } })).body
      .flatMap(({ postings }) => postings)
      .reduce((all, { account, amount }) => (account === 'BANK' ? all + Math.round(amount * 100) : all), 0);
    return { bank, ...(await listProposals(matterID)) };
  };
  const sumCents = (rows: readonly { amount: number }[]) =>
    rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
  const plain = await lodgeShort({});
  expect(sumCents(plain.rows)).toBe(plain.bank);
  expect(plain.notYet).toHaveLength(1);
  const readVehicle = ({ rows, toCome }: typeof plain) => [
    rows.find(({ payee }) => payee === 'Vehicle Bank')!.due,
    toCome.find(({ name }) => name === 'Vehicle Bank')?.due ?? 0,
  ];
  const [award, contribution] = readVehicle(plain) as [number, number];
  expect(contribution).toBeGreaterThan(0);
  const setOff = await lodgeShort({ contributionSetOff: 'SET_OFF' });
  expect(readVehicle(setOff)).toEqual([Math.round((award - contribution) * 100) / 100, 0]);
  expect(sumCents(setOff.rows)).toBeLessThanOrEqual(setOff.bank);
});
