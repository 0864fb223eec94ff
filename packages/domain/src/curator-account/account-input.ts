import type { CuratorFeeInput } from '../costs/curator-fee';
import type { CuratorOffice } from '../costs/tariffs';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import type { Message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import type { TransactionClass } from './transaction-class';

export interface NamedAmount {
  readonly name: string;
  readonly amount: Cents;
  /** The name in words of ours, where nobody typed it. */
  readonly says?: Message;
}

/** What stood in the books on a day: property, what was owed, and how it divides into capital and income. */
export interface AccountPosition {
  readonly assets: readonly NamedAmount[];
  readonly creditors: readonly NamedAmount[];
  readonly capital: Cents;
  /** Negative: a deficiency. */
  readonly income: Cents;
}

/** One line of a bank statement, classified. */
export interface AccountTransaction {
  readonly id: string;
  readonly voucher?: string;
  readonly date: LocalDate;
  /** The asset whose statement carries the line. */
  readonly bank: string;
  /** In the person's favour positive. A refund of an expense is therefore a positive expense, and lowers it. */
  readonly amount: Cents;
  readonly description: string;
  readonly class: TransactionClass;
  /** The other asset: realised, bought, improved, or the far side of a transfer. */
  readonly asset?: string;
  /** How much of the asset's value left with a part of it. Left out: all of it. */
  readonly carrying?: Cents;
  /** Capital needed at once and shown as income, earning the income rate (Bouwer NNO v Master [2023] ZASCA 135). */
  readonly realisedForUse?: boolean;
  /** The creditor brought forward that this payment settles; then it is no new expense. */
  readonly settlesCreditor?: string;
  /** A fee already paid on this very account: it lowers what is still owed, not the balance a second time. */
  readonly forThisAccount?: boolean;
}

/** By the tariff, or as agreed or taxed by the Master (Administration of Estates Act s 84(2)). */
export type CuratorRemuneration =
  | {
      readonly by: 'tariff';
      readonly office: CuratorOffice;
      readonly vendor: boolean;
      /** Only when the office ends. */
      readonly handedOver?: CuratorFeeInput['handedOver'];
    }
  | { readonly by: 'hand'; readonly fee: WorkedResult<Cents>; readonly vat: WorkedResult<Cents> };

export interface AccountHeading {
  readonly accountNumber: number;
  readonly final: boolean;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface CuratorAccountInput {
  readonly country: Country;
  readonly heading: AccountHeading;
  readonly opening: AccountPosition;
  /** The previous account's closing figures; needed from the second account on. */
  readonly previous?: AccountPosition;
  /** Property that came in the period without money: found, inherited or given as it is, an account taken over. */
  readonly added?: readonly NamedAmount[];
  /** The names of the assets whose statements are in the transactions. */
  readonly banks: readonly string[];
  readonly transactions: readonly AccountTransaction[];
  /** Closing balances the banks state, by asset. */
  readonly statements?: Readonly<Record<string, Cents>>;
  readonly remuneration: CuratorRemuneration;
  readonly mastersFee: WorkedResult<Cents>;
  /** A debit balance is met from capital, or carried forward as a deficiency. */
  readonly deficit?: 'TRANSFER' | 'CARRY';
  /** A final account that still carries a deficiency: by whom and how it is met, as the account prints it. */
  readonly deficiencyMetBy?: string;
  /** A credit balance is kept for use, or added to capital (reg 7(3)(g)). */
  readonly surplus?: 'TO_CAPITAL' | 'CARRY';
}
