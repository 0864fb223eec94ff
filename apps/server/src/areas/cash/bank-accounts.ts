import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { checkBankAccount, checkOnlyMain } from '@boedel/domain/cash/bank-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, refuse, createWarning } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { normaliseAccount } from '@boedel/domain/payout/known-account';
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
import { ownAccountStore } from '../own-accounts/own-account.store';
import { requestOwnAccountChange } from '../own-accounts/request-change';
import { lockMatter } from '../../platform/tenancy/matter-door';
import {
  listAccountsWithLines,
  hasMovements,
  hasOtherNumberedAccount,
  findOtherMain,
} from '../ledger/bank-account.store';

const toOwnAccount = (values: Omit<OwnAccount, 'accountHolder'>): OwnAccount => ({
  accountNumber: values.accountNumber,
  branchCode: values.branchCode,
  accountType: values.accountType,
  bank: values.bank,
  accountHolder: null,
});
/** The number of a new account that waits for a second person, between the check of the row and its saving. */
const waitingNumbers = new WeakMap<object, OwnAccount>();
const changeWaits = message(
  'We saved the rest. The bank, branch, number and type of the account change once someone else has confirmed them.',
);

const numberWaits = message(
  'This matter already has an account. We saved the rest; the number is saved once someone else has confirmed it.',
);

export const bankAccountKit = createMatterRecordKit(bankAccounts, {
  check: async (values, at) => {
    const { tx, actor, matter, today, before } = at;
    const refused = collectRefusals([
      checkBankAccount(values, today),
      values.isMain ? checkOnlyMain(await findOtherMain(tx, matter.id, before?.id)) : undefined,
    ]);
    if (refused) return refused;
    if (normaliseAccount(before?.accountNumber ?? null) === '') {
      // Letters name one account of a matter. A further one could take the place of the first, so two people stand behind it.
      // What a bank itself reports comes without a person.
      if (normaliseAccount(values.accountNumber) === '' || (actor.personId as number | null) === null)
        return { values };
      await lockMatter(tx, matter.id);
      if (!(await hasOtherNumberedAccount(tx, matter.id, before?.id))) return { values };
      waitingNumbers.set(at, toOwnAccount(values));
      return { values: { ...values, accountNumber: null }, warnings: [createWarning('accountNumber', numberWaits)] };
    }
    if (!before || !isOwnAccountChange(toOwnAccount(before), toOwnAccount(values))) return { values };
    const whose = { holder: 'bank_account', id: before.id, name: before.name, matter } as const;
    await requestOwnAccountChange(tx, actor, whose, toOwnAccount(values));
    const { bank, branchCode, accountNumber, accountType } = before;
    return {
      values: { ...values, bank, branchCode, accountNumber, accountType },
      warnings: [createWarning('accountNumber', changeWaits)],
    };
  },
  remove: async ({ id, accountNumber }, { tx }) => {
    if (await hasMovements(tx, id)) {
      return refuse('id', 'This account has transactions, so it cannot be removed. Enter its closing date instead.');
    }
    // Removed and entered anew, it would be changed by one person.
    return normaliseAccount(accountNumber) === ''
      ? true
      : refuse(
          'id',
          'Two people must remove an account that has a number. Clear its number, have someone else confirm that, then remove the account. Or enter the date it was closed.',
        );
  },
  after: async ({ before, after }, at) => {
    const { tx, actor, matter } = at;
    const waiting = waitingNumbers.get(at);
    if (after && waiting) {
      waitingNumbers.delete(at);
      await requestOwnAccountChange(
        tx,
        actor,
        { holder: 'bank_account', id: after.id, name: after.name, matter },
        waiting,
      );
    }
    if (before && !after) {
      await ownAccountStore(tx).refuseOfRemoved('bank_account', before.id, actor.personId, actor.fullName);
    }
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
