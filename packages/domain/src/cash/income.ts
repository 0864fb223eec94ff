import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type AccrualSplit, splitByDays } from '../ledger/accrual-split';
import { findAccountByLabel, incomeAccounts } from '../ledger/chart';
import { type LedgerEvent, toReturnedEvent } from '../ledger/happening';
import { negate, nil } from '../money/cents';
import type { MoneyEntry } from './entry';

export interface IncomeEntry extends MoneyEntry {
  readonly receivedDate: LocalDate;
  readonly incomeType: string;
  readonly assetID: number | null;
  /** Of a trust: the beneficiary whose it is by right. */
  readonly beneficiaryID?: number | null;
}

/**
 * How income falls around the death: parted by the days of its period, or, where it has none, by the day it was received.
 * Without a death all of it is income.
 */
export function splitAroundDeath(entry: IncomeEntry, diedOn: LocalDate | null): Outcome<AccrualSplit> {
  if (entry.amount < 0) {
    // What is paid back falls as what was received did, to the cent.
    const given = splitAroundDeath({ ...entry, amount: negate(entry.amount) }, diedOn);
    return isRefused(given) ? given : { before: negate(given.before), after: negate(given.after) };
  }
  const all = { before: nil, after: entry.amount };
  if (diedOn === null) return all;
  if (entry.fromDate === null || entry.toDate === null) {
    return entry.receivedDate <= diedOn ? { before: entry.amount, after: nil } : all;
  }
  const split = splitByDays(entry.amount, { from: entry.fromDate, to: entry.toDate }, diedOn);
  return isRefused(split) ? split : split.value;
}

/** Income as the ledger books it; a reversal gives back what its income was booked as. */
export function toIncomeEvent(entry: IncomeEntry, diedOn: LocalDate | null): Outcome<LedgerEvent> {
  if (entry.amount < 0) return toReturnedEvent(toIncomeEvent({ ...entry, amount: negate(entry.amount) }, diedOn));
  const account = findAccountByLabel(entry.incomeType, incomeAccounts);
  if (!account) return refuse('incomeType', 'Choose one of the list.');
  const split = splitAroundDeath(entry, diedOn);
  if (isRefused(split)) return split;
  return {
    kind: 'incomeReceived',
    account,
    amount: entry.amount,
    beforeDeath: split.before,
    ...(entry.bankAccountID !== null && { bankAccountId: entry.bankAccountID }),
    ...(entry.assetID !== null && { assetId: entry.assetID }),
    ...(entry.beneficiaryID && { partyId: entry.beneficiaryID }),
  };
}
