import { booksCalls } from '@boedel/contract/books/books.calls';
import { expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { addExpense, createBankAccount } from '../cash/cash.testing';

const app = createTestApp();

test('the month end lists what is open over every matter, and the trial balance, interest and journals add up', async () => {
  app.setClock(new Date('2026-07-10T08:00:00Z'));
  const firm = await app.createFirm();
  const { id: first } = await createMatter(app, firm);
  const { id: second } = await createMatter(app, firm);
  const one = await createBankAccount(firm.admin, first, { openingDate: '2026-01-01', openingBalance: 1000 });
  const two = await createBankAccount(firm.admin, second, { openingDate: '2026-06-16', openingBalance: 1000 });
  await addExpense(firm.admin, second, { bankAccountID: two.id, paidDate: '2026-07-01', amount: 2000 });

  const { body: end } = await firm.admin.call(booksCalls.getMonthEnd, { query: {} });
  expect(end).toMatchObject({ on: '2026-06-30', matters: 2, payments: [], fees: [] });
  expect(
    end.accounts.map(({ bankAccountID, ledger, isMissing, isOverdrawn, idleReason }) => [
      bankAccountID,
      ledger,
      isMissing,
      isOverdrawn,
      idleReason,
    ]),
  ).toEqual([
    [one.id, 1000, true, false, 'notLodged'],
    [two.id, 1000, true, false, null],
  ]);
  const { body: later } = await firm.admin.call(booksCalls.getMonthEnd, { query: { on: '2026-07-31' } });
  expect(later.accounts.map(({ ledger, isOverdrawn }) => [ledger, isOverdrawn])).toEqual([
    [1000, false],
    [-1000, true],
  ]);

  const { body: balance } = await firm.admin.call(booksCalls.getTrialBalance, { query: { on: '2026-07-31' } });
  expect(balance.rows.find(({ account }) => account === 'BANK')).toBeUndefined();
  expect([balance.debit, balance.credit]).toEqual([2000, 2000]);
  const { body: single } = await firm.admin.call(booksCalls.getTrialBalance, {
    query: { on: '2026-07-31', matterID: first },
  });
  expect(single.rows.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['BANK', 1000, 0],
    ['OPENING', 0, 1000],
  ]);

  // R1,000 for 30 days of June against R1,000 for 15.
  const interest = { from: '2026-06-01', to: '2026-06-30', amount: '30' };
  const { body: shares } = await firm.admin.call(booksCalls.getInterestShares, { query: interest });
  expect(shares.rows.map(({ bankAccountID, average, share }) => [bankAccountID, average, share])).toEqual([
    [one.id, 1000, 20],
    [two.id, 500, 10],
  ]);
  const none = await firm.admin.call(booksCalls.getInterestShares, { query: { ...interest, bank: 'no such bank' } });
  expect(Object.keys(none.problem as object)).toEqual(['amount']);

  const period = { from: '2026-01-01', to: '2026-12-31', format: 'xero' as const };
  const refused = await firm.admin.call(booksCalls.journalFile, { query: period });
  expect(refused.status).toBe(422);
  const { body: codes } = await firm.admin.call(booksCalls.getAccountCodes);
  const saved = await firm.admin.call(booksCalls.saveAccountCodes, {
    body: { codes: codes.map(({ account }, at) => ({ account, code: `10${at}` })) },
  });
  expect(saved.body.every(({ code }) => code !== null)).toBe(true);
  const file = (await firm.admin.call(booksCalls.journalFile, { query: period })).raw.toString();
  const amounts = file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Math.round(Number(/,(-?\d+\.\d\d),Matter,/.exec(line)![1]) * 100));
  expect(amounts).toHaveLength(6);
  expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(0);
  const csv = (await firm.admin.call(booksCalls.trialBalanceFile, { query: { on: '2026-07-31' } })).raw.toString();
  expect(csv).toContain('1000.00');

  // Somebody of another firm sees nothing of it.
  const stranger = (await app.createFirm()).admin;
  expect((await stranger.call(booksCalls.getMonthEnd, { query: {} })).body).toMatchObject({ matters: 0, accounts: [] });
});
