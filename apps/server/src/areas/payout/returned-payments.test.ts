import { expenseCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { beforeAll, expect, test } from 'vitest';
import { listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { addExpense } from '../cash/cash.testing';
import {
  approvePayments,
  capture,
  createPayingEstate,
  filePayments,
  type PayingEstate,
  type PayoutView,
  readPayment,
} from './payout.testing';

const testApp = createTestApp();
beforeAll(() => testApp.setClock(new Date('2026-11-16T08:00:00Z')));

const addLine = async ({ maker, matterID, bankID }: PayingEstate, day: string, amount: number, description: string) =>
  (
    await maker.call(reconCalls.saveTransaction, {
      body: { matterID, bankAccountID: bankID, day, amount, description },
    })
  ).body;
const saveResult = async (
  paying: PayingEstate,
  id: number,
  result: { outcome: 'paid' | 'failed' | 'returned'; date: string; lineID?: number | null; why?: string | null },
) => {
  const { version } = await readPayment(paying, id);
  const body = { matterID: paying.matterID, results: [{ id, version, why: null, ...result }] };
  return paying.maker.call(payoutCalls.saveResults, { body });
};
const readCash = async ({ maker, matterID }: PayingEstate) =>
  (await maker.call(ledgerCalls.getBalances, { query: { matterID } })).body.cash;
const makePayment = async (paying: PayingEstate, payment: PayoutView) => {
  const file = await filePayments(paying, ...(await approvePayments(paying, payment)));
  expect((await saveResult(paying, payment.id, { outcome: 'paid', date: '2026-11-16' })).status).toBe(200);
  return file;
};

test('a payment that came back is marked as returned, is to be paid again, and both entries stay', async () => {
  const paying = await createPayingEstate(testApp);
  const before = await readCash(paying);
  const payment = await capture(paying);
  const file = await makePayment(paying, payment);
  expect(await readCash(paying)).toBe(before - 1000.5);
  await addLine(paying, '2026-11-16', 1000.5, 'SOMEBODY ELSE');
  const line = await addLine(paying, '2026-11-16', 1000.5, 'RETURNED EST 1 AWARD');
  const check = async () => (await paying.maker.call(payoutCalls.checkResults, { body: { id: file.id } })).body.found;
  const found = (await check()).filter(({ outcome }) => outcome === 'returned');
  expect(found).toMatchObject([{ payoutIDs: [payment.id], date: '2026-11-16', lineID: line.id }]);

  const silent = await saveResult(paying, payment.id, { outcome: 'returned', date: '2026-11-16', lineID: line.id });
  expect([silent.status, Object.keys(silent.problem)]).toEqual([422, ['why']]);
  const returned = { outcome: 'returned', date: '2026-11-16', lineID: line.id, why: 'Account closed' } as const;
  expect((await saveResult(paying, payment.id, returned)).status).toBe(200);
  expect(await readPayment(paying, payment.id)).toMatchObject({
    state: 'captured',
    approvals: [],
    fileID: null,
    failedWhy: 'Account closed',
  });
  expect(await readCash(paying)).toBe(before);
  const rows = (await paying.maker.call(movementCalls.getbymatterid, { query: { matterID: paying.matterID } })).body;
  expect(
    rows.map(({ amount, kind, partyID }) => [amount, kind, partyID]).sort((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual([
    [-1000.5, 'awardPaid', paying.heirID],
    [1000.5, 'awardPaid', paying.heirID],
  ]);
  const [sent] = (await paying.maker.call(payoutCalls.getFiles, { query: { matterID: paying.matterID } })).body;
  expect(sent!.rows).toMatchObject([{ outcome: 'returned', outcomeDate: '2026-11-16', why: 'Account closed' }]);
  // The entry it came back by is held by the payment; twice it does not come back.
  const back = rows.find(({ amount }) => amount < 0)!;
  expect((await paying.maker.call(movementCalls._delete, { body: { id: back.id } })).status).toBe(422);
  expect((await saveResult(paying, payment.id, { ...returned, lineID: null })).status).toBe(422);
  expect(await listTrail(testApp, paying.firm, paying.matterID)).toContain('payout.returned');

  // Paid again, it is booked anew, and not taken for the payment that came back.
  await makePayment(paying, await readPayment(paying, payment.id));
  expect(await readCash(paying)).toBe(before - 1000.5);
});

test('a bank line that returned a payment opens it again; a refund of one does not', async () => {
  const paying = await createPayingEstate(testApp);
  const { maker, matterID } = paying;
  const provision = (await addExpense(maker, matterID, { isProvision: true, amount: 500 })).body;
  const payment = await capture(paying, {
    purpose: 'provision',
    partyID: null,
    expenseID: provision.id,
    amount: 500,
    payee: 'Gazette',
  });
  await makePayment(paying, payment);
  const match = async (text: string, isReturnedPayment: boolean) => {
    const line = await addLine(paying, '2026-11-16', 500, text);
    const [original] = (await maker.call(reconCalls.getOriginals, { query: { lineID: line.id } })).body;
    expect(original).toMatchObject({
      sourceID: provision.id,
      isPayment: true,
      isLikelyReturned: text.startsWith('UNPAID'),
    });
    const answer = await maker.call(reconCalls.allocate, {
      body: {
        matterID,
        lines: [{ id: line.id, version: line.version }],
        make: [
          {
            make: 'reversal',
            amount: 500,
            reversalOf: { source: 'expense', id: original!.sourceID },
            isReturnedPayment,
          },
        ],
      },
    });
    expect(answer.status).toBe(200);
    return answer.body.matchID;
  };
  const refund = await match('GAZETTE REFUND', false);
  expect((await readPayment(paying, payment.id)).state).toBe('paid');
  await maker.call(reconCalls.undoAllocate, { body: { matterID, matchIDs: [refund] } });
  const returned = await match('UNPAID GAZETTE', true);
  const again = await readPayment(paying, payment.id);
  expect(again).toMatchObject({ state: 'captured', failedWhy: 'UNPAID GAZETTE' });
  const rows = (await maker.call(expenseCalls.getbymatterid, { query: { matterID } })).body;
  expect(rows.filter(({ bankAccountID }) => bankAccountID === null)).toMatchObject([
    { id: again.expenseID, isProvision: true, amount: 500 },
  ]);
  expect((await maker.call(reconCalls.undoAllocate, { body: { matterID, matchIDs: [returned] } })).status).toBe(422);
  await makePayment(paying, again);
  expect((await readPayment(paying, payment.id)).state).toBe('paid');
});
