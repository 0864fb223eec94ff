import type { AccountKind } from '../accounts/account-kinds';
import type { CapturedClaim } from '../claims/captured-claim';
import { pickEarlier, type LocalDate } from '../dates/local-date';
import type { CatchUpBasis } from '../insolvency/catch-up';
import type { CostHead } from '../insolvency/cost-head';
import type { DeficiencyBearers } from '../insolvency/deficiency-bearers';
import type { InsolventEstate } from '../insolvency/estate';
import type { Appropriation } from '../insolvency/pay-secured';
import type { TariffItem } from '../insolvency/remuneration';
import type { Country } from '../law/country';
import type { Cents } from '../money/cents';
import type { CarriedInsolvency, DividendRanking } from './carried';
import type { FirstLodgedAccount } from './late-proof';

/** A line of the ledger as an account shows it. */
export interface BookedLine {
  readonly id: string;
  readonly day: LocalDate;
  readonly description: string;
  readonly amount: Cents;
  readonly voucher?: string;
  readonly assetId?: string;
  /** It went through a bank account or was set off at once; otherwise it is still to be received or paid. */
  readonly isBanked: boolean;
  /** The line it gives back, wholly or in part: a refund or a reversal, below nought. */
  readonly reversalOf?: string;
}
export interface BookedReceipt extends BookedLine {
  readonly item: TariffItem;
  /** Output tax in it: the fee runs on the rest, unless the account says otherwise. */
  readonly vat?: Cents;
  /** Proceeds of land: no general bond reaches them (s 86). */
  readonly isOfLand?: boolean;
  /** A sale of the business carried on (s 93). */
  readonly isTrading?: boolean;
}
export interface BookedCost extends BookedLine {
  readonly head?: CostHead;
  /** Remuneration is worked out, so that paying it is no further cost; premium and Master's fee are shared. */
  readonly kind: 'premium' | 'mastersFee' | 'remuneration' | 'other';
}
/** Money that settled what an earlier account gave a claim or asked of it. */
export interface SettledLine {
  readonly day: LocalDate;
  readonly claimId: string;
  readonly amount: Cents;
  /** Goods the creditor kept at this value (s 83): part of the award of the account they stand in. */
  readonly isTakenOver?: boolean;
}
export interface InsolvencyBookedAsset {
  readonly id: string;
  readonly description: string;
  readonly value?: Cents;
  /** Released, returned or given up: it brings no money. */
  readonly isLeftOut: boolean;
  readonly why?: string;
}
/** What is chosen or set by hand for one account. */
export interface InsolvencyChoices {
  /** The day to which interest and awards are worked out. */
  readonly awardsTo: LocalDate | null;
  readonly feeAdjustment: Cents | null;
  readonly preferentContributes: boolean;
  readonly appropriation: Appropriation;
  readonly catchUp: CatchUpBasis;
  readonly deficiencyBorneBy?: DeficiencyBearers;
  readonly dividendRanking?: DividendRanking;
  readonly feeOnOutputTax?: boolean;
  /** What a creditor has to contribute is taken out of what it is awarded. */
  readonly setsOffContributions?: boolean;
  /** Namibia: the most of an employee's claim that ranks first. */
  readonly employeeLimit?: Cents | null;
  /** A partner's estate: what the creditors of the partnership still lack (s 49(1)). */
  readonly partnershipLacks?: Cents | null;
  readonly openingStock: Cents | null;
  readonly closingStock: Cents | null;
  readonly whyUnrealised: string | null;
}
/** An insolvent estate as captured and booked. */
export interface InsolvencyBooks {
  readonly country: Country;
  readonly entity: InsolventEstate['entity'];
  readonly concursusOn?: LocalDate;
  readonly today: LocalDate;
  readonly assets: readonly InsolvencyBookedAsset[];
  readonly receipts: readonly BookedReceipt[];
  readonly costs: readonly BookedCost[];
  readonly dividends: readonly SettledLine[];
  readonly contributions: readonly SettledLine[];
  /** Received for a composition and, below nil, paid by it. */
  readonly composition: readonly { readonly day: LocalDate; readonly amount: Cents }[];
  /** On the claims of those who could not contribute: what trying to collect it cost in vain. */
  readonly spentInVain?: Cents;
  /** By the ledger, on the last day of the account; deposits with them. */
  readonly banks: readonly { readonly name: string; readonly balance: Cents }[];
  /** What nobody could say yet what it is. */
  readonly suspense: Cents;
  readonly vendor: boolean;
  readonly claims: readonly CapturedClaim[];
  /** When creditors resolved something: who withdraws within five days is not bound by it (s 51). */
  readonly resolutionsOn?: readonly LocalDate[];
  readonly choices: InsolvencyChoices;
}
export interface InsolvencyRequest {
  readonly kind: AccountKind;
  readonly sequence: number;
  readonly previous?: CarriedInsolvency;
  /** The day that one was lodged. */
  readonly previousOn?: LocalDate;
  /** Of an account that takes the place of one lodged before. */
  readonly amends?: FirstLodgedAccount;
}

/** An account shows what was booked by this day; what comes later stands in the next. */
export const findLastDay = ({ awardsTo }: Pick<InsolvencyChoices, 'awardsTo'>, today: LocalDate): LocalDate =>
  pickEarlier(awardsTo ?? today, today);
