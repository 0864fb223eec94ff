import type { InterestMethod } from '../limited-interests/interest-on-payments';

/** What a rapid succession's duty is spread over: the proviso does not say, so it is a choice. */
export type AttributionBasis = 'netValue' | 'totalValue' | 'dutiableAmount';

/** Points of law that are not settled. Each has a usual reading; a firm may follow the other. */
export interface EstateDutySettings {
  /**
   * Where the spouse takes the residue and the residue pays the duty: 4(q) on the residue before duty, which is how the
   * majority in the Frith appeal (SCA 2000) read "accrues". The other reading deducts what the spouse is left with.
   */
  readonly fourQBeforeDuty: boolean;
  readonly attributionBasis: AttributionBasis;
  readonly interestMethod: InterestMethod;
}

export const usualSettings: EstateDutySettings = {
  fourQBeforeDuty: true,
  attributionBasis: 'netValue',
  interestMethod: 'compoundAnnual',
};
