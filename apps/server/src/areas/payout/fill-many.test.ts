import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { addLiability } from '../liabilities/liabilities.testing';
import { createAwardBody, createPayingEstate, type PayingEstate } from './payout.testing';

const app = createTestApp();
let paying: PayingEstate;
beforeAll(async () => void (paying = await createPayingEstate(app)));

test('each of many claims is filled in with the account of its own creditor', async () => {
  const { firm, maker, matterID } = paying;
  const accounts = new Map<number, string>();
  for (const [place, name] of ['Karoo Bank', 'Karoo Bakery', 'Doves'].entries()) {
    const accountNumber = ['62700130008', '62700130016', '62700130024'][place]!;
    const { body } = await firm.admin.call(directoryCalls['creditor.add'], {
      body: { name, accountNumber, branchCode: '250655' },
    });
    for (const amount of [100, 200, 300, 400]) {
      const { id } = await addLiability(maker, matterID, { creditorID: body.id, amount: amount + place });
      accounts.set(id, accountNumber.slice(-4));
    }
  }
  // The name alone brings no account that nobody confirmed.
  accounts.set((await addLiability(maker, matterID, { creditor: 'DOVES (Pty) Ltd', amount: 50 })).id, '');
  accounts.set((await addLiability(maker, matterID, { creditor: 'Nobody Known', amount: 60 })).id, '');
  const keys = [...accounts.keys()].map((id) => `claim:${id}`);
  const filled = await maker.call(payoutCalls.fill, { body: { matterID, keys } });
  expect(filled.status).toBe(200);
  expect(
    filled.body.map(({ liabilityID, accountNumber, isAccountChanged }) => [
      liabilityID,
      (accountNumber ?? '').slice(-4),
      isAccountChanged,
    ]),
  ).toEqual([...accounts].map(([id, number]) => [id, number, false]));
});

test('a claim that is filled in and paid by hand at the same moment is paid once', async () => {
  const { maker, matterID } = paying;
  for (let round = 0; round < 8; round += 1) {
    const { id } = await addLiability(maker, matterID, { creditor: `Creditor ${round}`, amount: 500 });
    const fill = maker.call(payoutCalls.fill, { body: { matterID, keys: [`claim:${id}`] } });
    const add = maker.call(payoutCalls.add, {
      body: { ...createAwardBody(paying), payee: `Creditor ${round}`, purpose: 'claim', liabilityID: id, amount: 500 },
    });
    const statuses = (await Promise.all([fill, add])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  }
});
