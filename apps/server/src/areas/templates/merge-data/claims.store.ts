import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';

export interface PaperClaimRow {
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

/** What papers read of the claims beside what the law reads, by the claim. */
export const listClaimRows = (tx: Tx, matterId: number): Promise<PaperClaimRow[]> =>
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
