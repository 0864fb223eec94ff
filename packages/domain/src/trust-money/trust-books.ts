import type { CuratorBookedAsset, BookedBank, BookedDebt, BookedEntry } from '../curator-account/books';
import type { LocalDate } from '../dates/local-date';
import type { AccountCode } from '../ledger/chart';
import type { Cents } from '../money/cents';
import type { TrustDistribution } from './distribution';
import type { TrustPeriod } from './trust-years';

/** Somebody who takes from the trust, with what the return asks of them. */
export interface TrustBeneficiary {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly identityNumber: string | null;
  readonly bornOn: LocalDate | null;
  readonly taxNumber: string | null;
  readonly address: string | null;
  /** Absent: not known. Only what vests in a resident is taxed in their hands. */
  readonly isResident: boolean | null;
}

/** What the ledger has on an account for a beneficiary, or for nobody: before the year, and in it. A debit is positive. */
export interface TrustPosting {
  readonly account: AccountCode;
  readonly partyId: number | null;
  readonly before: Cents;
  readonly within: Cents;
}

/** Income of the year from outside the country, and the tax withheld from it there. */
export interface ForeignIncome {
  readonly account: AccountCode;
  readonly partyId: number | null;
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface BookedDistribution extends TrustDistribution {
  readonly id: number;
  /** The resolution as it is called. */
  readonly resolution: string | null;
  readonly voucher: string | null;
}

/** Facts and ledger of a trust up to the end of one of its years. */
export interface TrustBooks {
  readonly year: TrustPeriod;
  readonly beneficiaries: readonly TrustBeneficiary[];
  readonly banks: readonly Omit<BookedBank, 'before'>[];
  readonly assets: readonly CuratorBookedAsset[];
  readonly debts: readonly BookedDebt[];
  /** What was paid on debts, and when. */
  readonly repaid: readonly { readonly debtId: number; readonly day: LocalDate; readonly amount: Cents }[];
  /** All that moved through the banks. */
  readonly entries: readonly BookedEntry[];
  readonly postings: readonly TrustPosting[];
  /** What of the year's income came from outside the country, by account and beneficiary. */
  readonly foreign: readonly ForeignIncome[];
  readonly distributions: readonly BookedDistribution[];
}
