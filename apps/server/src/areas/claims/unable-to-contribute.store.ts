import type { UnableContributor } from '@boedel/domain/insolvency-account/outcomes';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** Claims whose creditors cannot pay what they are asked, with what came in all the same. */
export const listUnableCreditors = async (tx: Tx, matterId: number): Promise<ReadonlyMap<string, UnableContributor>> =>
  new Map(
    (
      await tx.rows<UnableContributor & { id: string }>(sql`
        select l.id::text, coalesce(l.collection_cost_cents, 0)::bigint as cost,
          coalesce((select -sum(p.cents) from ledger_posting p where p.intermediary_id = l.intermediary_id
            and p.matter_id = l.matter_id and p.claim_id = l.id and p.account = 'CONTRIBUTIONS'), 0)::bigint as received
        from creditorclaim l where l.matter_id = ${matterId} and l.cannot_contribute`)
    ).map(({ id, cost, received }) => [id, { cost, received }]),
  );
