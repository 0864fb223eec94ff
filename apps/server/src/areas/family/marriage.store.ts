import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface EstateMarriageRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly spouse_id: number | null;
  readonly spouse_is_resident: boolean | null;
}

export const listMarriageRows = (tx: Tx, matterId: number): Promise<EstateMarriageRow[]> =>
  tx.rows(sql`
    select w.*, s.is_resident as spouse_is_resident from marriage w
      left join matter_party s on s.intermediary_id = w.intermediary_id and s.id = w.spouse_id
    where w.matter_id = ${matterId} order by w.id`);

export const readIntestateHeirs = (
  tx: Tx,
  matterId: number,
): Promise<
  | {
      sought: boolean | null;
      heirs: { party_id: number; share_n: number; share_d: number }[] | null;
    }
  | undefined
> =>
  tx.maybe(sql`
    select s.relatives_sought as sought, (select json_agg(json_build_object('party_id', h.party_id, 'share_n', h.share_n, 'share_d', h.share_d)
      order by h.position, h.id) from intestate_heir h where h.matter_id = ${matterId}) as heirs
    from succession s where s.matter_id = ${matterId}`);
