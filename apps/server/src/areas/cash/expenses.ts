import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { expenses } from '@boedel/contract/cash/expense.record';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { toExpenseEvent } from '@boedel/domain/cash/expense';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { negate } from '@boedel/domain/money/cents';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import { bookEvents, unbookEvents } from '../ledger/book';
import { placeInAccount } from '../lodging/in-its-account';
import { listBankAccountNames } from '../ledger/bank-account.store';
import { listAccountWarnings } from './account-warnings';
import { toExpenseBooking } from './bookings';
import { refuseMatchedChange, refuseMatchedDeletion } from './matched';
import { listEveryMatter } from './every-matter';
import { refuseNonBeneficiary } from './only-beneficiary';
import { applyReversal, readReversals } from './reversals';

const reader = createMatterRecordKit(expenses);

export const expenseKit = createMatterRecordKit(expenses, {
  remove: refuseMatchedDeletion('expense'),
  check: async (given, { tx, matter, today, before }) => {
    const rules = {
      source: 'expense',
      dayField: 'paidDate',
      copies: [
        ...(['costType', 'costHead', 'expenseType', 'assetID', 'beneficiaryID', 'liabilityID', 'borneBy'] as const),
        ...(['isForEstateDuty', 'fromDate', 'toDate'] as const),
      ],
      readOriginal: async (id: number) => reader.read(await reader.store(tx).find(id)),
    } as const;
    const values = await applyReversal(tx, rules, given, before);
    if (isRefused(values)) return values;
    const refused = collectRefusals([
      await refuseMatchedChange(tx, 'expense', before, values),
      await refuseNonBeneficiary(tx, values.beneficiaryID),
      checkMoneyEntry(values, { field: 'paidDate', on: values.paidDate }, today),
      toExpenseEvent(values, matter.system_type as SystemType),
    ]);
    if (refused) return refused;
    const move = { day: values.paidDate, dayField: 'paidDate', amount: negate(values.amount) };
    const warned = await listAccountWarnings(tx, values.bankAccountID, move, { source: 'expense', id: before?.id });
    const placed = await placeInAccount(values, { tx, matter, isNew: !before });
    return { ...placed, warnings: [...placed.warnings, ...warned] };
  },
  after: async ({ before, after }, { tx, actor, matter }) => {
    const source = { table: 'expense', id: (after ?? before)!.id } as const;
    if (before) await unbookEvents(tx, actor, matter.id, source);
    if (after) await bookEvents(tx, actor, matter.id, [toExpenseBooking(after, matter.system_type)]);
  },
  adds: async (rows, { tx, matter }) => {
    const names = new Map((await listBankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    const readPair = await readReversals(tx, 'expense', matter.id);
    return rows.map((row) => ({ bankAccountName: names.get(row.bankAccountID ?? 0) ?? null, ...readPair(row.id) }));
  },
});

export const handledExpenseCalls = pairHandlers(expenseCalls, {
  ...createRecordHandlers(expenseKit),
  getlist: listEveryMatter(expenseKit, 'paidDate'),
  getProvisionList: async ({ query, ...asked }) =>
    (await expenseKit.list(asked, { ...query, searchString: '', sortModelSort: 'asc', skip: 0 })).filter(
      ({ bankAccountID, isProvision }) => bankAccountID === null && isProvision,
    ),
});
