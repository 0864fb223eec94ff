import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import type { PartyRow } from '../../matter-parties/party.store';

export interface PaperMarriageRow {
  readonly id: number;
  readonly spouse_id: number | null;
  readonly place: string | null;
  readonly estate_reference: string | null;
}

export const listHeirRows = (
  tx: Tx,
  matterId: number,
  isTrust: boolean,
): Promise<(PartyRow & { bank: string | null; branch: string | null; account: string | null })[]> =>
  tx.rows(sql`
    select p.*, to_jsonb(p) ->> 'bank' as bank, to_jsonb(p) ->> 'branch_code' as branch, to_jsonb(p) ->> 'account_number' as account
    from matter_party p where p.matter_id = ${matterId} and p.died_on is null
      and (p.is_beneficiary or p.role = any(${isTrust ? ['beneficiary'] : ['beneficiary', 'spouse', 'child']}::text[])) order by p.position, p.id`);

/** Children of whom the matter is about: as the family tree has them, dead ones too, and those captured as children alone. */
export const listChildRows = (tx: Tx, matterId: number): Promise<PartyRow[]> =>
  tx.rows(sql`
    select p.* from matter_party p where p.matter_id = ${matterId} and (p.role = 'child' or exists (
      select from parentage x join matter_party m on m.intermediary_id = x.intermediary_id and m.id = x.parent_id and m.role = 'main'
      where x.intermediary_id = p.intermediary_id and x.child_id = p.id and m.matter_id = p.matter_id))
    order by p.born_on nulls last, p.position, p.id`);

export const listMarriageRows = (tx: Tx, matterId: number): Promise<PaperMarriageRow[]> =>
  tx.rows(sql`
    select id, spouse_id, place, earlier_estate ->> 'estateReference' as estate_reference from marriage where matter_id = ${matterId}`);
