import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';

export const assetTable = firmTable(
  'recon_asset',
  { matter_id: c.id, asset_id: c.id, expected_cents: c.cents, notes: c.text.orNull },
  'money',
);

export const reconAssetStore = (tx: Tx) => tableStore(tx, assetTable);

export const listAssetsWithReceived = (
  tx: Tx,
  matterId: number,
): Promise<
  {
    id: number;
    name: string;
    expected: Cents | null;
    price: Cents | null;
    received: Cents;
    notes: string | null;
    version: number | null;
  }[]
> =>
  tx.rows(sql`
    select a.id, a.name, r.expected_cents as expected, r.notes, r.version,
      (select s.result_cents from asset_sale s where s.intermediary_id = a.intermediary_id and s.asset_id = a.id
        and s.result_on is not null order by s.id desc limit 1) as price,
      coalesce((select -sum(p.cents) from ledger_posting p where p.intermediary_id = a.intermediary_id and p.matter_id = a.matter_id
        and p.asset_id = a.id and p.account in ('CAPITAL:REALISATION', 'CAPITAL:MATURITY', 'COLLECTED')), 0)::bigint
      - coalesce((select sum(p.cents) from ledger_posting p where p.intermediary_id = a.intermediary_id and p.matter_id = a.matter_id
        and p.asset_id = a.id and p.account = 'RECEIVABLE'), 0)::bigint as received
    from asset a left join recon_asset r on r.intermediary_id = a.intermediary_id and r.asset_id = a.id
    where a.matter_id = ${matterId} order by a.id`);

export const listUnsoldExpected = (tx: Tx, matterId: number): Promise<{ id: number; day: LocalDate }[]> =>
  tx.rows(sql`
    select r.asset_id as id, (now() at time zone 'Africa/Johannesburg')::date as day from recon_asset r where r.matter_id = ${matterId} and not exists (
      select from asset_sale s where s.intermediary_id = r.intermediary_id and s.asset_id = r.asset_id and s.result_on is not null)`);

export const findMatterAsset = (tx: Tx, assetId: number, matterId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from asset where id = ${assetId} and matter_id = ${matterId}`);

export const listReconAssets = (tx: Tx, matterId: number, assetId: number) =>
  reconAssetStore(tx).list(sql`matter_id = ${matterId} and asset_id = ${assetId}`);
