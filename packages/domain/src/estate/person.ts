import type { Sex } from '../limited-interests/factors';
import type { Kin } from '../succession/family';

export type PersonKind = 'natural' | 'trust' | 'body' | 'publicBenefit' | 'state';

/** How money is paid for somebody who cannot give a receipt: the Guardian's Fund, unless one of these stands ready. */
export type MoneyHolder = 'trust' | 'guardian' | 'tutorOrCurator';

/**
 * Anybody the account names or the family needs: a spouse, an heir, a parent who died long ago, a trust. Relations are
 * said here and in the marriages alone: who is a descendant, in which degree, and who survived is read from them.
 */
export interface EstatePerson extends Kin {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  /** As the account prints it: 'daughter', 'niece'. It says nothing to the law; parents and marriages do. */
  readonly relationship?: string;
  readonly sex?: Sex;
  readonly identityNumber?: string;
  /** As the distribution account prints it. */
  readonly maritalStatus?: 'unmarried' | 'inCommunity' | 'outOfCommunity' | 'divorced' | 'widowed';
  /** Married in community: the name of the husband or wife, who shares in what is awarded. */
  readonly inCommunityWith?: string;
  /** Cannot be found, is not known, or cannot manage own affairs. */
  readonly unable?: 'absent' | 'unknown' | 'incapable';
  /** The will frees a minor's money, or an officer holds letters for it. */
  readonly moneyHeldBy?: MoneyHolder;
  /** A trust: who its trustees are, and their letters of authority. */
  readonly trustees?: readonly string[];
  readonly authorityNumber?: string;
  /** A trust for a surviving spouse, which Estate Duty Act s 4(q) looks through where everything vests in the spouse. */
  readonly spouseTrust?: SpouseTrust;
}

export interface SpouseTrust {
  readonly spouseId: string;
  /** The trustees may give capital or income to another: nothing is then deducted. */
  readonly mayGiveToOthers: boolean;
}
