import { bankAccountCalls, expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import type { WireBody } from '@boedel/contract/call';
import type { TestPerson } from '../../testing/test-app';

type AccountBody = WireBody<typeof bankAccountCalls.add>;
type IncomeBody = WireBody<typeof incomeCalls.add>;
type ExpenseBody = WireBody<typeof expenseCalls.add>;

/** A bank account that was taken over with R1,000 on New Year's Day. */
export async function createBankAccount(who: TestPerson, matterID: number, more: Partial<AccountBody> = {}) {
  const body = { matterID, name: 'Estate cheque', openingDate: '2026-01-01', openingBalance: 1000, ...more };
  const added = await who.call(bankAccountCalls.add, { body: body });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}

export const addIncome = (who: TestPerson, matterID: number, more: Partial<IncomeBody> = {}) =>
  who.call(incomeCalls.add, {
    body: {
      matterID,
      receivedDate: '2026-02-01',
      description: 'Rent of the flat',
      incomeType: 'Rent',
      amount: 300.5,
      ...more,
    },
  });

export const addExpense = (who: TestPerson, matterID: number, more: Partial<ExpenseBody> = {}) =>
  who.call(expenseCalls.add, {
    body: {
      matterID,
      paidDate: '2026-02-10',
      description: 'Notice in the Gazette',
      costType: 'Advertisements',
      amount: 120.25,
      ...more,
    },
  });
