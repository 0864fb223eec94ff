import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { incomes } from '@boedel/contract/cash/income.record';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { splitAroundDeath, toIncomeEvent } from '@boedel/domain/cash/income';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import { bookEvents, unbookEvents } from '../ledger/book';
import { placeInAccount } from '../lodging/in-its-account';
import { listBankAccountNames } from '../ledger/bank-account.store';
import { findDividingDeath, readIncomeDivide } from './income-divide.store';
import { listAccountWarnings } from './account-warnings';
import { toIncomeBooking } from './bookings';
import { refuseMatchedChange, refuseMatchedDeletion } from './matched';
import { listEveryMatter } from './every-matter';
import { refuseNonBeneficiary } from './only-beneficiary';
import { applyReversal, readReversals } from './reversals';

const reader = createMatterRecordKit(incomes);

export const incomeKit = createMatterRecordKit(incomes, {
  remove: refuseMatchedDeletion('income'),
  check: async (given, { tx, matter, today, before }) => {
    const rules = {
      source: 'income',
      dayField: 'receivedDate',
      copies: ['incomeType', 'assetID', 'beneficiaryID', 'tariffItem', 'isTrading', 'fromDate', 'toDate'],
      readOriginal: async (id: number) => {
        const original = reader.read(await reader.store(tx).find(id));
        const { receivedDate: day, fromDate, toDate } = original;
        // Without a period of its own it falls where its day falls, before a death or after it: so does what is paid back.
        return { ...original, fromDate: fromDate ?? day, toDate: toDate ?? day };
      },
    } as const;
    const values = await applyReversal(tx, rules, given, before);
    if (isRefused(values)) return values;
    const refused = collectRefusals([
      await refuseMatchedChange(tx, 'income', before, values),
      await refuseNonBeneficiary(tx, values.beneficiaryID),
      checkMoneyEntry(values, { field: 'receivedDate', on: values.receivedDate }, today),
      toIncomeEvent(values, findDividingDeath(await readIncomeDivide(tx, matter.id), values.receivedDate)),
    ]);
    if (refused) return refused;
    const move = { day: values.receivedDate, dayField: 'receivedDate', amount: values.amount };
    const warned = await listAccountWarnings(tx, values.bankAccountID, move, { source: 'income', id: before?.id });
    const placed = await placeInAccount(values, { tx, matter, isNew: !before });
    return { ...placed, warnings: [...placed.warnings, ...warned] };
  },
  after: async ({ before, after }, { tx, actor, matter }) => {
    const source = { table: 'income', id: (after ?? before)!.id } as const;
    if (before) await unbookEvents(tx, actor, matter.id, source);
    if (after) await bookEvents(tx, actor, matter.id, [toIncomeBooking(after, await readIncomeDivide(tx, matter.id))]);
  },
  adds: async (rows, { tx, matter }) => {
    const parted = await readIncomeDivide(tx, matter.id);
    const names = new Map((await listBankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    const readPair = await readReversals(tx, 'income', matter.id);
    return rows.map((row) => {
      const split = splitAroundDeath(row, findDividingDeath(parted, row.receivedDate));
      return {
        accruedAtDeath: isRefused(split) ? nil : split.before,
        afterDeath: isRefused(split) ? row.amount : split.after,
        ...readPair(row.id),
        bankAccountName: names.get(row.bankAccountID ?? 0) ?? null,
      };
    });
  },
});

export const handledIncomeCalls = pairHandlers(incomeCalls, {
  ...createRecordHandlers(incomeKit),
  getlist: listEveryMatter(incomeKit, 'receivedDate'),
});
