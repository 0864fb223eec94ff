import type { LocalDate } from '../dates/local-date';
import type { Sex } from '../limited-interests/factors';

export type PersonKind = 'natural' | 'trust' | 'body' | 'publicBenefit' | 'state';

/** How money is paid for somebody who cannot give a receipt: the Guardian's Fund, unless one of these stands ready. */
export type MoneyHolder = 'trust' | 'guardian' | 'tutorOrCurator';

/** Anybody the account names: a spouse, an heir, a legatee, a nominee, a trust. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  /** As the account prints it: 'daughter', 'niece'. */
  readonly relationship?: string;
  /** Degree of kinship with the deceased: a spouse 0, a child 1, a grandchild 2. Absent: not related. */
  readonly degree?: number;
  /** Descendants bring in what they were given in life (collation). */
  readonly descendant?: boolean;
  readonly bornOn?: LocalDate;
  readonly sex?: Sex;
  readonly identityNumber?: string;
  readonly marriedInCommunityTo?: string;
  /** Cannot be found, is not known, or cannot manage own affairs. */
  readonly unable?: 'absent' | 'unknown' | 'incapable';
  /** The will frees a minor's money, or an officer holds letters for it. */
  readonly moneyHeldBy?: MoneyHolder;
  /** A trust: who its trustees are, and their letters of authority. */
  readonly trustees?: readonly string[];
  readonly authorityNumber?: string;
}

/** Order of the account: degree, then birth, then id. Ties over cents follow it, never the order of entry. */
export function personOrder(a: Person, b: Person): number {
  const [degreeA, degreeB] = [a.degree ?? Number.MAX_SAFE_INTEGER, b.degree ?? Number.MAX_SAFE_INTEGER];
  if (degreeA !== degreeB) return degreeA - degreeB;
  const [bornA, bornB] = [a.bornOn ?? '9999', b.bornOn ?? '9999'];
  if (bornA !== bornB) return bornA < bornB ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
