import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listKnownIds = (tx: Tx, matterId: number): Promise<{ known_id: number; liability_id: number | null }[]> =>
  tx.rows(sql`
    select known_id, null::bigint as liability_id from matter_party where matter_id = ${matterId}
    union all select coalesce(c.known_id, l.creditor_known_id), l.id from liability l
      left join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
    where l.matter_id = ${matterId} and coalesce(c.known_id, l.creditor_known_id) is not null`);
