import type { CuratorOffice } from '../costs/tariffs';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import type { Message } from '../law/message';
import type { AccountCode } from '../ledger/chart';
import type { Cents } from '../money/cents';
import type { AccountHeading } from './account-input';
import type { OfficeName } from './office';

/** What a figure of a position stands for: a row of the matter, or what an account left owing by itself. */
export type CuratorHolding = 'bank' | 'asset' | 'debt' | 'owed';

export interface CarriedItem {
  readonly as: CuratorHolding;
  /** The row; nothing for what an account left owing. */
  readonly id: number | null;
  readonly name: string;
  readonly amount: Cents;
  readonly says?: Message;
}

/** What an account that was lodged leaves to the next one. */
export interface CarriedYear {
  readonly accountNumber: number;
  readonly to: LocalDate;
  readonly final: boolean;
  readonly assets: readonly CarriedItem[];
  readonly creditors: readonly CarriedItem[];
  readonly capital: Cents;
  readonly income: Cents;
  /** Every asset that ever stood in an account: one that is gone does not come back. */
  readonly known: readonly number[];
  readonly heads: readonly { readonly head: string; readonly amount: Cents }[];
  readonly figures: Readonly<Record<string, Cents>>;
}

export interface BookedBank {
  readonly id: number;
  readonly name: string;
  /** The asset it is listed as, where it stood in the person's name. */
  readonly assetId: number | null;
  readonly openingOn: LocalDate | null;
  readonly opening: Cents;
  /** What the ledger has in it on the day before the period begins. */
  readonly before: Cents;
}

export interface CuratorBookedAsset {
  readonly id: number;
  readonly name: string;
  /** Absent: not valued yet. */
  readonly value?: Cents;
  readonly acquiredOn?: LocalDate;
  /** Immovable property: to sell it wants a consent. */
  readonly isLand?: boolean;
}

export interface BookedDebt {
  readonly id: number;
  readonly name: string;
  readonly amount: Cents;
  readonly incurredOn?: LocalDate;
}

/** What moved through one bank account, as the ledger has it. */
export interface BookedEntry {
  readonly source: string;
  readonly sourceId: number;
  readonly day: LocalDate;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly payee: string | null;
  readonly bankId: number;
  /** In the person's favour positive. */
  readonly amount: Cents;
  readonly account: AccountCode;
  readonly assetId: number | null;
  readonly liabilityId: number | null;
  /** The other account of a transfer. */
  readonly otherBankId: number | null;
  readonly carrying: Cents | null;
  readonly isForUse: boolean;
}

/** A bank line that nobody has said anything about. */
export interface UnclassifiedLine {
  readonly id: number;
  readonly day: LocalDate;
  readonly description: string;
  readonly amount: Cents;
  readonly bankId: number;
}

/** What was chosen or set by hand for one account. */
export interface YearChoices {
  readonly deficit: 'TRANSFER' | 'CARRY';
  readonly surplus: 'TO_CAPITAL' | 'CARRY';
  readonly deficiencyMetBy: string | null;
  readonly levied: 'everyAccount' | 'firstAccount';
  readonly fee: { readonly amount: Cents; readonly vat: Cents; readonly reason: string } | null;
  readonly mastersFee: { readonly amount: Cents; readonly reason: string } | null;
  /** The value handed over when the office ended. Absent: what the account itself leaves. */
  readonly handedOver: Cents | null;
}

/** Everything one account of a curator, tutor or administrator is drawn from. */
export interface CuratorBooks {
  readonly country: Country;
  /** Whose tariff is earned. */
  readonly office: CuratorOffice;
  readonly officeName: OfficeName;
  /** Of the person the account is about. */
  readonly bornOn: LocalDate | null;
  readonly vendor: boolean;
  readonly heading: AccountHeading;
  readonly previous: CarriedYear | null;
  readonly banks: readonly BookedBank[];
  readonly assets: readonly CuratorBookedAsset[];
  readonly debts: readonly BookedDebt[];
  readonly entries: readonly BookedEntry[];
  readonly unclassified: readonly UnclassifiedLine[];
  /** The balance a bank states at the end of the period, by the account's id. */
  readonly stated: Readonly<Record<number, Cents>>;
  readonly choices: YearChoices;
}
