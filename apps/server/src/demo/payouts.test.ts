import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { passesCdv } from '@boedel/domain/identity/account-number';
import { findBankOfBranch } from '@boedel/domain/identity/bank-branches';
import { beforeAll, expect, test } from 'vitest';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { demoPayments, createAccount } from './payouts';
import { demoPassword } from './people';

const demoApp = createDemoApp();
let token: string;
beforeAll(async () => {
  token = (await signIn(demoApp, 'admin@protea.test', { password: demoPassword })).body.token!;
}, 120_000);

test('the demo has the hundred and twenty-four payments of the sample, in every state, one account changed', async () => {
  const { body } = await demoApp.callAs(token, payoutCalls.getlist, { query: { take: 200 } });
  expect([body.total, body.rows.length]).toEqual([demoPayments, 124]);
  expect(new Set(body.totals.map(({ state }) => state))).toEqual(new Set(['captured', 'approved', 'filed', 'paid']));
  expect(body.rows.filter(({ isAccountChanged }) => isAccountChanged)).toHaveLength(1);
  expect(body.rows.filter(({ lacks }) => lacks !== null).length).toBeGreaterThan(0);
  expect(new Set(body.rows.map(({ purpose }) => purpose))).toEqual(new Set(['award', 'claim', 'cost']));
});

test('its accounts are made up, and each fits the rule of its bank', () => {
  for (let n = 0; n < 130; n += 1) {
    const { accountNumber, branchCode } = createAccount(n);
    expect(passesCdv(findBankOfBranch(branchCode)!, accountNumber)).toBe(true);
  }
});
