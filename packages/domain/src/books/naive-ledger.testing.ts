import type { LocalDate } from '../dates/local-date';
import type { LedgerEvent } from '../ledger/happening';

/** One thing that happened and still counts. What is undone is taken out of the list, what is changed is replaced. */
export interface NaiveEvent {
  day: LocalDate;
  happened: LedgerEvent;
}

/** How much it moved a bank account, by what it is called alone. */
function countBank(one: LedgerEvent, add: (bank: number, amount: number) => void): void {
  switch (one.kind) {
    case 'balanceTakenOver':
    case 'assetCollected':
    case 'heirPaidIn':
    case 'contributionReceived':
      add(one.bankAccountId, one.amount);
      return;
    case 'incomeReceived':
    case 'assetSold':
      if (one.bankAccountId !== undefined) add(one.bankAccountId, one.amount);
      return;
    case 'expensePaid':
      if (one.bankAccountId !== undefined) add(one.bankAccountId, -one.amount);
      return;
    case 'claimPaid':
    case 'awardPaid':
    case 'dividendPaid':
    case 'compositionPaid':
      add(one.bankAccountId, -one.amount);
      return;
    case 'transferred':
      add(one.bankAccountId, -one.amount);
      add(one.toBankAccountId, one.amount);
      return;
    case 'capitalMoved':
      add(one.bankAccountId, one.way === 'in' ? one.amount : -one.amount);
      return;
    case 'returned':
      countBank(one.original, (bank, amount) => add(bank, -amount));
      return;
    default:
  }
}

/** What is left once the bank was counted: the other side, as a bookkeeper would write it with a pencil. */
function countOther(one: LedgerEvent, add: (account: string, amount: number) => void): void {
  switch (one.kind) {
    case 'balanceTakenOver':
      add('OPENING', -one.amount);
      return;
    case 'incomeReceived':
      add('ACCRUED_AT_DEATH', -(one.beforeDeath ?? 0));
      add(one.account, -(one.amount - (one.beforeDeath ?? 0)));
      if (one.bankAccountId === undefined) add('RECEIVABLE', one.amount);
      return;
    case 'expensePaid':
      add(one.account, one.amount);
      if (one.bankAccountId === undefined) add('PAYABLE', -one.amount);
      return;
    case 'claimPaid':
      add('CLAIMS', one.amount);
      return;
    case 'assetSold':
      add('CAPITAL:REALISATION', -one.amount);
      if (one.bankAccountId === undefined) add('RECEIVABLE', one.amount);
      return;
    case 'assetCollected':
      add('COLLECTED', -one.amount);
      return;
    case 'awardPaid':
      add('AWARDS', one.amount);
      return;
    case 'heirPaidIn':
      add('AWARDS', -one.amount);
      return;
    case 'vested':
      add('VESTED', one.amount);
      add('OWED_TO_BENEFICIARIES', -one.amount);
      return;
    case 'givenInKind':
      add('VESTED', one.amount);
      add('COLLECTED', -one.amount);
      return;
    case 'dividendPaid':
      add('DIVIDENDS', one.amount);
      return;
    case 'compositionPaid':
      add('COMPOSITION', one.amount);
      return;
    case 'takenOver':
      add('DIVIDENDS', one.amount);
      add('COLLECTED', -one.amount);
      return;
    case 'contributionReceived':
      add('CONTRIBUTIONS', -one.amount);
      return;
    case 'capitalMoved':
      add(one.account, one.way === 'in' ? -one.amount : one.amount);
      return;
    case 'returned':
      countOther(one.original, (account, amount) => add(account, -amount));
      return;
    default:
  }
}

/** Every bank account and every other account on a day, counted anew from what happened; accounts of nil are left out. */
export function countBalances(events: Iterable<NaiveEvent>, on: LocalDate): Map<string, number> {
  const balances = new Map<string, number>();
  const add = (key: string, amount: number): void => void balances.set(key, (balances.get(key) ?? 0) + amount);
  for (const { day, happened } of events) {
    if (day > on) continue;
    countBank(happened, (bank, amount) => add(`BANK ${bank}`, amount));
    countOther(happened, add);
  }
  for (const [key, amount] of balances) if (amount === 0) balances.delete(key);
  return balances;
}

/** What one event did to each bank account. */
export function countBankMoves(happened: LedgerEvent): Map<number, number> {
  const moves = new Map<number, number>();
  countBank(happened, (bank, amount) => moves.set(bank, (moves.get(bank) ?? 0) + amount));
  return moves;
}
