import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const distributionStore = (tx: Tx) => ({
  /** The distribution an asset was given by. */
  givenAs: async (assetId: number): Promise<number | undefined> =>
    (await tx.maybe<{ id: number }>(sql`select id from trust_distribution where asset_id = ${assetId}`))?.id,
  namesIn: async (matterId: number): Promise<ReadonlyMap<number, string>> => {
    const rows = await tx.rows<{ id: number; kind: string; firstNames: string | null; surname: string }>(sql`
      select p.id, p.kind, p.first_names as "firstNames", p.surname from matter_party p
      where p.matter_id = ${matterId} and p.id in (select beneficiary_id from trust_distribution where matter_id = ${matterId})`);
    return new Map(rows.map((row) => [row.id, formatPartyName(row)]));
  },
});
