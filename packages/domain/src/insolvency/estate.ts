import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { LateClaims } from './catch-up';
import type { DeficiencyBearers } from './deficiency-bearers';
import type { Appropriation } from './pay-secured';
import type { TariffItem } from './remuneration';

/** Money that came in, with the item of the tariff it earns the trustee. */
export interface InsolvencyReceipt {
  readonly id: string;
  readonly description: string;
  readonly amount: Cents;
  /** Proceeds of land: no general bond reaches them (s 86). */
  readonly isOfLand?: boolean;
  /** Left out: it earns no fee of its own, as the net of a business carried on. */
  readonly item?: TariffItem;
  /** What the fee is worked out on, where it is not the amount: a sale with VAT in it. */
  readonly feeBase?: Cents;
}

export interface CostLine {
  readonly id: string;
  readonly description: string;
  readonly amount: Cents;
}

/** What every claim says of its creditor. */
export interface Claimant {
  readonly id: string;
  /** The number of the claim. Where all have one, odd cents go to the lower. */
  readonly number?: number;
  readonly creditorId?: string;
  readonly creditor: string;
  /** Formally proved. An employee is paid by s 98A without it, and then contributes nothing. */
  readonly proved: boolean;
  /** Paid on it with the concurrent claims by earlier accounts: it goes on ranking for what was proved (s 103(1)(a)). */
  readonly earlierDividend?: Cents;
  /** The creditor on whose application the estate was sequestrated, with the claim stated there (s 14(3)). */
  readonly petition?: Cents;
}

export interface SecuredClaim extends Claimant {
  /** Capital and arrear interest that the security covers, as proved. */
  readonly secured: Cents;
  /** Proved, but outside the security: interest more than two years old (s 89(3)), rent beyond the hypothec (s 85(2)). */
  readonly unsecured?: Cents;
  /** Agreed in writing for this claim. */
  readonly agreedRate?: Fraction;
  readonly bearsNoInterest?: boolean;
  /** Interest runs anew from the account that paid a part of it; what of the interest till then is still owed. */
  readonly interestFrom?: LocalDate;
  readonly interestOwed?: Cents;
  /** Relies on nothing but the security for payment (s 89(2)). */
  readonly reliesSolely?: boolean;
  /** Of a claim over several assets: the how-manieth of them the creditor chose to be paid from. */
  readonly choice?: number;
}

/** One asset, or several under the same security. Creditors of one rank share; the next rank follows. */
export interface EncumberedInput {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly InsolvencyReceipt[];
  readonly costs: readonly CostLine[];
  readonly ranks: readonly (readonly SecuredClaim[])[];
}

/** Costs of an execution before the order (s 98). */
export interface ExecutionClaim extends Claimant {
  readonly sheriff: Cents;
  readonly otherTaxedCosts: Cents;
  readonly proceedsOfAttached: Cents;
  /** The judgment itself, with whatever else is claimed beside the costs: concurrent. */
  readonly rest?: Cents;
  readonly agreedRate?: Fraction;
}

export const employeeHeads = ['salary', 'leave', 'paidAbsence', 'severance'] as const;
export type EmployeeHead = (typeof employeeHeads)[number];
export interface EmployeeClaim extends Claimant {
  readonly heads: Partial<Readonly<Record<EmployeeHead, Cents>>>;
  /** Left out of the preference by the notice: the claim is concurrent where it is proved. */
  readonly excluded?: boolean;
}

export interface AmountClaim extends Claimant {
  readonly amount: Cents;
}
/**
 * Withdrew a claim after it was proved: it ranks no more, and the creditor stays liable for a share of the costs until
 * then (s 51, s 106 proviso (b)).
 */
export interface WithdrawnClaim extends AmountClaim {
  /** Of the costs of s 97, those incurred until then. */
  readonly costsUntil: Cents;
}
/** A bond over movables that was not perfected (s 102), in the order of registration. */
export interface GeneralBondClaim extends AmountClaim {
  readonly bondedSum?: Cents;
  readonly agreedRate?: Fraction;
}
export interface ConcurrentClaim extends AmountClaim {
  readonly agreedRate?: Fraction;
  /** Depends on an event (s 48): the award is kept back until it happens. */
  readonly reserved?: boolean;
}

export interface InsolventEstate {
  readonly country: Country;
  readonly entity: 'person' | 'company' | 'closeCorporation';
  /** The day that fixes claims, and from which interest runs. */
  readonly concursusOn: LocalDate;
  /** The day to which awards and interest are worked out. */
  readonly awardsTo: LocalDate;
  readonly encumbered: readonly EncumberedInput[];
  readonly receipts: readonly InsolvencyReceipt[];
  /** Earns a fee without being a receipt of the account: the sales of a business carried on. */
  readonly feeOnly?: readonly InsolvencyReceipt[];
  readonly funeral?: readonly CostLine[];
  readonly deathBed?: readonly CostLine[];
  /** Charges of the sheriff since the order, s 97(2)(a). */
  readonly sheriff: readonly CostLine[];
  /** All other costs that no secured creditor bears, s 97(2)(c). */
  readonly administration: readonly CostLine[];
  /** With its VAT. Shared over all accounts by what they received. */
  readonly bondPremium: Cents;
  /** There is no scale on record: it is captured as the Master assessed it. */
  readonly mastersFee: Cents;
  readonly fee: {
    readonly vendor: boolean;
    /** Taken in earlier accounts, for the smallest fee of the tariff. */
    readonly earlier?: Cents;
    /** What of it only reached the smallest fee, and was not credited yet. */
    readonly earlierTopUp?: Cents;
    /** What the Master allowed above the tariff, or took off it. */
    readonly adjustment?: Cents;
    /** In place of the tariff. */
    readonly none?: boolean;
  };
  readonly executions: readonly ExecutionClaim[];
  readonly employees: readonly EmployeeClaim[];
  readonly funds: readonly AmountClaim[];
  readonly statutory: readonly AmountClaim[];
  readonly taxes: readonly AmountClaim[];
  readonly generalBonds: readonly GeneralBondClaim[];
  readonly concurrent: readonly ConcurrentClaim[];
  /** The creditor who applied, where no claim of it ranks: not proved, or rejected, expunged or withdrawn (s 14(3)). */
  readonly applicants?: readonly (Claimant & { readonly petition: Cents })[];
  readonly withdrawn?: readonly WithdrawnClaim[];
  /** Of an account after the first: claims that the earlier ones did not deal with. */
  readonly late?: LateClaims;
  readonly settings?: {
    readonly appropriation?: Appropriation;
    readonly preferentContributes?: boolean;
    readonly deficiencyBorneBy?: DeficiencyBearers;
    /** The fee runs on proceeds with their output tax. */
    readonly feeOnOutputTax?: boolean;
    /** Namibia: the most of an employee's claim that ranks first, as prescribed there (s 100). */
    readonly employeeLimit?: Cents;
    /** A partner's estate: what the creditors of the partnership, whose estate is sequestrated too, still lack. */
    readonly partnershipLacks?: Cents;
  };
}
