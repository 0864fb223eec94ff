import type { LocalDate } from '../dates/local-date';
import { type Cents, nil, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { ClaimStatus } from './claim-status';

export const claimTypes = ['secured', 'preferent', 'concurrent', 'conditional', 'prescribed'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** What a claim is made up of. Whatever no part names is capital. */
export const claimParts = [
  'capital',
  'interest',
  'olderInterest',
  'costs',
  'salary',
  'leave',
  'paidAbsence',
  'severance',
] as const;
export type ClaimPart = (typeof claimParts)[number];
export const claimPartLabels: Readonly<Record<ClaimPart, string>> = {
  capital: 'Capital',
  interest: 'Interest to the date of the order, last two years',
  olderInterest: 'Interest older than two years',
  costs: 'Costs and charges',
  salary: 'Salary or wages',
  leave: 'Leave pay',
  paidAbsence: 'Paid absence',
  severance: 'Severance pay',
};

export const securityKinds = [
  'landlordsHypothec',
  'retention',
  'mortgageBond',
  'notarialBond',
  'pledge',
  'cession',
  'instalmentSale',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** A debt to the estate that was set off against the claim before the order (s 46). */
export interface ClaimSetOff {
  readonly amount: Cents;
  readonly on?: LocalDate;
  /** The claim was ceded to somebody who owed the estate: a year counts instead of six months. */
  readonly isByCession?: boolean;
  /** The Master approved that the trustee disregards it. */
  readonly disregardedOn?: LocalDate;
}
/** A claim in another currency, with the rate it is brought into the estate's money at. */
export interface ForeignClaim {
  readonly currency?: string;
  readonly amount: Cents;
  readonly rate?: Fraction;
  readonly rateOn?: LocalDate;
}
/** Costs of an execution before the order (s 98), a part of the claim. */
export interface ExecutionCosts {
  readonly sheriff: Cents;
  readonly otherTaxedCosts: Cents;
  /** What the attached property brought. */
  readonly proceedsOfAttached?: Cents;
}

/** A claim against an insolvent estate as it was captured. */
export interface CapturedClaim {
  readonly id: string;
  readonly number?: number;
  readonly creditorId: string;
  readonly creditor: string;
  readonly type: ClaimType;
  /** One of the twenty-five. */
  readonly category?: number;
  readonly status: ClaimStatus;
  readonly statusOn?: LocalDate;
  /** Since when it stands as proved, whatever was decided on it afterwards. */
  readonly provedOn?: LocalDate;
  /** The Master let it share in an account that was lodged before it was proved (s 104(1)). */
  readonly lateShareOn?: LocalDate;
  readonly reason?: string;
  readonly claimed: Cents;
  /** What was proved, where it is less than what was claimed. */
  readonly proved?: Cents;
  readonly parts: readonly { readonly part: ClaimPart; readonly amount: Cents }[];
  readonly securedBy: readonly { readonly assetId: string; readonly rank: number }[];
  readonly security?: SecurityKind;
  /** The creditor chose to be paid from its securities in the order in which they are listed. */
  readonly isOrderChosen?: boolean;
  readonly agreedRate?: Fraction;
  readonly reliesSolely?: boolean;
  readonly isApplicant?: boolean;
  /** Stated in the application; left out: what is claimed. */
  readonly petition?: Cents;
  /** The most a bond secures: of a covering bond, for what is owed at the order. */
  readonly bondedSum?: Cents;
  /** Of a landlord's hypothec. */
  readonly lease?: { readonly rentPerPeriod?: Cents; readonly periodMonths?: number };
  /** The order of a court that fixed it. */
  readonly court?: { readonly caseNumber?: string; readonly orderedOn?: LocalDate };
  readonly setOff?: ClaimSetOff;
  readonly foreign?: ForeignClaim;
  readonly execution?: ExecutionCosts;
  /** What the creditor itself says its security is worth: the rest of the claim votes (s 44(4), s 52(4)). */
  readonly securityValue?: Cents;
  /** A conditional claim that is not valued: its award is kept back. */
  readonly isReserved?: boolean;
}

export const sumClaimParts = ({ parts }: CapturedClaim, chosen: (part: ClaimPart) => boolean = () => true): Cents =>
  sum(parts.filter(({ part }) => chosen(part)).map(({ amount }) => amount));

export const sumClaimPart = (claim: CapturedClaim, part: ClaimPart): Cents =>
  claim.parts.length === 0 ? nil : sumClaimParts(claim, (one) => one === part);
