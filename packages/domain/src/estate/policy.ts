import type { PolicyExclusion } from '../estate-duty/deemed-property';
import type { PremiumPayment } from '../limited-interests/interest-on-payments';
import type { Cents } from '../money/cents';

/** What the death pays past the estate, straight to a nominee. A policy payable to the estate is an asset. */
export interface BenefitOutsideEstate {
  readonly id: string;
  readonly description: string;
  readonly kind: 'policy' | 'retirement' | 'trust';
  readonly amount: Cents;
  readonly nominee: string;
  /** A policy: premiums the nominee paid come off for duty, with interest. */
  readonly premiumsByNominee?: readonly PremiumPayment[];
  /** A policy: the facts on which it stays out of the estate for duty. */
  readonly exclusion?: PolicyExclusion;
  /** A fund: contributions that were never allowed as a deduction, which the Act brings back. */
  readonly contributionsNotDeducted?: Cents;
  /** Part of it already counted in the value of company shares, Estate Duty Act s 4(p). */
  readonly inShareValue?: Cents;
}
