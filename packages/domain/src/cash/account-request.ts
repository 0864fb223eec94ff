import type { LocalDate } from '../dates/local-date';
import { readAccountNumber } from '../identity/account-number';
import { readBranchCode } from '../identity/bank-branches';
import { collectRefusals, isRefused, refuse, type RefusalError } from '../law/refusal';

/** A request that waits for the bank, was granted, or was not. */
export const accountRequestStates = ['asked', 'opened', 'refused'] as const;
export type AccountRequestState = (typeof accountRequestStates)[number];

/** What a bank says to a request. */
export interface BankAnswer {
  readonly outcome: 'opened' | 'refused';
  readonly answeredOn: LocalDate;
  readonly accountNumber: string | null;
  readonly branchCode: string | null;
  readonly note: string | null;
}

/** An account that was opened has a number and a branch; a refusal has its reason; neither comes before it was asked. */
export function checkBankAnswer(
  { outcome, answeredOn, accountNumber, branchCode, note }: BankAnswer,
  { askedOn, today }: { readonly askedOn: LocalDate; readonly today: LocalDate },
): RefusalError | undefined {
  const opened = outcome === 'opened';
  const branch = opened && branchCode ? readBranchCode(branchCode) : undefined;
  const bank = branch && !isRefused(branch) ? branch.bank : undefined;
  const account = opened && accountNumber ? readAccountNumber(accountNumber, bank) : undefined;
  return collectRefusals([
    answeredOn > today ? refuse('answeredDate', 'This day is in the future.') : undefined,
    answeredOn < askedOn
      ? refuse('answeredDate', 'The reply is dated before the request. Correct the date.')
      : undefined,
    opened && !accountNumber ? refuse('accountNumber', 'Enter the number of the account that was opened.') : undefined,
    opened && !branchCode ? refuse('branchCode', 'Enter the branch code of the account.') : undefined,
    isRefused(account) ? account : undefined,
    isRefused(branch) ? branch : undefined,
    !opened && !note ? refuse('note', 'Enter why the bank did not open it.') : undefined,
  ]);
}
