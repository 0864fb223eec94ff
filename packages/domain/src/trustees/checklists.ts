/** A question with yes or no. Kept by its key, so that its words may be mended. */
export interface ChecklistQuestion {
  readonly key: string;
  readonly asks: string;
}

/**
 * Trust Property Control Act s 6(1A), in force from 1 April 2023: each of these keeps somebody from being a trustee. The
 * Act has exceptions by lapse of time and by order of court, so a yes is looked at before it is final.
 */
export const disqualifications = [
  { key: 'insolvent', asks: 'Unrehabilitated insolvent' },
  { key: 'director', asks: 'Prohibited from being a director, or declared delinquent' },
  { key: 'removed', asks: 'Removed from an office of trust for misconduct' },
  { key: 'convicted', asks: 'Convicted of theft, fraud, forgery, perjury, corruption or financial crime' },
  { key: 'sanctioned', asks: 'Named in a sanctions list' },
  { key: 'incapable', asks: 'Minor, or under legal disability' },
] as const satisfies readonly ChecklistQuestion[];

/** Chief Master's Directive 2 of 2017: what makes a trustee independent. Each must be so. */
export const independenceTests = [
  { key: 'outsider', asks: 'From outside the family' },
  { key: 'unrelated', asks: 'Not related to trustees, beneficiaries or founder' },
  { key: 'noBenefit', asks: 'Takes no benefit from the trust property' },
  { key: 'knowsLaw', asks: 'Knows trust law' },
  { key: 'qualified', asks: 'Not disqualified' },
  { key: 'liability', asks: 'Aware of personal liability' },
] as const satisfies readonly ChecklistQuestion[];

export const disqualificationKeys = disqualifications.map(({ key }) => key);
export const independenceKeys = independenceTests.map(({ key }) => key);

/** The tests of independence somebody does not meet. */
export const listMissingIndependence = (met: readonly string[]): string[] =>
  independenceTests.filter(({ key }) => !met.includes(key)).map(({ asks }) => asks);
