import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { systemType } from '../matter/kinds';
import { type Cents, nil } from '../money/cents';

/** Why money lies in an account, as far as the books tell. */
export const idleReasons = {
  payments: 'Payments are waiting for approval or for the bank',
  lines: 'Bank lines have no entry yet',
  notLodged: 'No account was lodged yet',
  lodged: 'An account was lodged: pay it out once it may be',
  patient: 'Held for the patient: consider an investment',
  trust: 'Held by the trust: consider an investment',
} as const;
export type HeldMoneyReason = keyof typeof idleReasons;

export interface HeldAccount {
  readonly systemType: number;
  readonly accountType: string | null;
  readonly balance: Cents;
  /** The last day that money went out, else the day of the first movement. */
  readonly stillSince: LocalDate | null;
  readonly paymentsWaiting: number;
  readonly unmatchedLines: number;
  readonly lodgedAccounts: number;
}

const earning: ReadonlySet<string> = new Set(['investment', 'trust investment']);

/** Why an account holds money that did not move for so many days; nothing where it moved, holds nothing or earns interest. */
export function findIdleReason(account: HeldAccount, on: LocalDate, idleDays: number): HeldMoneyReason | undefined {
  const { balance, stillSince, accountType } = account;
  if (balance <= nil || stillSince === null || earning.has(accountType ?? '')) return undefined;
  if (countDaysBetween(stillSince, on) < idleDays) return undefined;
  if (account.paymentsWaiting > 0) return 'payments';
  if (account.unmatchedLines > 0) return 'lines';
  if (account.systemType === systemType.curatorship) return 'patient';
  if (account.systemType === systemType.trust) return 'trust';
  return account.lodgedAccounts > 0 ? 'lodged' : 'notLodged';
}
