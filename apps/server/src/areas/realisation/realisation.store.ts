import type { Tx } from '../../platform/db/database';
import { sqlName, sql } from '../../platform/db/sql';

export const readNames = async (
  tx: Tx,
  table: 'asset' | 'guardingcompany' | 'storageprovider',
  ids: readonly (number | null)[],
) =>
  new Map(
    (
      await tx.rows<{ id: number; name: string }>(
        sql`select id, name from ${sqlName(table)} where id = any(${ids.filter((id) => id !== null)}::bigint[])`,
      )
    ).map((row) => [row.id, row.name]),
  );

export const findProvider = (
  tx: Tx,
  providerId: number,
  kind: 'guarding' | 'storage',
): Promise<{ name: string; email: string | null }> =>
  tx.one(
    sql`select name, email from ${sqlName(kind === 'guarding' ? 'guardingcompany' : 'storageprovider')} where id = ${providerId}`,
  );

export const readAsset = (
  tx: Tx,
  assetId: number,
): Promise<{ name: string; location: string | null; master: string | null }> =>
  tx.one(sql`
    select a.name, a.location, m.master_reference as master from asset a
      join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id where a.id = ${assetId}`);
