import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { checkBankAccount, checkOnlyMain } from '@boedel/domain/cash/bank-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, refuse, createWarning } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { isOwnAccountChange, type OwnAccount } from '@boedel/domain/payout/own-account';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import {
  type MatterRecordRequest,
  createRecordHandlers,
  createMatterRecordKit,
} from '../../platform/record/matter-record';
import { bookEvents, unbookEvents } from '../ledger/book';
import { ledgerStore } from '../ledger/ledger.store';
import { toOpeningBookings } from './bookings';
import { requestOwnAccountChange } from '../own-accounts/request-change';
import { listAccountsWithLines, hasMovements, findOtherMain } from '../ledger/bank-account.store';

const toOwnAccount = (values: Omit<OwnAccount, 'accountHolder'>): OwnAccount => ({
  accountNumber: values.accountNumber,
  branchCode: values.branchCode,
  accountType: values.accountType,
  bank: values.bank,
  accountHolder: null,
});
const changeWaits = message(
  'The rest was saved. The bank, branch, number and kind of the account change once somebody else has confirmed them.',
);

export const bankAccountKit = createMatterRecordKit(bankAccounts, {
  check: async (values, { tx, actor, matter, today, before }) => {
    const refused = collectRefusals([
      checkBankAccount(values, today),
      values.isMain ? checkOnlyMain(await findOtherMain(tx, matter.id, before?.id)) : undefined,
    ]);
    if (refused) return refused;
    if (!before || !isOwnAccountChange(toOwnAccount(before), toOwnAccount(values))) return { values };
    const whose = { holder: 'bank_account', id: before.id, name: before.name, matter } as const;
    await requestOwnAccountChange(tx, actor, whose, toOwnAccount(values));
    const { bank, branchCode, accountNumber, accountType } = before;
    return {
      values: { ...values, bank, branchCode, accountNumber, accountType },
      warnings: [createWarning('accountNumber', changeWaits)],
    };
  },
  remove: async ({ id }, { tx }) =>
    (await hasMovements(tx, id))
      ? refuse('id', 'Money was booked on this account, so it stays. Enter the day it was closed instead.')
      : true,
  after: async ({ before, after }, { tx, actor, matter }) => {
    const isSame = before?.openingBalance === after?.openingBalance && before?.openingDate === after?.openingDate;
    if (isSame) return;
    const source = { table: 'bank_account', id: (after ?? before)!.id } as const;
    await unbookEvents(tx, actor, matter.id, source);
    await bookEvents(tx, actor, matter.id, after ? toOpeningBookings(after) : []);
  },
  adds: async (rows, { tx, matter }) => {
    const cash = new Map((await ledgerStore(tx).cashOf(matter.id)).map((row) => [row.bank_account_id, row.cents]));
    const withLines = await listAccountsWithLines(tx, matter.id);
    return rows.map(({ id }) => ({ balance: cash.get(id) ?? nil, hasLines: withLines.has(id) }));
  },
});

/** The balance an account began with here, as a statement tells it. */
export async function bookOpeningBalance(
  tx: Tx,
  asked: MatterRecordRequest,
  accountId: number,
  openingDate: LocalDate,
  openingBalance: Cents,
): Promise<void> {
  const row = await bankAccountKit.store(tx).find(accountId);
  const at = await bankAccountKit.toChange(tx, asked, row.matter_id, row);
  await bankAccountKit.save(row, row.version, { ...bankAccountKit.read(row), openingDate, openingBalance }, at);
}

const usual = createRecordHandlers(bankAccountKit);

export const handledBankAccountCalls = pairHandlers(bankAccountCalls, {
  ...usual,
  getAccounts: ({ query, ...asked }) =>
    bankAccountKit.list(asked, { ...query, searchString: '', sortModelSort: 'asc', skip: 0 }),
  getOfMatter: async ({ query: { isOpenOnly, ...query }, ...asked }) =>
    (await bankAccountKit.list(asked, { ...query, searchString: '', sortModelSort: 'asc', skip: 0 })).filter(
      ({ closedDate }) => !isOpenOnly || closedDate === null,
    ),
  saveAccount: async ({ body: { id, version, ...values }, ...asked }) => {
    if (!id) return bankAccountKit.add(asked, values);
    if (!version) throw new NotFound();
    const { matterID: _matter, ...changed } = values;
    return bankAccountKit.change(asked, { ...changed, id, version });
  },
  deleteAccount: ({ body, ...asked }) => bankAccountKit.remove(asked, body.id),
});
