import type { MarriageRecord } from '@boedel/domain/marriages/marriage-record';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listMarriageIds = (tx: Tx, matterId: number): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from marriage where matter_id = ${matterId}`);

interface MarriageInTree extends Pick<MarriageRecord, 'kind' | 'contract' | 'marriedDate' | 'endedBy' | 'endedDate'> {
  readonly spouseId: number;
  readonly recognition: string | null;
}

export const insertMarriage = (
  tx: Tx,
  matterId: number,
  { spouseId, kind, contract, marriedDate, endedBy, endedDate, recognition }: MarriageInTree,
): Promise<number> =>
  tx.run(sql`insert into marriage (matter_id, spouse_id, kind, contract, married_on, ended_by, ended_on, recognition)
    values (${matterId}, ${spouseId}, ${kind}, ${contract}, ${marriedDate}, ${endedBy}, ${endedDate}, ${recognition})`);

/** A marriage as it stands is left alone, so that nobody's version moves without a change. */
export const changeMarriage = (
  tx: Tx,
  id: number,
  { spouseId, kind, contract, marriedDate, endedBy, endedDate, recognition }: MarriageInTree,
): Promise<number> =>
  tx.run(sql`update marriage set spouse_id = ${spouseId}, kind = ${kind}, contract = ${contract}, married_on = ${marriedDate},
      ended_by = ${endedBy}, ended_on = ${endedDate}, recognition = ${recognition}, version = version + 1
    where id = ${id} and (spouse_id, kind, contract, married_on, ended_by, ended_on, recognition)
      is distinct from (${spouseId}::bigint, ${kind}, ${contract}, ${marriedDate}::date, ${endedBy}, ${endedDate}::date, ${recognition})`);

export const deleteMarriage = (tx: Tx, id: number, matterId: number): Promise<number> =>
  tx.run(sql`delete from marriage where id = ${id} and matter_id = ${matterId}`);
