import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** Where somebody of a matter is named as one who takes. */
export interface TakerOfMatter {
  readonly party_id: number;
  readonly by: 'will' | 'hand' | 'agreement' | 'policy';
}

/** Everybody of a matter whom a will, an agreement, a policy or an override names; one statement. */
export const listTakers = (tx: Tx, matterId: number): Promise<TakerOfMatter[]> =>
  tx.rows(sql`
    select distinct party_id, 'will' as by from will_taker where matter_id = ${matterId}
    union select party_id, 'hand' from intestate_heir where matter_id = ${matterId}
    union select party_id, 'agreement' from agreement_part where matter_id = ${matterId} and kind = 'award'
    union select party_id, 'policy' from asset_person where matter_id = ${matterId}`);

export const countMentions = (
  tx: Tx,
  matterId: number,
  partyId: number,
): Promise<Record<'will' | 'agreed' | 'held' | 'advances' | 'children', number>> =>
  tx.one(sql`
    select
      (select count(*)::int from will_taker where matter_id = ${matterId} and party_id = ${partyId})
        + (select count(*)::int from intestate_heir where matter_id = ${matterId} and party_id = ${partyId}) as will,
      (select count(*)::int from agreement_part where matter_id = ${matterId} and (party_id = ${partyId} or to_party_id = ${partyId})) as agreed,
      (select count(*)::int from asset_person where party_id = ${partyId})
        + (select count(*)::int from asset where matter_id = ${matterId} and (duty_successor_id = ${partyId} or customary_spouse_id = ${partyId})) as held,
      (select count(*)::int from advance where matter_id = ${matterId} and party_id = ${partyId}) as advances,
      (select count(*)::int from parentage where matter_id = ${matterId} and parent_id = ${partyId}) as children`);
