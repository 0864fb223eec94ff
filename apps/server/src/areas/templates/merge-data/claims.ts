import { claimBasis, claimType, preferentClaimCategory, securityType } from '@boedel/contract/fixed/claims';
import { sumClaimPart, sumClaimParts, type CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { claimSteps, isProved } from '@boedel/domain/claims/claim-status';
import { formatPercent } from '@boedel/domain/money/fraction';
import { minus, clampBelowNil, plus } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { claimStore } from '../../claims/claims.store';
import { type PaperClaimRow, listClaimRows } from './claims.store';

type ClaimMergeValue = string | number | boolean | null;

const findWord = (words: Readonly<Record<string, string>>, id: number | null): string | null =>
  id === null ? null : (words[String(id)] ?? null);

/** What no part names is capital. */
const computeCapital = (claim: CapturedClaim) =>
  clampBelowNil(
    minus(
      claim.claimed,
      sumClaimParts(claim, (part) => part === 'interest' || part === 'olderInterest' || part === 'costs'),
    ),
  );

export interface ClaimWithDetails {
  readonly claim: CapturedClaim;
  readonly row: PaperClaimRow;
}

/** The claims of a matter by their numbers. */
export async function listClaimsWithDetails(tx: Tx, matterId: number): Promise<ClaimWithDetails[]> {
  const byId = new Map((await listClaimRows(tx, matterId)).map((row) => [String(row.id), row]));
  return (await claimStore(tx).capturedIn(matterId)).flatMap((claim) => {
    const row = byId.get(claim.id);
    return row ? [{ claim, row }] : [];
  });
}

const readClaimFields = ({ claim, row }: ClaimWithDetails): Readonly<Record<string, ClaimMergeValue>> => ({
  creditor: claim.creditor,
  address: row.address,
  email: row.email,
  reference: row.reference,
  number: claim.number ?? null,
  type: findWord(claimType, row.type),
  basis: findWord(claimBasis, row.basis),
  category: findWord(preferentClaimCategory, row.category),
  amount: claim.claimed,
  capital: computeCapital(claim),
  interest: plus(sumClaimPart(claim, 'interest'), sumClaimPart(claim, 'olderInterest')),
  costs: sumClaimPart(claim, 'costs'),
  security: row.security,
  securityKind: findWord(securityType, row.securityKind),
  isSecured: claim.type === 'secured',
  reliesSolely: claim.reliesSolely ?? null,
  rate: claim.agreedRate ? formatPercent(claim.agreedRate) : null,
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
export const toClaimData = (claims: readonly ClaimWithDetails[]): MergeData => ({
  claims: claims.map((one) => ({
    ...Object.fromEntries(Object.entries(readClaimFields(one)).map(([leaf, value]) => [`claim.${leaf}`, value])),
    claimId: one.claim.id,
  })),
});
