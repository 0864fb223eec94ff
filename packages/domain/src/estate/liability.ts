import type { AdministrationCostKind } from '../costs/administration-costs';
import type { LocalDate } from '../dates/local-date';
import type { ClaimRank } from '../insolvency/claim-ranks';
import type { Cents } from '../money/cents';
import type { LiabilityAllocation, LiabilityKind } from '../regimes/allocation';

/** A claim of a creditor, funeral and death-bed costs with them. Computed tax and duty are added by the account. */
export interface EstateLiability {
  readonly id: string;
  readonly creditor: string;
  /** What it is for, as captured. */
  readonly purpose?: string;
  /** The day it arose, and the creditor's own number: the account prints both. */
  readonly incurredOn?: LocalDate;
  readonly reference?: string;
  readonly voucher?: string;
  readonly amount: Cents;
  readonly kind: Exclude<LiabilityKind, 'administration' | 'estateDuty'>;
  /** In a joint estate, who bears it. Absent: as its kind does. */
  readonly allocation?: LiabilityAllocation;
  /** The creditor is not resident: Estate Duty Act s 4(f) in place of s 4(b). */
  readonly toNonResident?: boolean;
  /** Assets that secure it, by id; several creditors of one asset rank by `securityRank`, 1 first. */
  readonly securedBy?: readonly string[];
  readonly securityRank?: number;
  /** In an insolvent estate. Absent: as its kind ranks. */
  readonly rank?: ClaimRank;
  /** Medical: of the last illness, so that it ranks under s 96 and is deducted under Estate Duty Act s 4(a). */
  readonly ofLastIllness?: boolean;
  /** The will leaves the asset that secures it subject to it: whoever takes that asset bears it, not the residue. */
  readonly staysOnAsset?: boolean;
  /** The heir who takes the asset takes the debt over, with the creditor's consent: no cash is needed for it. */
  readonly takenOverBy?: string;
  readonly account?: number;
}

/** A cost of administration as captured. The executor's fee, its VAT and the Master's fee are computed. */
export interface CapturedCost {
  readonly id: string;
  readonly kind: Exclude<AdministrationCostKind, 'executorRemuneration' | 'vatOnRemuneration' | 'mastersFee'>;
  readonly narrative: string;
  readonly voucher?: string;
  readonly amount: Cents;
  readonly allocation?: LiabilityAllocation;
  /** The asset it is a cost of, where an encumbered asset must carry it. */
  readonly assetId?: string;
  /** Needed for estate duty alone (a valuation SARS asked for): s 4(d) in place of s 4(c). */
  readonly forEstateDuty?: boolean;
  /** Planned in life and not confirmed since the death: it stops the account. */
  readonly isEstimate?: boolean;
  /** A refund: below nought. */
  readonly isRefund?: boolean;
  readonly account?: number;
}
