import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type AccountCode, findAccountByLabel, listExpenseAccounts } from '../ledger/chart';
import { type LedgerEvent, toReturnedEvent } from '../ledger/happening';
import { type SystemType, systemType } from '../matter/kinds';
import { negate } from '../money/cents';
import type { MoneyEntry } from './entry';

export interface ExpenseEntry extends MoneyEntry {
  readonly paidDate: LocalDate;
  readonly costType: string | null;
  readonly expenseType: string | null;
  readonly assetID: number | null;
  /** The claim it pays; it is then no cost of its own. */
  readonly liabilityID: number | null;
  /** Of a trust: the beneficiary it was paid for. */
  readonly beneficiaryID?: number | null;
}

/**
 * An estate's expense is a cost of administration, and so is what a client's death would cost; anybody else's is named by
 * what it was for.
 */
function findExpenseAccount(entry: ExpenseEntry, type: SystemType): Outcome<AccountCode> {
  if (type === systemType.flowConsult && entry.costType !== null)
    return findExpenseAccount(entry, systemType.estateLate);
  const isEstate = type === systemType.estateLate || type === systemType.liquidation;
  const [field, name] = isEstate
    ? (['costType', entry.costType] as const)
    : (['expenseType', entry.expenseType] as const);
  return (name && findAccountByLabel(name, listExpenseAccounts(type))) || refuse(field, 'Choose what it was for.');
}

/** An expense as the ledger books it; a refund gives back what its expense was booked as. */
export function toExpenseEvent(entry: ExpenseEntry, type: SystemType): Outcome<LedgerEvent> {
  if (entry.amount < 0) return toReturnedEvent(toExpenseEvent({ ...entry, amount: negate(entry.amount) }, type));
  const { amount, bankAccountID, assetID, liabilityID } = entry;
  if (liabilityID !== null) {
    return bankAccountID === null
      ? refuse(
          'bankAccountID',
          'Choose the account from which the claim was paid. Unpaid claims are under Liabilities.',
        )
      : { kind: 'claimPaid', liabilityId: liabilityID, amount, bankAccountId: bankAccountID };
  }
  const account = findExpenseAccount(entry, type);
  if (isRefused(account)) return account;
  return {
    kind: 'expensePaid',
    account,
    amount,
    ...(bankAccountID !== null && { bankAccountId: bankAccountID }),
    ...(assetID !== null && { assetId: assetID }),
    ...(entry.beneficiaryID && { partyId: entry.beneficiaryID }),
  };
}
