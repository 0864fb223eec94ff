import { claimBasis, claimType, preferentClaimCategory, securityType } from '@boedel/contract/fixed/claims';
import { amountOfPart, amountOfParts, type CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { claimSteps, isProved } from '@boedel/domain/claims/claim-status';
import { percentText } from '@boedel/domain/money/fraction';
import { minus, notBelowNil, plus } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { claimStore } from '../../claims/claims.store';
import { type ClaimRow, claimRows } from './claims.store';

type Value = string | number | boolean | null;

const wordOf = (words: Readonly<Record<string, string>>, id: number | null): string | null =>
  id === null ? null : (words[String(id)] ?? null);

/** What no part names is capital. */
const capitalOf = (claim: CapturedClaim) =>
  notBelowNil(
    minus(
      claim.claimed,
      amountOfParts(claim, (part) => part === 'interest' || part === 'olderInterest' || part === 'costs'),
    ),
  );

export interface ClaimDetails {
  readonly claim: CapturedClaim;
  readonly row: ClaimRow;
}

/** The claims of a matter by their numbers. */
export async function claimsWithDetails(tx: Tx, matterId: number): Promise<ClaimDetails[]> {
  const byId = new Map((await claimRows(tx, matterId)).map((row) => [String(row.id), row]));
  return (await claimStore(tx).capturedIn(matterId)).flatMap((claim) => {
    const row = byId.get(claim.id);
    return row ? [{ claim, row }] : [];
  });
}

const fieldsOf = ({ claim, row }: ClaimDetails): Readonly<Record<string, Value>> => ({
  creditor: claim.creditor,
  address: row.address,
  email: row.email,
  reference: row.reference,
  number: claim.number ?? null,
  type: wordOf(claimType, row.type),
  basis: wordOf(claimBasis, row.basis),
  category: wordOf(preferentClaimCategory, row.category),
  amount: claim.claimed,
  capital: capitalOf(claim),
  interest: plus(amountOfPart(claim, 'interest'), amountOfPart(claim, 'olderInterest')),
  costs: amountOfPart(claim, 'costs'),
  security: row.security,
  securityKind: wordOf(securityType, row.securityKind),
  isSecured: claim.type === 'secured',
  reliesSolely: claim.reliesSolely ?? false,
  rate: claim.agreedRate ? percentText(claim.agreedRate) : null,
  isPetitioning: claim.isApplicant ?? false,
  status: claimSteps[claim.status].label,
  statusDate: claim.statusOn ?? null,
  reason: claim.reason ?? null,
  proved: isProved(claim.status) ? (claim.proved ?? claim.claimed) : null,
  isCourtClaim: row.isCourtClaim,
  caseNumber: row.caseNumber,
  orderDate: row.orderDate,
});

/** A claim a row, whoever lodged it. */
export const claimData = (claims: readonly ClaimDetails[]): MergeData => ({
  claims: claims.map((one) => ({
    ...Object.fromEntries(Object.entries(fieldsOf(one)).map(([leaf, value]) => [`claim.${leaf}`, value])),
    claimId: one.claim.id,
  })),
});
