import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { PartyRow } from '../matter-parties/party.store';

/** Where somebody of a matter is named as one who takes. */
export interface Takes {
  readonly party_id: number;
  readonly by: 'will' | 'hand' | 'agreement' | 'policy';
}

/** Everybody of a matter whom a will, an agreement, a policy or an override names; one statement. */
export const takesIn = (tx: Tx, matterId: number): Promise<Takes[]> =>
  tx.rows(sql`
    select distinct party_id, 'will' as by from will_taker where matter_id = ${matterId}
    union select party_id, 'hand' from intestate_heir where matter_id = ${matterId}
    union select party_id, 'agreement' from agreement_part where matter_id = ${matterId} and kind = 'award'
    union select party_id, 'policy' from asset_person where matter_id = ${matterId}`);

const nameOf = (row: PartyRow): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

/** Nobody goes who is to get something, or through whom others are related. */
export async function refuseRemoval(tx: Tx, row: PartyRow): Promise<Refused | undefined> {
  const { matter_id: matterId, id } = row;
  const found = await tx.one<Record<'will' | 'agreed' | 'held' | 'advances' | 'children', number>>(sql`
    select
      (select count(*)::int from will_taker where matter_id = ${matterId} and party_id = ${id})
        + (select count(*)::int from intestate_heir where matter_id = ${matterId} and party_id = ${id}) as will,
      (select count(*)::int from agreement_part where matter_id = ${matterId} and (party_id = ${id} or to_party_id = ${id})) as agreed,
      (select count(*)::int from asset_person where party_id = ${id})
        + (select count(*)::int from asset where matter_id = ${matterId} and (duty_successor_id = ${id} or customary_spouse_id = ${id})) as held,
      (select count(*)::int from advance where matter_id = ${matterId} and party_id = ${id}) as advances,
      (select count(*)::int from parentage where matter_id = ${matterId} and parent_id = ${id}) as children`);
  const name = nameOf(row);
  if (found.will > 0) {
    return refuse(
      'id',
      said('{name} takes by the will or by hand. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.agreed > 0) {
    return refuse(
      'id',
      said('{name} stands in an award or agreement. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.held > 0) {
    return refuse(
      'id',
      said('{name} is named with an asset or policy. Change that first; then this entry can go.', { name }),
    );
  }
  if (found.advances > 0) {
    return refuse('id', said('{name} has an advance to bring in. Remove it first; then this entry can go.', { name }));
  }
  if (found.children > 0) {
    return refuse(
      'id',
      said('{name} links others to the family as a parent. Take the children off first; then this entry can go.', {
        name,
      }),
    );
  }
  return undefined;
}
