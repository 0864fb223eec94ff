import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { incomes } from '@boedel/contract/cash/income.record';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { aroundDeath, incomeHappened } from '@boedel/domain/cash/income';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { handle } from '../../platform/http/handler';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { moneyMoved } from '../kept-figures/refigure';
import { book, unbook } from '../ledger/book';
import { inItsAccount } from '../lodging/in-its-account';
import { bankAccountNames } from '../ledger/bank-account.store';
import { deathFor, partedBy } from './parted-by.store';
import { incomeBooking } from './bookings';
import { keepsMatched, staysMatched } from './matched';
import { everywhere } from './every-matter';
import { onlyBeneficiary } from './only-beneficiary';

export const incomeKit = matterRecordKit(incomes, {
  remove: staysMatched('income'),
  check: async (values, { tx, matter, today, before }) =>
    collectRefusals([
      await keepsMatched(tx, 'income', before, values),
      await onlyBeneficiary(tx, values.beneficiaryID),
      checkMoneyEntry(values, { field: 'receivedDate', on: values.receivedDate }, today),
      incomeHappened(values, deathFor(await partedBy(tx, matter.id), values.receivedDate)),
    ]) ?? inItsAccount(values, { tx, matter, isNew: !before }),
  after: async ({ before, after }, { tx, actor, matter }) => {
    const source = { table: 'income', id: (after ?? before)!.id } as const;
    if (before) await unbook(tx, actor, matter.id, source);
    if (after) await book(tx, actor, matter.id, [incomeBooking(after, await partedBy(tx, matter.id))]);
    await moneyMoved(tx, matter.id);
  },
  adds: async (rows, { tx, matter }) => {
    const parted = await partedBy(tx, matter.id);
    const names = new Map((await bankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    return rows.map((row) => {
      const split = aroundDeath(row, deathFor(parted, row.receivedDate));
      return {
        accruedAtDeath: isRefused(split) ? nil : split.before,
        afterDeath: isRefused(split) ? row.amount : split.after,
        bankAccountName: names.get(row.bankAccountID ?? 0) ?? null,
      };
    });
  },
});

export const handledIncomeCalls = handle(incomeCalls, {
  ...matterRecordHandlers(incomeKit),
  getlist: everywhere(incomeKit, 'receivedDate'),
});
