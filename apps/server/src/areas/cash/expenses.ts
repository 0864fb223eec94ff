import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { expenses } from '@boedel/contract/cash/expense.record';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { expenseHappened } from '@boedel/domain/cash/expense';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { handle } from '../../platform/http/handler';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { moneyMoved } from '../kept-figures/refigure';
import { book, unbook } from '../ledger/book';
import { inItsAccount } from '../lodging/in-its-account';
import { bankAccountNames } from '../ledger/bank-account.store';
import { expenseBooking } from './bookings';
import { keepsMatched, staysMatched } from './matched';
import { everywhere } from './every-matter';
import { onlyBeneficiary } from './only-beneficiary';

export const expenseKit = matterRecordKit(expenses, {
  remove: staysMatched('expense'),
  check: async (values, { tx, matter, today, before }) =>
    collectRefusals([
      await keepsMatched(tx, 'expense', before, values),
      await onlyBeneficiary(tx, values.beneficiaryID),
      checkMoneyEntry(values, { field: 'paidDate', on: values.paidDate }, today),
      expenseHappened(values, matter.system_type as SystemType),
    ]) ?? inItsAccount(values, { tx, matter, isNew: !before }),
  after: async ({ before, after }, { tx, actor, matter }) => {
    const source = { table: 'expense', id: (after ?? before)!.id } as const;
    if (before) await unbook(tx, actor, matter.id, source);
    if (after) await book(tx, actor, matter.id, [expenseBooking(after, matter.system_type)]);
    await moneyMoved(tx, matter.id);
  },
  adds: async (rows, { tx, matter }) => {
    const names = new Map((await bankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ bankAccountName: names.get(row.bankAccountID ?? 0) ?? null }));
  },
});

export const handledExpenseCalls = handle(expenseCalls, {
  ...matterRecordHandlers(expenseKit),
  getlist: everywhere(expenseKit, 'paidDate'),
  getProvisionList: async ({ query, ...asked }) =>
    (await expenseKit.list(asked, { ...query, searchString: '', sortModelSort: 'asc', skip: 0 })).filter(
      ({ bankAccountID }) => bankAccountID === null,
    ),
});
