import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const readTakeOver = (
  tx: Tx,
  claimId: number,
  beforeId: number | undefined,
  assetId: number,
): Promise<{ isLand: boolean; isSecured: boolean; isTwice: boolean }> =>
  tx.one(sql`
    select a.class = 'immovable' as "isLand",
      exists (select from creditorclaim_security s where s.intermediary_id = a.intermediary_id
        and s.asset_id = a.id and s.creditorclaim_id = ${claimId}) as "isSecured",
      exists (select from money_movement m where m.intermediary_id = a.intermediary_id and m.matter_id = a.matter_id
        and m.asset_id = a.id and m.kind = 'takenOver' and m.id <> ${beforeId ?? 0}) as "isTwice"
    from asset a where a.id = ${assetId}`);
