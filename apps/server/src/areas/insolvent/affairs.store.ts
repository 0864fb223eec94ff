import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface ClaimDescriptions {
  readonly id: number;
  readonly basis: number | null;
  readonly security: number | null;
  readonly type: number;
  readonly address: string | null;
}

export const readClaimDescriptions = async (
  tx: Tx,
  matterId: number,
): Promise<ReadonlyMap<string, ClaimDescriptions>> =>
  new Map(
    (
      await tx.rows<ClaimDescriptions>(sql`
        select l.id, l.claim_basis_id as basis, l.security_type_id as security, l.claim_type_id as type,
          nullif(concat_ws(', ', nullif(e.physical_address1, ''), nullif(e.physical_address2, ''), nullif(e.physical_city, '')), '') as address
        from creditorclaim l join creditor e on e.intermediary_id = l.intermediary_id and e.id = l.creditor_id
        where l.matter_id = ${matterId}`)
    ).map((row) => [String(row.id), row]),
  );
