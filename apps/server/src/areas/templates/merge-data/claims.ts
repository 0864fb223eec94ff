import { claimBasis, claimType, preferentClaimCategory, securityType } from '@boedel/contract/fixed/claims';
import { amountOfPart, amountOfParts, type CapturedClaim } from '@boedel/domain/claims/captured-claim';
import { claimSteps, isProved } from '@boedel/domain/claims/claim-status';
import { percentText } from '@boedel/domain/money/fraction';
import { minus, notBelowNil, plus } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import { claimStore } from '../../claims/claims.store';

type Value = string | number | boolean | null;
interface ClaimRow {
  readonly id: number;
  readonly creditorId: number;
  readonly reference: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly basis: number | null;
  readonly type: number;
  readonly category: number | null;
  readonly securityKind: number | null;
  readonly security: string | null;
  readonly isCourtClaim: boolean;
  readonly caseNumber: string | null;
  readonly orderDate: string | null;
}

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

/** What papers read of the claims beside what the law reads, by the claim. */
const rowsOf = (tx: Tx, matterId: number): Promise<ClaimRow[]> =>
  tx.rows(sql`
    select l.id, l.creditor_id as "creditorId", coalesce(l.reference, c.reference) as reference, c.email,
      nullif(concat_ws(', ', nullif(c.physical_address1, ''), nullif(c.physical_address2, ''), nullif(c.physical_city, ''), nullif(c.physical_code, '')), '') as address,
      l.claim_basis_id as basis, l.claim_type_id as type, l.preferent_claim_category_id as category, l.security_type_id as "securityKind",
      (select string_agg(a.name, ', ' order by s.rank, a.name) from creditorclaim_security s
        join asset a on a.intermediary_id = s.intermediary_id and a.id = s.asset_id
        where s.intermediary_id = l.intermediary_id and s.creditorclaim_id = l.id) as security,
      l.is_court_claim as "isCourtClaim", l.court_case_number as "caseNumber", l.court_order_on as "orderDate"
    from creditorclaim l join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
    where l.matter_id = ${matterId}`);

export interface ToldClaim {
  readonly claim: CapturedClaim;
  readonly row: ClaimRow;
}

/** The claims of a matter by their numbers. */
export async function toldClaims(tx: Tx, matterId: number): Promise<ToldClaim[]> {
  const byId = new Map((await rowsOf(tx, matterId)).map((row) => [String(row.id), row]));
  return (await claimStore(tx).capturedIn(matterId)).flatMap((claim) => {
    const row = byId.get(claim.id);
    return row ? [{ claim, row }] : [];
  });
}

const fieldsOf = ({ claim, row }: ToldClaim): Readonly<Record<string, Value>> => ({
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
export const claimData = (claims: readonly ToldClaim[]): MergeData => ({
  claims: claims.map((one) => ({
    ...Object.fromEntries(Object.entries(fieldsOf(one)).map(([leaf, value]) => [`claim.${leaf}`, value])),
    claimId: one.claim.id,
  })),
});
